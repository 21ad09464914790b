const exifName = "Exif\0\0";
const orientationTag = 0x0112;
const head = 10;

/** Of an EXIF segment: how the camera was held, 1 to 8; null: it doesn't say. */
export function orientationIn(segment: Buffer): number | null {
  if (segment.toString("latin1", 4, head) !== exifName || segment.length < head + 14) return null;
  const tiff = segment.subarray(head);
  const order = tiff.toString("latin1", 0, 2);
  if (order !== "II" && order !== "MM") return null;
  const u16 = (at: number): number => (order === "II" ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = order === "II" ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return null;
  for (let entry = 0; entry < u16(first); entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) return null;
    if (u16(at) !== orientationTag) continue;
    const value = u16(at + 8);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** An EXIF segment that says that and nothing else: without it a photo of a phone lies on its side. */
export function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.alloc(head + 26);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(segment.length - 2, 2);
  segment.write(exifName, 4, "latin1");
  segment.write("MM\0*", head, "latin1");
  segment.writeUInt32BE(8, head + 4);
  segment.writeUInt16BE(1, head + 8);
  segment.writeUInt16BE(orientationTag, head + 10);
  segment.writeUInt16BE(3, head + 12);
  segment.writeUInt32BE(1, head + 14);
  segment.writeUInt16BE(orientation, head + 18);
  return segment;
}
