export { type AgentPrinter, agentPrinter } from "./agent-printer.ts";
export { browserPrinter } from "./browser-printer.ts";
