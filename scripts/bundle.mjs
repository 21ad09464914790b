// node scripts/bundle.mjs <entry.ts> <output.mjs>: one file for Node, with our packages inside and most of npm's outside;
// and one beside it for each program of a process that it names, as in new URL("./sheet-process.ts", import.meta.url).
import { existsSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import process from "node:process";
import { build } from "vite";
import { root } from "./tools.mjs";

const [entry, output] = process.argv.slice(2);
const packageFolder = (path) => /^.*?packages[\\/][^\\/]+/.exec(path.slice(root.length))?.[0];
const home = packageFolder(join(root, output));

const isBare = (id) => /^(?![a-zA-Z]:)[^./\0]/.test(id);
/**
 * Of these a server's start reads some hundred files, which took half of its time. They have no binaries. Fastify's
 * logger finds the workers of its transports beside its own files, which it no longer does from here: we use none.
 */
const isInside = (id) =>
  /^(?:@cantina|@fastify|@valibot|croner|exceljs|fastify|jose|kysely|nodemailer|pg|uuid|valibot|ws)(?:$|\/)/.test(id);
/** Every other bare name of ours is left to Node, which finds it beside its own files. */
const isOutside = (id) => isBare(id) && !isInside(id);
const fromOutput = (path) => relative(join(root, dirname(output)), path).replaceAll("\\", "/");
const isOfNpm = (path) => /[\\/]node_modules[\\/]/.test(path);
const nameOf = (id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

/** What a package that is inside imports is inside too, but for what it can do without and is not installed. */
const theirOwn = {
  name: "their-own",
  enforce: "pre",
  async resolveId(id, importer) {
    if (importer === undefined || !isOfNpm(importer) || !isBare(id) || isBuiltin(id)) return undefined;
    return (await this.resolve(id, importer, { skipSelf: true })) === null ? { id, external: true } : undefined;
  },
};

/**
 * A package that npm could not hoist lies below one of ours. Named from another one's output,
 * Node would find the hoisted version instead, so it is named by its path.
 */
const ownVersions = {
  name: "own-versions",
  enforce: "pre",
  async resolveId(id, importer) {
    if (importer === undefined || isOfNpm(importer) || !isOutside(id)) return undefined;
    const folder = packageFolder(importer);
    const isOwn = folder !== home && existsSync(join(root, folder ?? "", "node_modules", nameOf(id)));
    if (folder === undefined || !isOwn) return { id, external: true };
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found === null ? undefined : { id: fromOutput(found.id), external: true };
  },
};

const processName = /new URL\("(\.\/[\w-]+-process)\.ts", import\.meta\.url\)/g;
const processes = new Map();

/** Each program has its own copy, under a name of its own: two that are built at once don't write one file. */
const processesBeside = {
  name: "processes-beside",
  enforce: "pre",
  transform(code, id) {
    if (!processName.test(code)) return undefined;
    const named = code.replace(processName, (_, path) => {
      const file = `${basename(output, ".mjs")}.${basename(path)}.mjs`;
      processes.set(join(dirname(id), `${path}.ts`), file);
      return `new URL("./${file}", import.meta.url)`;
    });
    return { code: named, map: null };
  },
};

const bundle = (from, file) =>
  build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [theirOwn, ownVersions, processesBeside],
    ssr: { noExternal: true },
    build: {
      ssr: from,
      outDir: join(root, dirname(output)),
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      sourcemap: true,
      target: "node20",
      // One file: chunks with hashes in their names would pile up, and paths from import.meta.url would differ.
      rolldownOptions: { output: { entryFileNames: file, codeSplitting: false } },
    },
  });

await bundle(join(root, entry), basename(output));
for (const [source, file] of processes) await bundle(source, file);
