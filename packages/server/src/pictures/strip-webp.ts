const kept: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** Bits of VP8X: EXIF and XMP are there. */
const toldOf = 0b0000_1100;

export function stripWebp(bytes: Buffer): Buffer | null {
  if (bytes.length < 20) return null;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  const parts: Buffer[] = [];
  for (let at = 12; at < end;) {
    if (at + 8 > end) return null;
    const name = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    // Each chunk is filled up to an even length.
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) return null;
    if (kept.has(name)) {
      const chunk = Buffer.from(bytes.subarray(at, Math.min(next, end)));
      if (name === "VP8X" && size > 0) chunk.writeUInt8(chunk.readUInt8(8) & ~toldOf, 8);
      parts.push(chunk);
    }
    at = next;
  }
  if (parts.length === 0) return null;
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(body.length + 4, 4);
  head.write("WEBP", 8, "latin1");
  return Buffer.concat([head, body]);
}
