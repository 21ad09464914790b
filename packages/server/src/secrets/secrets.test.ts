import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sealer, sealingKeyOf } from "./index.ts";

const key = randomBytes(32);

test("[SEAL-01] a seal opens with its key and about what it was made, and nothing else opens it", () => {
  const { seal, open, keyId } = sealer(key);
  const sealed = seal("APP_USR-ñandú", "a");
  expect(open(sealed, "a")).toBe("APP_USR-ñandú");
  expect(sealed.includes("APP_USR")).toBe(false);
  expect(seal("APP_USR-ñandú", "a").equals(sealed)).toBe(false);
  expect(open(sealed, "b")).toBeNull();
  const other = sealer(randomBytes(32));
  expect(other.open(sealed, "a")).toBeNull();
  expect(other.keyId).not.toBe(keyId);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(open(changed, "a")).toBeNull();
  }
  for (const short of [0, 11, 28]) expect(open(sealed.subarray(0, short), "a")).toBeNull();
});

test("[SEAL-02] the key of a data folder is made once, whoever asks first, for its owner alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cantina-seal-"));
  try {
    const keys = await Promise.all(Array.from({ length: 5 }, () => sealingKeyOf(join(folder, "data"))));
    const [key] = keys;
    if (key?.ok !== true) throw new Error(key?.failure.code);
    expect(keys).toEqual(keys.map(() => key));
    expect(key.value).toHaveLength(32);
    const file = join(folder, "data", "sealing.key");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(file, "utf8"), "base64")).toEqual(key.value);
    expect(await readdir(join(folder, "data"))).toEqual(["sealing.key"]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("[SEAL-22] a key file that was cut or can't be read is told, and never replaced", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cantina-seal-"));
  const file = join(folder, "sealing.key");
  try {
    await writeFile(file, "");
    expect(await sealingKeyOf(folder)).toEqual({ ok: false, failure: { code: "SEALING_KEY_BROKEN", file } });
    expect(await readFile(file, "utf8")).toBe("");
    await rm(file);
    await mkdir(file);
    expect(await sealingKeyOf(folder)).toMatchObject({ failure: { code: "SEALING_KEY_NOT_REACHED", file } });
  } finally {
    await rm(folder, { recursive: true });
  }
});
