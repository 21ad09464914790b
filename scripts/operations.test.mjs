// What docs/operations.md has the service's own account do needs no compiler: that account may not write beside the program.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
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
  it("bring the passphrase along whole, though it is a sentence", () => {
    const [line] = /^export CANTINA_BACKUP_PASSPHRASE=.*$/mu.exec(operations) ?? [];
    assert.ok(line !== undefined);
    const folder = mkdtempSync(join(tmpdir(), "cantina-settings-"));
    try {
      const file = join(folder, "cantina.env");
      writeFileSync(
        file,
        'CANTINA_TRUST_PROXY=1\nCANTINA_BACKUP_PASSPHRASE=la llave $de "arriba" = 7\nMAIL_FROM=a b\n',
      );
      const script = `sudo() { "$@"; }\n${line.replace("/etc/cantina.env", file)}\nprintenv CANTINA_BACKUP_PASSPHRASE`;
      assert.equal(execFileSync("sh", ["-c", script], { encoding: "utf8" }), 'la llave $de "arriba" = 7\n');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
