import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { systemReason } from "../db/index.ts";
import { type BackupHeader, BrokenBackup, backupText, headerIn, partsIn } from "./backup-lines.ts";
import type { CopyPart, CopyParts } from "./copy-part.ts";
import { WrongPassphrase, isSealed, sealMarkBytes, sealing, unsealing } from "./sealed-bytes.ts";

export type BackupFileFailure =
  | { readonly code: "FILE_EXISTS"; readonly file: string }
  | {
      readonly code: "FILE_NOT_WRITABLE" | "FILE_NOT_READABLE" | "BACKUP_BROKEN";
      readonly file: string;
      readonly reason: string;
    }
  | { readonly code: "PASSPHRASE_MISSING" | "PASSPHRASE_WRONG"; readonly file: string };

/** `passphrase`: seals the file. BACKUP-10 */
export type Sealing = { readonly file: string; readonly passphrase: string | undefined };

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
const isOfFiles = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^E[A-Z]+$/u.test(error.code);

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}

/** Whole or not at all: it gets its name when all of it is on the disk, and only if nothing has that name. BACKUP-02 */
export async function writeBackup(
  { file, passphrase }: Sealing,
  header: BackupHeader,
  parts: CopyParts,
): Promise<Result<null, BackupFileFailure>> {
  if (await isThere(file)) return refused({ code: "FILE_EXISTS", file });
  const draft = `${file}.${randomBytes(4).toString("hex")}.incompleto`;
  try {
    // It holds everybody's names and hashes of passwords.
    const target = createWriteStream(draft, { flags: "wx", mode: 0o600 });
    const text = Readable.from(backupText(header, parts));
    const packed = createGzip({ level: 4 });
    await (passphrase === undefined
      ? pipeline(text, packed, target)
      : pipeline(text, packed, sealing(passphrase), target));
    await flush(draft);
    if (await isThere(file)) return refused({ code: "FILE_EXISTS", file });
    await rename(draft, file);
    return accepted(null);
  } catch (error) {
    if (!isOfFiles(error)) throw error;
    return refused({ code: "FILE_NOT_WRITABLE", file, reason: systemReason(error) });
  } finally {
    // What kept it from being made is what matters.
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

class PassphraseMissing extends Error {}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sealMarkBytes), 0, sealMarkBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Told how many bytes of the file have been read. */
type OnBytes = (bytes: number) => void;

async function* bytesIn(file: string, onBytes: OnBytes): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    onBytes(bytes);
    yield chunk;
  }
}

/** By line feeds alone: readline would also end a line at the separators that a text in a row may hold. */
async function* linesIn(
  { file, passphrase }: Sealing,
  onBytes: OnBytes = () => undefined,
): AsyncGenerator<string, undefined> {
  const isLocked = isSealed(await readHead(file));
  if (isLocked && passphrase === undefined) throw new PassphraseMissing();
  const bytes = bytesIn(file, onBytes);
  const source = Readable.from(isLocked && passphrase !== undefined ? unsealing(passphrase)(bytes) : bytes);
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
export async function* readBackup(sealed: Sealing): AsyncGenerator<CopyPart> {
  const lines = linesIn(sealed);
  headerIn((await lines.next()).value);
  yield* partsIn(lines);
}

export type CheckedBackup = BackupHeader & { readonly rows: number };

/** Reads all of it once, so that a faulty file is found before anything is written. BACKUP-05 */
export async function checkBackup(
  sealed: Sealing,
  onBytes?: OnBytes,
): Promise<Result<CheckedBackup, BackupFileFailure>> {
  const { file } = sealed;
  try {
    const lines = linesIn(sealed, onBytes);
    const header = headerIn((await lines.next()).value);
    let rows = 0;
    for await (const part of partsIn(lines)) if (part.kind === "rows") rows += part.lines.length;
    return accepted({ ...header, rows });
  } catch (error) {
    const isZip = error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
    if (error instanceof PassphraseMissing) return refused({ code: "PASSPHRASE_MISSING", file });
    if (error instanceof WrongPassphrase) return refused({ code: "PASSPHRASE_WRONG", file });
    if (error instanceof BrokenBackup || isZip)
      return refused({ code: "BACKUP_BROKEN", file, reason: systemReason(error) });
    if (isOfFiles(error)) return refused({ code: "FILE_NOT_READABLE", file, reason: systemReason(error) });
    throw error;
  }
}
