import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const slashed = (path: string): string => path.replaceAll("\\", "/");
export const root = slashed(fileURLToPath(new URL(".", import.meta.url)));
export const packages = `${root}packages/`;

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

/** Where the files of that folder, and those that they import, enter our packages. */
export const doorsOfFolder = (folder: string): readonly string[] =>
  doorsOf(
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => `${root}${folder}/${slashed(file)}`),
  );

/** packages/domain/src/kernel/index.ts becomes domain-kernel. */
export const nameOf = (door: string): string =>
  door
    .slice(packages.length)
    .replace(/(?:\/index)?\.tsx?$/u, "")
    .replace("/src/", "-")
    .replaceAll("/", "-");

/** Each door a file of its own, what several share in others beside them. */
export const filesOf = (doors: readonly string[]) => ({
  input: Object.fromEntries(doors.map((door) => [nameOf(door), door])),
  output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
});
