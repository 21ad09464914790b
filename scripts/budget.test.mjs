// The bundle budget is shown to stand on made-up builds: sizes, a screen that is no chunk, a heavy library.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, describe, it } from "node:test";
import { runNode } from "./child.mjs";
import { plant } from "./scratch-copy.mjs";
import { root } from "./tools.mjs";

const folder = mkdtempSync(join(tmpdir(), "cantina-budget-"));
const dist = "packages/web/dist";
/** Random text does not shrink, so this is about its gzipped size too. */
const kilobytes = (count) => `// ${randomBytes(count * 1000).toString("base64")}`;
const login = "src/screens/login/LoginScreen.tsx";
const layout = "src/routes/SignedInLayout.tsx";
const sales = "src/screens/sale/SaleScreen.tsx";
const session = "src/composition/session/session-actor.ts";
const lists = [
  ...["sale", "goods", "place"].map((group) => `src/routes/${group}-screens.ts`),
  "src/routes/frame-parts.ts",
  "src/screens/sale/later-parts.ts",
];
const admin = "src/screens/products/ProductsScreen.tsx";

let manifest;
let packages;
let sizes;

beforeEach(() => {
  manifest = {
    "index.html": { file: "entry.js", isEntry: true, imports: ["_shared.js"] },
    "_shared.js": { file: "shared.js" },
    [login]: { file: "login.js", isDynamicEntry: true, imports: ["index.html"] },
    [session]: { file: "session.js", isDynamicEntry: true, imports: ["_shared.js", "_wire.js"] },
    "_wire.js": { file: "wire.js" },
    [layout]: { file: "layout.js", isDynamicEntry: true, imports: ["_shared.js"] },
    [sales]: { file: "sale.js", isDynamicEntry: true, imports: ["_shared.js"] },
    ...Object.fromEntries(
      lists.map((key, at) => [key, { file: `list-${at}.js`, isDynamicEntry: true, imports: ["_shared.js"] }]),
    ),
    [admin]: { file: "products.js", isDynamicEntry: true, imports: ["_shared.js", "_table.js"] },
    "_table.js": { file: "table.js" },
    "node_modules/exceljs/index.js": { file: "excel.js", isDynamicEntry: true },
  };
  packages = { "excel.js": ["exceljs"] };
  sizes = {};
});
after(() => rmSync(folder, { force: true, recursive: true }));

async function budget() {
  rmSync(join(folder, dist), { force: true, recursive: true });
  mkdirSync(join(folder, dist), { recursive: true });
  cpSync(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
  plant(folder, {
    [`${dist}/.vite/manifest.json`]: JSON.stringify(manifest),
    [`${dist}/.vite/packages.json`]: JSON.stringify(packages),
  });
  for (const { file } of Object.values(manifest)) plant(folder, { [`${dist}/${file}`]: kilobytes(sizes[file] ?? 1) });
  return runNode([join(folder, "scripts", "budget.mjs")], { cwd: folder });
}

async function refuses(says) {
  const { code, output } = await budget();
  assert.notEqual(code, 0, output);
  assert.match(output, says);
}

describe("bundle budget", () => {
  it("lets a small build pass, with a heavy library behind an import()", async () => {
    manifest[admin].dynamicImports = ["node_modules/exceljs/index.js"];
    const { code, output } = await budget();
    assert.equal(code, 0, output);
  });
  it("refuses more than 120 kB for /login, with what the entry imports", async () => {
    sizes = { "entry.js": 40, "shared.js": 50, "login.js": 50 };
    await refuses(/\/login: \d+\.\d of 120 kB gz, too much.*shared\.js/);
  });
  it("refuses more than 40 kB that each start asks for beside its first screen", async () => {
    sizes = { "shared.js": 50, "session.js": 20, "wire.js": 30 };
    await refuses(/session-actor\.ts: \d+\.\d of 40 kB gz, too much: session\.js, wire\.js/);
  });
  it("refuses more than 200 kB for /login and sales together", async () => {
    sizes = { "shared.js": 90, "layout.js": 60, "sale.js": 60 };
    await refuses(/\/login \+ sales: \d+\.\d of 200 kB gz, too much/);
  });
  it("refuses another screen that adds more than 70 kB to the signed-in layout", async () => {
    sizes = { "shared.js": 50, "products.js": 20, "table.js": 60 };
    await refuses(/ProductsScreen\.tsx: 8\d\.\d of 70 kB gz, too much: products\.js, table\.js/);
  });
  it("refuses more than 4 kB for the list of a group of screens", async () => {
    sizes = { "list-1.js": 6 };
    await refuses(/goods-screens\.ts: \d+\.\d of 4 kB gz, too much: list-1\.js/);
  });
  it("refuses a sales screen that is no chunk of its own", async () => {
    delete manifest[sales];
    await refuses(/SaleScreen\.tsx is not in the manifest/);
  });
  it("refuses a heavy library that loads with a screen", async () => {
    packages["table.js"] = ["apexcharts"];
    await refuses(/ProductsScreen\.tsx: apexcharts is in table\.js/);
  });
  it("refuses to judge when nothing was built", async () => {
    const { code, output } = await budget().then(() => {
      rmSync(join(folder, dist), { force: true, recursive: true });
      return runNode([join(folder, "scripts", "budget.mjs")], { cwd: folder });
    });
    assert.notEqual(code, 0);
    assert.match(output, /manifest\.json is missing/);
  });
});
