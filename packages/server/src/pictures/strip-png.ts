const signatureLength = 8;

/** What changes how the pixels look, animation included; all other chunks that may be left out are. */
const kept: ReadonlySet<string> = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT".split(" "),
);

export function stripPng(bytes: Buffer): Buffer | null {
  const parts = [bytes.subarray(0, signatureLength)];
  for (let at = signatureLength; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (at === signatureLength && name !== "IHDR") return null;
    if (kept.has(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") return Buffer.concat(parts);
    at = end;
  }
  return null;
}
