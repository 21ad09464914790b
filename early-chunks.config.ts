import type { Plugin } from "vite";

type Chunk = {
  readonly type: "chunk";
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
};

/** What each start needs, but asks for only once its first file has run. */
const always = /web[\\/]src[\\/]composition[\\/]session[\\/]session-actor[.]ts$/u;
/** What every screen is written in. */
const letters = /figtree-latin-wght-normal-[^/]+[.]woff2$/u;

/** Has the page name what would else be asked for one after the other: on a slow link each turn costs what a file does. */
export const earlyChunks: Plugin = {
  name: "early-chunks",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      if (bundle === undefined) return [];
      const all = Object.values(bundle);
      const chunks = new Map(
        all.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one as unknown as Chunk] as const] : [])),
      );
      const found = new Set<string>();
      const take = (name: string): void => {
        if (found.has(name)) return;
        found.add(name);
        chunks.get(name)?.imports.forEach(take);
      };
      for (const { fileName, facadeModuleId } of chunks.values()) if (always.test(facadeModuleId ?? "")) take(fileName);
      const font = all.find(({ fileName }) => letters.test(fileName));
      const link = (attrs: Readonly<Record<string, string | boolean>>) =>
        ({ tag: "link", injectTo: "head", attrs: { crossorigin: true, ...attrs } }) as const;
      return [
        ...[...found]
          .filter((name) => !html.includes(name))
          .map((name) => link({ rel: "modulepreload", href: `/${name}` })),
        ...(font === undefined
          ? []
          : [link({ rel: "preload", as: "font", type: "font/woff2", href: `/${font.fileName}` })]),
      ];
    },
  },
};
