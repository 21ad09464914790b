// What docs/operations.md has the service's own account do needs no compiler: that account may not write beside the program.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { deployedEntries } from "./build.mjs";
import { root } from "./tools.mjs";

const operations = readFileSync(join(root, "docs", "operations.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

describe("the technician's commands", () => {
  const ran = new Set(
    [...operations.matchAll(/sudo -u cantina .*?npm run (?<name>[a-z-]+)/gu)].map(({ groups }) => groups.name),
  );
  it("are found in the text", () => assert.deepEqual([...ran], ["backup", "restore", "audit"]));
  for (const name of [...ran, "upgrade-data"])
    it(`run what the build has compiled: ${name}`, () => {
      const [, entry] = /^node scripts\/run\.mjs (\S+)/u.exec(scripts[name]) ?? [];
      assert.ok(deployedEntries.includes(entry), `${entry} is not compiled ahead`);
    });
});
