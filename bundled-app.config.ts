import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, build } from "vite";
import type {} from "vitest/config";
import { icuMessages } from "./icu-messages.config.ts";

const slashed = (path: string): string => path.replaceAll("\\", "/");
const root = slashed(fileURLToPath(new URL(".", import.meta.url)));
const packages = `${root}packages/`;
const output = `${root}.cache/screens`;

/** They stand beside the app, and import nothing of it. */
const setups = `${packages}testkit/src/document/`;

/** What a file imports of ours; what is only a type is gone when it runs. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^;"]*from "(\.|@cantina\/)([^"]+)";/gmu)].map(
    ([, start = "", rest = ""]) =>
      start === "."
        ? slashed(join(dirname(file), start + rest))
        : rest.replace(/^([^/]+)\/(.+)$/u, `${packages}$1/src/$2/index.ts`),
  );

/** Where these files, and those that they import, enter our packages. */
function doorsOf(files: readonly string[], known: Set<string> = new Set()): readonly string[] {
  for (const file of files) {
    if (known.has(file)) continue;
    known.add(file);
    if (!file.startsWith(packages)) doorsOf(importsOf(file), known);
  }
  return [...known].filter((file) => file.startsWith(packages));
}

const doors = (): readonly string[] => [
  `${packages}testkit/src/database/global-setup.ts`,
  ...doorsOf(
    readdirSync(join(root, "screens"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => `${root}screens/${slashed(file)}`),
  ),
];

/** packages/domain/src/kernel/index.ts becomes domain-kernel. */
const nameOf = (door: string): string =>
  door
    .slice(packages.length)
    .replace(/(?:\/index)?\.tsx?$/u, "")
    .replace("/src/", "-")
    .replaceAll("/", "-");

/** Those that the server and the testkit import are left to Node, but for those that the app has too. */
const nodesOwn: Plugin = {
  name: "nodes-own",
  enforce: "pre",
  resolveId: {
    filter: { id: /^(?!@cantina\/|xstate|valibot)[a-z@]/u },
    handler: (id, importer) =>
      importer !== undefined && /\/packages\/(?:server|testkit)\//u.test(slashed(importer))
        ? { id, external: true }
        : null,
  },
};

/** For each door all that is ours behind it, so that whoever edits it while Vitest watches sees the titles again. */
async function bundle(): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = doors();
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [icuMessages, nodesOwn],
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    environments: {
      // As a browser's: what packages have for Node loads more, such as every icon there is.
      ssr: {
        resolve: { conditions: ["module", "browser"], mainFields: ["browser", "module", "main"], noExternal: true },
      },
    },
    build: {
      ssr: true,
      outDir: output,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      target: "node20",
      rolldownOptions: {
        input: Object.fromEntries(known.map((door) => [nameOf(door), door])),
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
      },
    },
  });
  const sources = [built]
    .flat()
    .flatMap((one) => ("output" in one ? one.output : []))
    .flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
    .filter((id) => id.startsWith(packages));
  return new Map(known.map((door) => [door, door.endsWith("/mount.tsx") ? sources : []]));
}

let bundled: ReturnType<typeof bundle> | undefined;

/**
 * Tests of screens enter our packages at few doors. Behind them, everything is bundled once for each run, and Node loads
 * that: compiled one by one, thousands of files would pass through Vitest's one process, and through each of its workers.
 */
export const bundledApp: Plugin = {
  name: "bundled-app",
  enforce: "pre",
  config: () => ({ test: { server: { deps: { external: [/\/\.cache\/screens\//u] } } } }),
  configureVitest({ vitest }) {
    vitest.onTestsRerun(async () => {
      if (bundled === undefined) return;
      bundled = bundle();
      await bundled;
    });
  },
  async load(id) {
    if (!id.startsWith(packages) || id.startsWith(setups)) return undefined;
    bundled ??= bundle();
    const sources = (await bundled).get(id);
    // Beside the bundle there would be two of it.
    if (sources === undefined) throw new TypeError(`A test of screens imports ${id} in a way that no bundle foresees`);
    for (const source of sources) this.addWatchFile(source);
    return `export * from ${JSON.stringify(`${output}/${nameOf(id)}.mjs`)};`;
  },
};
