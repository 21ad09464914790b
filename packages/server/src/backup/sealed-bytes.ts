import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { BrokenBackup } from "./backup-lines.ts";

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Begins a file that a passphrase seals; then salt, proof of the key, and frames of length, bytes and tag. */
const mark = Buffer.from("cantina-sellada1");
const saltBytes = 16;
const proofBytes = 16;
const tagBytes = 16;
const frameBytes = 64 * 1024;
const headBytes = mark.length + saltBytes + proofBytes;

/** The passphrase is not the one that the file was sealed with. */
export class WrongPassphrase extends Error {}

/** 64 MB and a tenth of a second for each guess: scrypt's N. */
const guessCost = 2 ** 16;

const keyOf = (passphrase: string, salt: Buffer, cost: number): Promise<Buffer> =>
  derive(passphrase.normalize("NFC"), salt, 32, { N: cost, r: 8, p: 1, maxmem: 2 ** 27 });

const proofOf = (key: Buffer): Buffer => createHmac("sha256", key).update(mark).digest().subarray(0, proofBytes);

/** Each frame has its own place, and the last one says so: none can be left out, moved or added. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(isLast ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(index), 4);
  return nonce;
}

function sealFrame(key: Buffer, index: number, { bytes, isLast }: { bytes: Buffer; isLast: boolean }): Buffer {
  const cipher = createCipheriv("aes-256-gcm", key, nonceOf(index, isLast));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(sealed.length);
  return Buffer.concat([length, sealed, cipher.getAuthTag()]);
}

function openFrame(key: Buffer, index: number, { bytes, isLast }: { bytes: Buffer; isLast: boolean }): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(index, isLast));
  decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, bytes.length - tagBytes)), decipher.final()]);
  } catch {
    throw new BrokenBackup(`sealed part ${index} was changed`);
  }
}

/** AES-256-GCM frame by frame, under a key that scrypt makes of the passphrase at this cost. BACKUP-10 */
export function sealing(passphrase: string, cost = guessCost) {
  return async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltBytes);
    const key = await keyOf(passphrase, salt, cost);
    yield Buffer.concat([mark, salt, proofOf(key)]);
    let held: Buffer = Buffer.alloc(0);
    let index = 0;
    for await (const chunk of source) {
      held = Buffer.concat([held, chunk]);
      while (held.length > frameBytes) {
        yield sealFrame(key, index, { bytes: held.subarray(0, frameBytes), isLast: false });
        held = held.subarray(frameBytes);
        index += 1;
      }
    }
    yield sealFrame(key, index, { bytes: held, isLast: true });
  };
}

export const isSealed = (head: Buffer): boolean => head.subarray(0, mark.length).equals(mark);
export const sealMarkBytes = mark.length;

/** The bytes as they were before they were sealed; throws BrokenBackup or WrongPassphrase. */
export function unsealing(passphrase: string, cost = guessCost) {
  return async function* unseal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let held: Buffer = Buffer.alloc(0);
    let key: Buffer | undefined;
    let index = 0;
    for await (const chunk of source) {
      held = Buffer.concat([held, chunk]);
      if (key === undefined) {
        if (held.length < headBytes) continue;
        const salt = held.subarray(mark.length, mark.length + saltBytes);
        key = await keyOf(passphrase, Buffer.from(salt), cost);
        if (!timingSafeEqual(held.subarray(mark.length + saltBytes, headBytes), proofOf(key)))
          throw new WrongPassphrase();
        held = held.subarray(headBytes);
      }
      // The one that may be the last is kept until something follows it.
      for (;;) {
        const length = held.length < 4 ? 0 : 4 + held.readUInt32BE(0) + tagBytes;
        if (length > 4 + frameBytes + tagBytes) throw new BrokenBackup(`sealed part ${index} is too long`);
        if (length === 0 || held.length <= length) break;
        yield openFrame(key, index, { bytes: held.subarray(4, length), isLast: false });
        held = held.subarray(length);
        index += 1;
      }
    }
    const isWhole = held.length >= 4 && held.length === 4 + held.readUInt32BE(0) + tagBytes;
    if (key === undefined || !isWhole) throw new BrokenBackup("the sealed file has no end");
    yield openFrame(key, index, { bytes: held.subarray(4), isLast: true });
  };
}
