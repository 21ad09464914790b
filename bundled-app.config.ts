import { type Plugin, build } from "vite";
import type {} from "vitest/config";
import { icuMessages } from "./icu-messages.config.ts";
import { doorsOfFolder, filesOf, nameOf, packages, root, slashed } from "./package-doors.config.ts";

const output = `${root}.cache/screens`;

/** They stand beside the app, and import nothing of it. */
const setups = `${packages}testkit/src/document/`;

const doors = (): readonly string[] => [`${packages}testkit/src/database/global-setup.ts`, ...doorsOfFolder("screens")];

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

/** Nothing is drawn in a document: a chart there is only what stands around it. */
const undrawn: Plugin = {
  name: "undrawn",
  enforce: "pre",
  resolveId: { filter: { id: /^react-apexcharts$/u }, handler: () => "\0undrawn" },
  load: { filter: { id: /^\0undrawn$/u }, handler: () => "export default () => null;" },
};

/** For each door all that is ours behind it, so that whoever edits it while Vitest watches sees the titles again. */
async function bundle(): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = doors();
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [icuMessages, nodesOwn, undrawn],
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
      rolldownOptions: filesOf(known),
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
