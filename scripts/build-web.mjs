// Builds the web app as vite.config.ts says, once for each language; writes down which npm packages are in each of its
// files, and compresses them. `node scripts/build-web.mjs pseudo` makes the one that only tests have, beside the product.
import { copyFileSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { build } from "vite";
import { compressWeb } from "./compress-web.mjs";
import { makeFirstPages } from "./first-pages.mjs";
import { root } from "./tools.mjs";

/** Those of languages.config.ts; the names of the folders in packages/web/languages. */
const translated = ["en", "pt-BR"];
const dist = join(root, "packages", "web", "dist");

const packageOf = (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/"))?.[1];

const listPackages = {
  name: "list-packages",
  generateBundle(_options, bundle) {
    const packages = Object.values(bundle)
      .filter(({ type }) => type === "chunk")
      .map(({ fileName, moduleIds }) => [fileName, [...new Set(moduleIds.map(packageOf).filter(Boolean))].toSorted()]);
    this.emitFile({
      type: "asset",
      fileName: ".vite/packages.json",
      source: JSON.stringify(Object.fromEntries(packages), null, 1),
    });
  },
};

/** Its mode is its language: any other name than a language's is Spanish. */
const buildIn = (mode) =>
  build({ configFile: join(root, "vite.config.ts"), mode, logLevel: "warn", plugins: [listPackages] });

/** Names carry a hash of what they hold, so that all languages' files stand in one folder, and equal ones once. */
function addToDist(language) {
  const built = join(root, ".cache", `web-${language}`);
  cpSync(join(built, "assets"), join(dist, "assets"), { recursive: true });
  mkdirSync(join(dist, language), { recursive: true });
  copyFileSync(join(built, "index.html"), join(dist, language, "index.html"));
  if (existsSync(join(built, "first")))
    cpSync(join(built, "first"), join(dist, language, "first"), { recursive: true });
  // Where the Spanish one stands, because a worker is in charge of what is below it.
  copyFileSync(join(built, "service-worker.js"), join(dist, `${language}-service-worker.js`));
}

if (process.argv[2] === "pseudo") await buildIn("pseudo");
else {
  await Promise.all(["production", ...translated].map(buildIn));
  await makeFirstPages("production", dist);
  for (const language of translated) await makeFirstPages(language, join(root, ".cache", `web-${language}`));
  for (const language of translated) addToDist(language);
  await compressWeb(dist);
}
