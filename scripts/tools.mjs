import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const inModules = (...parts) => join(root, "node_modules", ...parts);

/** Scripts of the tools, started with our own Node: no shell, no `npx` process to leave behind. */
export const tools = {
  knip: inModules("knip", "bin", "knip.js"),
  oxfmt: inModules("oxfmt", "bin", "oxfmt"),
  oxlint: inModules("oxlint", "bin", "oxlint"),
  playwright: inModules("@playwright", "test", "cli.js"),
  vitest: inModules("vitest", "vitest.mjs"),
};
