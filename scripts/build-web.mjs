// Builds the web app as vite.config.ts says, writes down which npm packages are in each of its files, and compresses them.
import { join } from "node:path";
import { build } from "vite";
import { compressWeb } from "./compress-web.mjs";
import { root } from "./tools.mjs";

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

await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn", plugins: [listPackages] });
await compressWeb(join(root, "packages", "web", "dist"));
