// What among the tools is fetched when somebody looks for it, in one go.
export { Branching } from "./branching";
export { Receipts } from "./receipts";
