// How the page is built: into web/dist, everything hashed under /assets, nothing inlined (strict CSP).
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";

/** A page that is fetched later is called after its folder, as are its files: `table`, not `page`. */
const chunkName = (module: string | null) => /([^/]+)\/page\.tsx$/.exec(module ?? "")?.[1] ?? "[name]";

/** The modules that the table shares with lessons, puzzles, studies and whatever else has a board. */
const BOARD = /src\/(board|motion|path)\/|src\/pages\/table\/(buttons|card|cards|chat|choices|emblem|look|measuredBar|pictured|said|sheets|staging|typed|whatIf)\.tsx?$/;
/** What every page needs. */
const HOUSE = /node_modules\/(solid-js|@fluent)\/|src\/(api|time|words)\/|src\/app\/(?!shell)|src\/live\/(merge|socket)|src\/ui\/(?!rules|markdown)|src\/pages\/(company|names|lists|quick)\.ts$/;

// The house that answers while the page is being worked on.
const house = process.env.HOUSE ?? "http://127.0.0.1:7878";

export default defineConfig({
  plugins: [solid()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${chunkName(facadeModuleId)}-[hash].js`,
        // What every board needs travels in one piece, which is packed better than many small ones.
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "board", test: BOARD }, { name: "house", test: HOUSE }] },
      },
    },
  },
  server: { proxy: { "/api": { target: house, ws: true }, "/return": house, "/healthz": house } },
});
