import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { systemReason } from "../db/index.ts";

export type SealingKeyFailure =
  | { readonly code: "SEALING_KEY_BROKEN"; readonly file: string }
  | { readonly code: "SEALING_KEY_NOT_REACHED"; readonly file: string; readonly reason: string };

const keyBytes = 32;

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

async function read(file: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from((await readFile(file, "utf8")).trim(), "base64");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

async function make(file: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(`${randomBytes(keyBytes).toString("base64")}\n`);
      // A cut of power must not leave an empty one under its name.
      await handle.sync();
    } finally {
      await handle.close();
    }
    // Unlike a rename it never takes the place of another server's.
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** The key of the data folder, made when it is first missed: of two servers that start at once one makes it. SEAL-02 */
export async function sealingKeyOf(dataFolder: string): Promise<Result<Buffer, SealingKeyFailure>> {
  const file = join(dataFolder, "sealing.key");
  try {
    let key = await read(file);
    while (key === undefined) {
      await mkdir(dataFolder, { recursive: true });
      await make(file);
      key = await read(file);
    }
    return key.length === keyBytes ? accepted(key) : refused({ code: "SEALING_KEY_BROKEN", file });
  } catch (error) {
    return refused({ code: "SEALING_KEY_NOT_REACHED", file, reason: systemReason(error) });
  }
}
