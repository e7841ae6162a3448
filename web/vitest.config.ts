// Tests are of pure state: no browser, no plugin.
import { defineConfig } from "vitest/config";

export default defineConfig({ test: { environment: "node", include: ["src/**/*.test.ts"] } });
