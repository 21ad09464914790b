/** What people may upload. SVG is not among them: it can carry scripts. */
export type PictureType = "image/png" | "image/jpeg" | "image/webp";

const startsWith = (bytes: Buffer, hex: string): boolean => bytes.subarray(0, hex.length / 2).toString("hex") === hex;

/** Judged by the bytes themselves; a file's name and declared type are anyone's claim. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  if (startsWith(bytes, "89504e470d0a1a0a")) return "image/png";
  if (startsWith(bytes, "ffd8ff")) return "image/jpeg";
  const isWebp = startsWith(bytes, "52494646") && bytes.subarray(8, 12).toString("latin1") === "WEBP";
  return isWebp ? "image/webp" : null;
}
