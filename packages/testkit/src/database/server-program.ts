import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join, sep } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { clusterVariable } from "./shared-cluster.ts";

/** What can be run of the server: itself, and the commands beside it. */
export type ServerProgram = "composition" | "operations";

const source = createRequire(import.meta.url).resolve("@cantina/server/composition");
const [root = ""] = source.split(`${sep}packages${sep}`);
const run = promisify(execFile);

/** As deep below its package as the product's own, so that paths from `import.meta.url` lead to the same files. */
export async function bundleProgram(name: ServerProgram): Promise<string> {
  const output = `packages/server/.cache/${name}.mjs`;
  const entry = `packages/server/src/${name}/main.ts`;
  await run(process.execPath, [join(root, "scripts/bundle.mjs"), entry, output], { cwd: root });
  return join(root, output);
}

/**
 * The arguments with which Node runs it in a process of its own: from the bundle that the test run has made, since it
 * takes seconds to compile at each start, else from its source.
 */
export async function argumentsFor(name: ServerProgram): Promise<readonly string[]> {
  const desk = process.env[clusterVariable];
  if (desk === undefined) return ["--import", "tsx", join(root, `packages/server/src/${name}/main.ts`)];
  const response = await fetch(`${desk}/${name}`);
  if (!response.ok) throw new BrokenInvariant(`no program of the server: ${await response.text()}`);
  return [await response.text()];
}
