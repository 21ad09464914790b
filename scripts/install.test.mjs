// `npm ci` runs when it must and only then; a stand-in for npm writes down how it was called.
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, beforeEach, describe, it } from "node:test";
import { runNode } from "./child.mjs";
import { plant } from "./scratch-copy.mjs";
import { root } from "./tools.mjs";

const folder = mkdtempSync(join(tmpdir(), "cantina-install-"));
const calls = join(folder, "calls.txt");
const lock = (packages) => JSON.stringify({ packages });
const pg = { version: "8.23.1" };

beforeEach(() => {
  rmSync(folder, { force: true, recursive: true });
  cpSync(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
  plant(folder, {
    "npm.js": `require("node:fs").writeFileSync(${JSON.stringify(calls)}, process.argv.slice(2).join(" "));
      process.exit(Number(process.env.NPM_ENDS_WITH ?? 0));`,
    "try.mjs": `import { installIfNeeded } from "./scripts/install.mjs";
      process.exitCode = (await installIfNeeded("Instalando…")) ? 0 : 1;`,
  });
});
after(() => rmSync(folder, { force: true, recursive: true }));

function lockFiles(wanted, installed, age) {
  plant(folder, { "package-lock.json": lock({ "": { version: "0.0.1" }, ...wanted }) });
  if (installed === undefined) return;
  plant(folder, { "node_modules/.package-lock.json": lock(installed) });
  const time = new Date(Date.now() - age);
  utimesSync(join(folder, "node_modules", ".package-lock.json"), time, time);
}

async function install(env = {}) {
  const result = await runNode([join(folder, "try.mjs")], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, "npm.js"), ...env },
  });
  return { ...result, call: existsSync(calls) ? readFileSync(calls, "utf8") : undefined };
}

describe("install", () => {
  it("runs npm ci, with the build tools, in a clone without node_modules", async () => {
    lockFiles({ "node_modules/pg": pg });
    const { code, call, output } = await install({ NODE_ENV: "production" });
    assert.equal(code, 0);
    assert.match(output, /Instalando…/);
    assert.match(call, /^ci .*--include=dev/);
  });
  it("does nothing when node_modules is newer than the lock file", async () => {
    lockFiles({ "node_modules/pg": pg }, {}, -10_000);
    const { code, call, output } = await install();
    assert.deepEqual([code, call, output], [0, undefined, ""]);
  });
  it("does nothing when the lock file is newer but says the same, but for other platforms", async () => {
    lockFiles(
      { "node_modules/pg": pg, "node_modules/pg-mac": { ...pg, optional: true } },
      { "node_modules/pg": pg },
      60_000,
    );
    assert.equal((await install()).call, undefined);
  });
  it("runs npm ci when the newer lock file wants another version", async () => {
    lockFiles({ "node_modules/pg": pg }, { "node_modules/pg": { version: "8.0.0" } }, 60_000);
    assert.match((await install()).call, /^ci /);
  });
  it("runs npm ci when the newer lock file wants one more package", async () => {
    lockFiles({ "node_modules/pg": pg, "node_modules/ky": pg }, { "node_modules/pg": pg }, 60_000);
    assert.match((await install()).call, /^ci /);
  });
  it("runs npm ci once where two begin at the same time", async () => {
    lockFiles({ "node_modules/pg": pg });
    plant(folder, {
      "try.mjs": `import { appendFileSync } from "node:fs";
        import { installIfNeeded } from "./scripts/install.mjs";
        appendFileSync("asked.txt", ".");
        await installIfNeeded("Instalando…");`,
      // It takes a while, and no less than the other needs to ask for the same.
      "npm.js": `const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
        appendFileSync("installed.txt", ".");
        function end() {
          mkdirSync("node_modules", { recursive: true });
          writeFileSync("node_modules/.package-lock.json", ${JSON.stringify(lock({ "node_modules/pg": pg }))});
        }
        const look = () => setTimeout(readFileSync("asked.txt").length < 2 ? look : end, 300);
        look();`,
    });
    const both = await Promise.all([install(), install()]);
    assert.deepEqual(
      both.map(({ code }) => code),
      [0, 0],
    );
    assert.equal(readFileSync(join(folder, "installed.txt"), "utf8"), ".");
  });
  it("tells when npm failed", async () => {
    lockFiles({ "node_modules/pg": pg });
    assert.equal((await install({ NPM_ENDS_WITH: "3" })).code, 1);
  });
});
