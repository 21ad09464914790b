import { readFileSync } from "node:fs";

type Entry = { readonly url: string; revision: string | null; size: number };

/** What vite writes down of one of the files that it made. */
type Made = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};

/** The files that load, at once or later, from what a device keeps. */
function reachedFrom(entry: string, made: Readonly<Record<string, Made>>, kept: ReadonlySet<string>): Set<string> {
  const [seen, files] = [new Set<string>(), new Set<string>()];
  const visit = (key: string): void => {
    const one = made[key];
    if (one === undefined || seen.has(key) || !kept.has(one.file)) return;
    seen.add(key);
    for (const file of [one.file, ...(one.css ?? [])]) files.add(file);
    for (const next of [...(one.imports ?? []), ...(one.dynamicImports ?? [])]) visit(next);
  };
  visit(entry);
  return files;
}

/** Leaves out what only files load that are left out themselves: a part of a screen that isn't there is of no use. */
export const onlyReached =
  (dist: string) =>
  (entries: Entry[]): { manifest: Entry[]; warnings: string[] } => {
    const made = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, "utf8")) as Record<string, Made>;
    const known = new Set(Object.values(made).flatMap(({ file, css = [] }) => [file, ...css]));
    const reached = reachedFrom("index.html", made, new Set(entries.map(({ url }) => url)));
    // A part without what it imports would take the whole page with it, the day that the browser's own cache is empty.
    for (const { file, imports = [] } of Object.values(made))
      for (const next of reached.has(file) ? imports : [])
        if (!reached.has(made[next]?.file ?? ""))
          throw new Error(`A device keeps ${file} without ${made[next]?.file ?? next}, that it imports.`);
    // What vite doesn't write down, like the page itself and its workers, stays.
    const manifest = entries.filter(({ url }) => !known.has(url) || reached.has(url));
    return { manifest, warnings: reached.size > 0 ? [] : ["nothing is reached from index.html"] };
  };
