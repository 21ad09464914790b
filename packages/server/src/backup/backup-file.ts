import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { type BackupHeader, BrokenBackup, backupText, headerIn, partsIn } from "./backup-lines.ts";
import type { CopyPart, CopyParts } from "./copy-part.ts";

export type BackupFileFailure =
  | { readonly code: "FILE_EXISTS"; readonly file: string }
  | {
      readonly code: "FILE_NOT_WRITABLE" | "FILE_NOT_READABLE" | "BACKUP_BROKEN";
      readonly file: string;
      readonly reason: string;
    };

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const isOfFiles = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^E[A-Z]+$/u.test(error.code);

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}

/** Whole or not at all: it gets its name when all of it is on the disk, and only if nothing has that name. BACKUP-02 */
export async function writeBackup(
  file: string,
  header: BackupHeader,
  parts: CopyParts,
): Promise<Result<null, BackupFileFailure>> {
  if (await isThere(file)) return refused({ code: "FILE_EXISTS", file });
  const draft = `${file}.${randomBytes(4).toString("hex")}.incompleto`;
  try {
    // It holds everybody's names and hashes of passwords.
    const target = createWriteStream(draft, { flags: "wx", mode: 0o600 });
    await pipeline(Readable.from(backupText(header, parts)), createGzip({ level: 4 }), target);
    await flush(draft);
    if (await isThere(file)) return refused({ code: "FILE_EXISTS", file });
    await rename(draft, file);
    return accepted(null);
  } catch (error) {
    if (!isOfFiles(error)) throw error;
    return refused({ code: "FILE_NOT_WRITABLE", file, reason: reasonOf(error) });
  } finally {
    await rm(draft, { force: true });
  }
}

/** By line feeds alone: readline would also end a line at the separators that a text in a row may hold. */
async function* linesIn(file: string): AsyncGenerator<string, undefined> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.once("error", (error) => text.destroy(error));
  source.pipe(text);
  text.setEncoding("utf8");
  let rest: string[] = [];
  for await (const chunk of text as AsyncIterable<string>) {
    const [first = "", ...more] = chunk.split("\n");
    rest.push(first);
    for (const part of more) {
      yield rest.join("");
      rest = [part];
    }
  }
  if (rest.join("") !== "") throw new BrokenBackup("the last line has no end");
  return undefined;
}

/** The rows of a file that was checked; the header is read over. */
export async function* readBackup(file: string): AsyncGenerator<CopyPart> {
  const lines = linesIn(file);
  headerIn((await lines.next()).value);
  yield* partsIn(lines);
}

/** Reads all of it once, so that a faulty file is found before anything is written. */
export async function checkBackup(file: string): Promise<Result<BackupHeader, BackupFileFailure>> {
  try {
    const lines = linesIn(file);
    const header = headerIn((await lines.next()).value);
    for await (const part of partsIn(lines)) void part;
    return accepted(header);
  } catch (error) {
    const isZip = error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
    if (error instanceof BrokenBackup || isZip)
      return refused({ code: "BACKUP_BROKEN", file, reason: reasonOf(error) });
    if (isOfFiles(error)) return refused({ code: "FILE_NOT_READABLE", file, reason: reasonOf(error) });
    throw error;
  }
}
