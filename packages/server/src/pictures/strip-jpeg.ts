import { orientationIn, orientationSegment } from "./jpeg-orientation.ts";

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, app0: 0xe0, app1: 0xe1, app2: 0xe2, adobe: 0xee };

const startsWith = (segment: Buffer, text: string): boolean => segment.toString("latin1", 4, 4 + text.length) === text;

/** Of what applications write, only how colours are meant. */
function isKept(kind: number, segment: Buffer): boolean {
  if (kind === marker.comment) return false;
  if (kind < marker.app0 || kind > 0xef) return true;
  if (kind === marker.app0) return startsWith(segment, "JFIF\0");
  if (kind === marker.app2) return startsWith(segment, "ICC_PROFILE\0");
  return kind === marker.adobe && startsWith(segment, "Adobe");
}

const isAlone = (kind: number): boolean => kind === 0x01 || (kind >= 0xd0 && kind <= 0xd7);

/** Where the pixels of a scan end: at the next marker that is no restart and no stuffed byte. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const kind = bytes.readUInt8(at + 1);
    if (kind !== 0x00 && kind !== 0xff && !isAlone(kind)) return at;
  }
  return -1;
}

export function stripJpeg(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  let orientation = 1;
  let hasPixels = false;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const kind = bytes.readUInt8(at + 1);
    // Markers may be preceded by any number of fill bytes.
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (kind === marker.end) {
      if (!hasPixels) return null;
      const turned = orientation === 1 ? [] : [orientationSegment(orientation)];
      return Buffer.concat([Buffer.from([0xff, marker.start]), ...turned, ...parts, Buffer.from([0xff, marker.end])]);
    }
    if (isAlone(kind)) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return null;
    const segment = bytes.subarray(at, end);
    if (kind === marker.app1) orientation = orientationIn(segment) ?? orientation;
    if (isKept(kind, segment)) parts.push(segment);
    at = end;
    if (kind !== marker.scan) continue;
    hasPixels = true;
    const next = endOfScan(bytes, at);
    if (next < 0) return null;
    parts.push(bytes.subarray(at, next));
    at = next;
  }
  return null;
}
