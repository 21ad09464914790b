import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icuMessages } from "./icu-messages.config.ts";
import { languages, spoken } from "./languages.config.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** What draws the first state of the public pages, for Node: the build's other half is scripts/first-pages.mjs. */
export default defineConfig(({ mode }) => {
  const language = languages.find((one) => one === mode) ?? "es";
  return {
    // As for the app's own build, whose names of classes these have to be.
    root: `${root}packages/web`,
    publicDir: false,
    plugins: [spoken(language), icuMessages],
    ssr: { noExternal: [/^@cantina\//u] },
    build: {
      ssr: "src/first-pages.tsx",
      outDir: `${root}.cache/first-pages-${language}`,
      emptyOutDir: true,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "pages.mjs" } },
    },
  };
});
