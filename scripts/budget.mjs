// Sizes of what a browser loads before it paints, from the manifest of the last web build.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { root } from "./tools.mjs";

const dist = join(root, "packages", "web", "dist");
const entry = "index.html";
const login = "src/screens/login/LoginScreen.tsx";
const layout = "src/routes/SignedInLayout.tsx";
const sales = "src/screens/sale/SaleScreen.tsx";
/** What each start asks for beside its first screen, and the page names early. */
const session = "src/composition/session/session-actor.ts";
/** Where the office's screens are found, with the lists of what they load: one is read on the way to the first of its group. */
const lists = ["sale", "goods", "place"].map((group) => `src/routes/${group}-screens.ts`);
/** The same for what is pressed in the frame and in the till: each is read beside its screen. */
const lateLists = ["src/routes/frame-parts.ts", "src/screens/sale/later-parts.ts"];

/** What may load at once, in kB (1,000 bytes) of gzipped JavaScript, not counting what `beyond` has loaded. */
const budgets = [
  { title: "/login", modules: [entry, login], beyond: [], limit: 120 },
  { title: session, modules: [session], beyond: [entry, login], limit: 40 },
  { title: "/login + sales", modules: [entry, login, layout, sales], beyond: [], limit: 200 },
  ...[...lists, ...lateLists].map((list) => ({ title: list, modules: [list], beyond: [entry, layout], limit: 4 })),
];
const limitOfOtherScreen = 70;
const lazyOnly = ["exceljs", "jspdf", "apexcharts"];

const complaints = [];
const read = (name) => {
  const file = join(dist, ".vite", name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  complaints.push(`packages/web/dist/.vite/${name} is missing: build the web app first`);
  return undefined;
};

const manifest = read("manifest.json");
const packages = read("packages.json");
if (manifest !== undefined && packages !== undefined) {
  const named = new Set(budgets.flatMap(({ modules }) => modules));
  const screens = Object.keys(manifest).filter((key) => /^src\/screens\/.*(Screen|Layout)[.]tsx$/.test(key));
  const others = screens
    .filter((key) => !named.has(key))
    .map((key) => ({ title: key, modules: [key], beyond: [entry, layout, ...lists], limit: limitOfOtherScreen }));
  for (const budget of [...budgets, ...others]) measure(budget);
  for (const key of new Set([entry, ...screens])) refuseHeavy(key);
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;

function measure({ title, modules, beyond, limit }) {
  const missing = [...modules, ...beyond].filter((key) => manifest[key] === undefined);
  for (const key of missing) {
    complaints.push(`${title}: ${key} is not in the manifest; a lazy screen is a chunk of its own, with this name`);
  }
  if (missing.length > 0) return;
  const loaded = closure(beyond);
  const files = [...closure(modules)].filter((file) => !loaded.has(file));
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
  const line = `${title}: ${(bytes / 1000).toFixed(1)} of ${limit} kB gz`;
  if (bytes > limit * 1000) complaints.push(`${line}, too much: ${files.join(", ")}`);
  else console.log(line);
}

/** The JavaScript files that load with these modules: their own and what they import statically. */
function closure(keys) {
  const chunks = new Set();
  const visit = (key) => {
    if (manifest[key] === undefined || chunks.has(key)) return;
    chunks.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return new Set([...chunks].map((key) => manifest[key].file).filter((file) => file.endsWith(".js")));
}

function refuseHeavy(key) {
  for (const file of closure([key])) {
    const heavy = (packages[file] ?? []).find((name) => lazyOnly.includes(name));
    if (heavy !== undefined) complaints.push(`${key}: ${heavy} is in ${file}, which loads with it; use import()`);
  }
}
