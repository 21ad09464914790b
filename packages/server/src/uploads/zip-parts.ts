import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import type { UnreadableReason } from "@cantina/domain/uploads";
import { type Result, accepted, refused } from "@cantina/domain/kernel";

/** What stands in a zip's directory; its sizes are only what the file claims. */
type Entry = {
  readonly name: string;
  readonly isPlain: boolean;
  readonly start: number;
  readonly packedBytes: number;
};

/** Of one file; ordinary spreadsheets of 5,000 rows have about 15 parts and 5 MiB. */
const zipLimits = { parts: 200, unpackedBytes: 32 * 1024 * 1024 } as const;

const inflate = promisify<Buffer, { readonly maxOutputLength: number }, Buffer>(inflateRaw);

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const longestComment = 0xffff;

const damaged: Result<never, UnreadableReason> = refused("DAMAGED");

function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - endBytes - longestComment);
  for (let at = file.length - endBytes; at >= first; at -= 1) if (file.readUInt32LE(at) === endSignature) return at;
  return -1;
}

/** Where an entry's bytes begin: its own header has a length of its own. */
function startOf(file: Buffer, header: number): number | null {
  if (header + 30 > file.length || file.readUInt32LE(header) !== localSignature) return null;
  return header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
}

function readEntry(file: Buffer, at: number): (Entry & { readonly next: number }) | null {
  if (at + 46 > file.length || file.readUInt32LE(at) !== entrySignature) return null;
  const [isEncrypted, method] = [file.readUInt16LE(at + 8) % 2 === 1, file.readUInt16LE(at + 10)];
  const [packedBytes, nameBytes] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
  const next = at + 46 + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  const start = startOf(file, file.readUInt32LE(at + 42));
  if (isEncrypted || (method !== 0 && method !== 8) || start === null) return null;
  if (start + packedBytes > file.length) return null;
  const name = file.toString("utf8", at + 46, at + 46 + nameBytes).replace(/^\//u, "");
  return { name, isPlain: method === 0, start, packedBytes, next };
}

function readDirectory(file: Buffer): Result<readonly Entry[], UnreadableReason> {
  const end = findEnd(file);
  if (end < 0) return damaged;
  const count = file.readUInt16LE(end + 10);
  if (count > zipLimits.parts) return refused("TOO_MANY_PARTS");
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(file, at);
    if (entry === null) return damaged;
    entries.push(entry);
    at = entry.next;
  }
  return accepted(entries);
}

const isTooLong = (error: unknown): boolean =>
  error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";

/** Unpacks the parts that are wanted, and stops as soon as they are more than the limit in all. SHEET-01 */
export async function unpackParts(
  file: Buffer,
  isWanted: (name: string) => boolean,
): Promise<Result<ReadonlyMap<string, Buffer>, UnreadableReason>> {
  const entries = readDirectory(file);
  if (!entries.ok) return entries;
  const parts = new Map<string, Buffer>();
  let left: number = zipLimits.unpackedBytes;
  for (const { name, isPlain, start, packedBytes } of entries.value.filter((entry) => isWanted(entry.name))) {
    const packed = file.subarray(start, start + packedBytes);
    if (left <= 0 || parts.has(name)) return parts.has(name) ? damaged : refused("TOO_LARGE");
    try {
      const part = isPlain ? packed : await inflate(packed, { maxOutputLength: left });
      if (part.length > left) return refused("TOO_LARGE");
      left -= part.length;
      parts.set(name, part);
    } catch (error) {
      return isTooLong(error) ? refused("TOO_LARGE") : damaged;
    }
  }
  return accepted(parts);
}
