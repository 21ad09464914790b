// Pages for anybody come with their first state in them, so that a slow phone paints the form before any script (ADR 0058).
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { root } from "./tools.mjs";

const web = join(root, "packages", "web");
const drawer = join(web, "src", "first-pages.tsx");
const script = join(web, "src", "composition", "first-page", "take-over.ts");

/** One of the two roots is seen, and of a mailed page what its address asks for. */
const seen = `#first~#root,[data-known] #first,#first>[data-link=without],[data-link=without] #first>[data-link=with]{display:none}
[data-known] #first~#root,[data-link=without] #first>[data-link=without]{display:block}`;

/** What decides before the first paint: the colour mode, and what is seen of the page. */
async function makeScript(dist) {
  const { output } = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, target: "es2023", rolldownOptions: { input: script, output: { format: "iife" } } },
  });
  const code = readFileSync(join(web, "public", "color-mode.js"), "utf8") + output[0].code;
  const name = `assets/first-page-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
  writeFileSync(join(dist, name), code);
  return name;
}

/** Everything that loads with these modules at once. */
function closure(manifest, keys, known = new Set()) {
  for (const key of keys) {
    if (manifest[key] === undefined || known.has(key)) continue;
    known.add(key);
    closure(manifest, manifest[key].imports ?? [], known);
  }
  return [...known].map((key) => manifest[key]);
}

function replaceOnce(text, what, by) {
  const parts = text.split(what);
  if (parts.length !== 2) throw new Error(`the page has ${parts.length - 1} of ${String(what)}`);
  return parts.join(by);
}

function pageWith({ name, module, isMailed, markup }, { index, manifest, dist, scriptName }) {
  if (!markup.includes("<main")) throw new Error(`nothing was drawn for /${name}`);
  const files = closure(manifest, ["index.html", module]);
  const styles = [...new Set(files.flatMap(({ css = [] }) => css))].map((file) =>
    readFileSync(join(dist, file), "utf8"),
  );
  const early = files.filter(({ file }) => file.endsWith(".js") && !index.includes(file));
  const preloads = early.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  let page = index.replaceAll(/\s*<link rel="stylesheet"[^>]*>/gu, "");
  // What speaks with the server comes behind a form that has to be typed first. A mail's link may ask at once.
  const isNeeded = (link) => isMailed || files.some(({ file }) => link.includes(`"/${file}"`));
  page = page.replaceAll(/\s*<link (?:crossorigin )?rel="modulepreload"[^>]*>/gu, (link) =>
    isNeeded(link) ? link : "",
  );
  page = replaceOnce(page, '<script defer src="/color-mode.js"></script>', `<script src="/${scriptName}"></script>`);
  page = replaceOnce(page, "</head>", `${preloads.join("")}<style>${styles.join("\n")}${seen}</style></head>`);
  // What paints the page comes first on a slow line.
  page = page.replaceAll(
    /<(script type="module"|link (?:crossorigin )?rel="modulepreload")/gu,
    '<$1 fetchpriority="low"',
  );
  // Where no script runs, either: no address shall have a password in it.
  const first = markup.replaceAll("<form ", '<form method="post" ');
  return replaceOnce(page, '<div id="root"></div>', `<div id="first">${first}</div><div id="root"></div>`);
}

/** `dist`: of one language's build, before it is added to the others. */
export async function makeFirstPages(mode, dist) {
  // A house without this room is built, too.
  if (!existsSync(drawer)) return;
  const output = join(root, ".cache", `first-pages-${mode === "production" ? "es" : mode}`, "pages.mjs");
  await build({ configFile: join(root, "first-pages.config.ts"), mode, logLevel: "warn" });
  const { drawFirstPages } = await import(pathToFileURL(output).href);
  const index = readFileSync(join(dist, "index.html"), "utf8");
  const manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
  const scriptName = await makeScript(dist);
  mkdirSync(join(dist, "first"));
  for (const page of await drawFirstPages())
    writeFileSync(join(dist, "first", `${page.name}.html`), pageWith(page, { index, manifest, dist, scriptName }));
}
