import { createHmac, randomBytes, scryptSync } from "node:crypto";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { BrokenBackup } from "./backup-lines.ts";
import { WrongPassphrase, isSealed, sealing, unsealing } from "./sealed-bytes.ts";

const passphrase = "una clave larga de verdad";
async function gathered(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}
/** In pieces of this many bytes, as a disk may give them. */
const inPieces = (bytes: Buffer, size: number): AsyncIterable<Buffer> =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
  );
/** What is said of frames is so at any cost of their key, and this file makes forty. */
const leastCost = 2;
const sealed = (bytes: Buffer) => gathered(sealing(passphrase, leastCost)(inPieces(bytes, 50_000)));
const opened = (bytes: Buffer, words = passphrase, size = 50_000) =>
  gathered(unsealing(words, leastCost)(inPieces(bytes, size)));

test(
  "[BACKUP-10] each guess at a passphrase takes 64 MB: the key is scrypt's, at N 65,536 and r 8",
  { tags: ["long"] },
  async () => {
    const bytes = randomBytes(100_000);
    const file = await gathered(sealing(passphrase)(inPieces(bytes, 50_000)));
    const [mark, salt, proof] = [file.subarray(0, 16), file.subarray(16, 32), file.subarray(32, 48)];
    const key = scryptSync(passphrase, salt, 32, { N: 65_536, r: 8, p: 1, maxmem: 2 ** 27 });
    expect(createHmac("sha256", key).update(mark).digest().subarray(0, 16).equals(proof)).toBe(true);
    expect((await gathered(unsealing(passphrase)(inPieces(file, 50_000)))).equals(bytes)).toBe(true);
    await expect(gathered(unsealing("otra clave")(inPieces(file, 50_000)))).rejects.toBeInstanceOf(WrongPassphrase);
  },
);

test("[BACKUP-10] what was sealed opens as it was, whatever its length and however it arrives", async () => {
  for (const length of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
    const bytes = randomBytes(length);
    const file = await sealed(bytes);
    expect(isSealed(file)).toBe(true);
    for (const size of [7_919, 1_000_000]) expect((await opened(file, passphrase, size)).equals(bytes)).toBe(true);
  }
});

test("[BACKUP-10] the same bytes are never sealed alike, and hold nothing of what they were", async () => {
  const bytes = Buffer.alloc(100_000, "Juana Pérez");
  const [one, other] = [await sealed(bytes), await sealed(bytes)];
  expect(one.equals(other)).toBe(false);
  expect(one.includes("Juana")).toBe(false);
});

test("[BACKUP-10] another passphrase is told apart from a faulty file", async () => {
  const file = await sealed(randomBytes(100_000));
  await expect(opened(file, "otra clave")).rejects.toBeInstanceOf(WrongPassphrase);
});

test("[BACKUP-10] one bit changed, a frame left out or doubled, or an end cut off is found", async () => {
  const file = await sealed(randomBytes(200_000));
  const head = 48;
  const frame = 4 + 65_536 + 16;
  for (const at of [head, head + 2, head + 5, head + frame - 1, head + frame + 1_000, file.length - 1]) {
    const flipped = Buffer.from(file);
    flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at);
    await expect(opened(flipped), `byte ${at}`).rejects.toBeInstanceOf(BrokenBackup);
  }
  const cuts = [20, head, head + 3, head + frame, head + 2 * frame, file.length - 1];
  for (const length of cuts)
    await expect(opened(file.subarray(0, length)), `${length} bytes`).rejects.toBeInstanceOf(BrokenBackup);
  const first = file.subarray(head, head + frame);
  const rest = file.subarray(head + frame);
  await expect(opened(Buffer.concat([file.subarray(0, head), rest]))).rejects.toBeInstanceOf(BrokenBackup);
  await expect(opened(Buffer.concat([file.subarray(0, head), first, first, rest]))).rejects.toBeInstanceOf(
    BrokenBackup,
  );
  await expect(opened(Buffer.concat([file, first]))).rejects.toBeInstanceOf(BrokenBackup);
});
