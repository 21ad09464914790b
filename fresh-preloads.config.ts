import type { Plugin } from "vite";

type Chunk = { readonly fileName: string; readonly isEntry: boolean; readonly imports: readonly string[] };

/** By a file that is loaded: all that was loaded before it could run. */
let loadedWith: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/** Learns which files come with which; before the lists of what to preload are written. */
export const knowLoaded: Plugin = {
  name: "know-loaded",
  generateBundle: {
    order: "pre",
    handler(_, bundle) {
      const all = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [one as unknown as Chunk] : []));
      const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
      const take = (name: string, taken: Set<string>): Set<string> => {
        if (taken.has(name)) return taken;
        taken.add(name);
        chunks.get(name)?.imports.forEach((one) => take(one, taken));
        return taken;
      };
      const first = new Set<string>();
      for (const { fileName, isEntry } of all) if (isEntry) take(fileName, first);
      loadedWith = new Map(all.map(({ fileName }) => [fileName, take(fileName, new Set(first))]));
    },
  },
};

/**
 * What a file names to be loaded ahead of an import: not what came with it, which would only make it larger, and not
 * the import alone, which is asked for at the same moment.
 */
export function freshPreloads(wanted: string, files: string[], { hostId }: { readonly hostId: string }): string[] {
  const fresh = files.filter((file) => !(loadedWith.get(hostId)?.has(file) ?? false));
  return fresh.every((file) => file === wanted) ? [] : fresh;
}
