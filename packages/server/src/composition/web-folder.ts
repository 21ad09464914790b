import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The built web app, looked for upwards: this code runs from its source and from bundles in several places. */
export function findWebFolder(from: string = import.meta.dirname): string | null {
  const folder = join(from, "packages", "web", "dist");
  if (existsSync(folder)) return folder;
  const above = dirname(from);
  return above === from ? null : findWebFolder(above);
}
