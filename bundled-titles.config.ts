import { writeFileSync } from "node:fs";
import process from "node:process";
import { type Plugin, build } from "vite";
import { doorsOfFolder, filesOf, nameOf, packages, root } from "./package-doors.config.ts";

const output = `${root}.cache/e2e`;

/** Node finds npm's packages beside the bundle as beside our sources. */
const npmsOutside: Plugin = {
  name: "npms-outside",
  enforce: "pre",
  resolveId: { filter: { id: /^(?!@cantina\/)[@a-z]/u }, handler: (id) => ({ id, external: true }) },
};

/** packages/domain/src/kernel/index.ts becomes @cantina/domain/kernel. */
const importOf = (door: string): string =>
  door.slice(packages.length).replace(/^([^/]+)\/src\/(.+)\/index\.ts$/u, "@cantina/$1/$2");

async function bundle(doors: readonly string[]): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [npmsOutside],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: output,
      minify: false,
      sourcemap: true,
      target: "node20",
      rolldownOptions: filesOf(doors),
    },
  });
  const paths = Object.fromEntries(doors.map((door) => [importOf(door), [`./${nameOf(door)}.mjs`]]));
  writeFileSync(`${output}/tsconfig.json`, JSON.stringify({ compilerOptions: { paths } }));
}

/**
 * The titles of the browser enter our packages at few doors. Playwright compiled all that is behind them file by file
 * before the first title, and each of its workers imported it file by file. It is bundled once for each run instead, by
 * the process that begins the others; ADR 0038 does the same for the screens.
 */
export async function bundleForTitles() {
  if (process.env["TEST_WORKER_INDEX"] === undefined) await bundle(doorsOfFolder("e2e"));
  return { tsconfig: `${output}/tsconfig.json`, build: { external: [`${output}/**`] } };
}
