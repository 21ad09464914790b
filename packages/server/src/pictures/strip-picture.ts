import type { PictureType } from "./picture-type.ts";
import { stripJpeg } from "./strip-jpeg.ts";
import { stripPng } from "./strip-png.ts";
import { stripWebp } from "./strip-webp.ts";

const strips: Readonly<Record<PictureType, (bytes: Buffer) => Buffer | null>> = {
  "image/jpeg": stripJpeg,
  "image/png": stripPng,
  "image/webp": stripWebp,
};

/**
 * The picture without what a camera or a program wrote beside it: place, time,
 * device, names, previews, whatever is appended. Its pixels stay as they are.
 * null: it is cut off, or none.
 */
export const stripPicture = (type: PictureType, bytes: Buffer): Buffer | null => strips[type](bytes);
