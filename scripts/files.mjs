import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { root } from "./tools.mjs";

const generated = new Set(["node_modules", "dist", ".cache", "test-results", "playwright-report"]);

/** Every file below a folder of the repository that a person wrote, as sorted paths from the root. */
export function filesBelow(folder) {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { withFileTypes: true })
    .flatMap((entry) => {
      if (generated.has(entry.name)) return [];
      const path = relative(root, join(start, entry.name)).split(sep).join("/");
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .toSorted();
}
