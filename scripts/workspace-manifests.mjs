import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "./files.mjs";
import { root } from "./tools.mjs";

/** The package.json of the repository and of each package, with its folder as the lock file names it. */
export function workspaceManifests() {
  const own = filesBelow("packages").filter((path) => /^packages\/[^/]+\/package[.]json$/.test(path));
  return ["package.json", ...own].map((file) => ({
    file,
    folder: file === "package.json" ? "" : dirname(file),
    manifest: JSON.parse(readFileSync(join(root, file), "utf8")),
  }));
}
