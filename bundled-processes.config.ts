import { execFile } from "node:child_process";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const processName = /new URL\("\.\/([\w-]+-process)\.ts", import\.meta\.url\)/gu;
const root = fileURLToPath(new URL(".", import.meta.url));
const run = promisify(execFile);
const bundles = new Map<string, Promise<string>>();

/** As deep below its package as the product's own, so that paths from `import.meta.url` lead to the same files. */
async function bundle(entry: string): Promise<string> {
  const folder = /^packages\/[^/]+/u.exec(entry)?.[0] ?? "";
  const output = `${folder}/.cache/${basename(entry, ".ts")}.mjs`;
  await run(process.execPath, [join(root, "scripts/bundle.mjs"), entry, output], { cwd: root });
  return pathToFileURL(join(root, output)).href;
}

function bundleOf(entry: string): Promise<string> {
  const known = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, known);
  return known;
}

/**
 * Tests run the product from its sources. A process would compile its own each time that it starts, behind everything
 * else on the machine; so it runs as the product has it, from a bundle that is made once for all tests.
 */
export const bundledProcesses: Plugin = {
  name: "bundled-processes",
  enforce: "pre",
  async transform(code, id) {
    const found = [...code.matchAll(processName)];
    if (found.length === 0) return undefined;
    let named = code;
    for (const [text, name = ""] of found) {
      const entry = join(dirname(id), `${name}.ts`).slice(root.length).replaceAll("\\", "/");
      named = named.replace(text, `new URL(${JSON.stringify(await bundleOf(entry))})`);
    }
    return { code: named, map: null };
  },
};
