import { samplePictures } from "@cantina/testkit/database";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orientationIn } from "./jpeg-orientation.ts";
import type { PictureType } from "./picture-type.ts";
import { stripPicture } from "./strip-picture.ts";

const { png, jpeg, webp } = samplePictures;
const secret = "-34.6037,-58.3816 casa de Ana";
const all: readonly (readonly [PictureType, Buffer])[] = [
  ["image/png", png],
  ["image/jpeg", jpeg],
  ["image/webp", webp],
];

/** Between two places of it. */
const insert = (bytes: Buffer, at: number, ...added: readonly Buffer[]): Buffer =>
  Buffer.concat([bytes.subarray(0, at), ...added, bytes.subarray(at)]);

function jpegSegment(kind: number, content: string | Buffer): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

function pngChunk(name: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name + content), Buffer.alloc(4)]);
}

function webpChunk(name: string, content: string): Buffer {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, Buffer.from(content + (content.length % 2 === 1 ? "\0" : ""))]);
}

/** An EXIF segment with where the photo was taken, and how the camera was held. */
function exif(orientation: number, order: "II" | "MM"): Buffer {
  const tiff = Buffer.alloc(26);
  const little = order === "II";
  const u16 = (value: number, at: number) => (little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  const u32 = (value: number, at: number) => (little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at));
  tiff.write(order);
  u16(42, 2);
  u32(8, 4);
  u16(1, 8);
  u16(0x0112, 10);
  u16(3, 12);
  u32(1, 14);
  u16(orientation, 18);
  return jpegSegment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), tiff, Buffer.from(secret)]));
}

describe("a picture is stored without what stands beside its pixels", () => {
  test.each(all)("%s that has nothing beside them stays as it is", (type, bytes) => {
    expect(stripPicture(type, bytes)?.equals(bytes)).toBe(true);
  });

  test("a JPEG loses place, texts, previews and what is appended", () => {
    const told = [
      exif(1, "MM"),
      jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
      jpegSegment(0xed, `Photoshop 3.0\0${secret}`),
      jpegSegment(0xe2, `MPF\0${secret}`),
      jpegSegment(0xfe, secret),
    ];
    const sent = Buffer.concat([insert(jpeg, 2, ...told), Buffer.from(secret)]);
    expect(stripPicture("image/jpeg", sent)?.equals(jpeg)).toBe(true);
  });

  test.each(["II", "MM"] as const)(
    "a JPEG keeps how the camera was held, and nothing else of its EXIF (%s)",
    (order) => {
      const stripped = stripPicture("image/jpeg", insert(jpeg, 2, exif(6, order)));
      expect(stripped?.includes(secret)).toBe(false);
      expect(stripped === null ? null : orientationIn(stripped.subarray(2))).toBe(6);
      expect(stripped?.subarray(2 + 36).equals(jpeg.subarray(2))).toBe(true);
    },
  );

  test("a PNG loses its texts, times and EXIF, and what is appended", () => {
    const told = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "prVt"].map((name) => pngChunk(name, secret));
    const sent = Buffer.concat([insert(png, 33, ...told), Buffer.from(secret)]);
    expect(stripPicture("image/png", sent)?.equals(png)).toBe(true);
  });

  test("a WebP loses EXIF and XMP, and says that they are gone", () => {
    const body = Buffer.concat([
      webp.subarray(12),
      webpChunk("EXIF", secret),
      webpChunk("XMP ", secret),
      webpChunk("NOTE", secret),
    ]);
    const sent = Buffer.concat([webp.subarray(0, 12), body, Buffer.from(secret)]);
    sent.writeUInt32LE(body.length + 4, 4);
    sent.writeUInt8(sent.readUInt8(20) | 0b1100, 20);
    expect(stripPicture("image/webp", sent)?.equals(webp)).toBe(true);
  });

  test.each(all)("%s that is cut off is none", (type, bytes) => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(stripPicture(type, bytes.subarray(0, length)), String(length)).toBeNull();
  });

  test.each(all)("%s with any byte changed is stripped or refused, and never longer than it came", (type, bytes) => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
        const changed = Buffer.from(bytes);
        changed.writeUInt8(value, at);
        // An EXIF segment of ours may take the place of a shorter one.
        expect(stripPicture(type, changed)?.length ?? 0).toBeLessThanOrEqual(bytes.length + 36);
      }),
      { numRuns: 2_000 },
    );
  });
});
