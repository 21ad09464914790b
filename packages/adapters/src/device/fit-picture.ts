import { type Result, accepted, refused } from "@cantina/domain/kernel";

export type PictureFault = "WRONG_TYPE" | "TOO_LARGE" | "UNREADABLE";

/** Whole and no longer than so many pixels, or its middle as a square of that side. */
export type PictureShape = { readonly longest: number } | { readonly side: number };

const types: readonly string[] = ["image/png", "image/jpeg", "image/webp"];
/** What the server takes. */
const mostBytes = 2 * 1024 * 1024;
/** More than any camera makes; a browser would choke on it. */
const mostRead = 30 * 1024 * 1024;
const quality = 0.85;

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/webp", quality));

type Size = { readonly width: number; readonly height: number };

/** The part of the picture that is taken, and how large it becomes; null: it may stay as it is. */
function cutOf({ width, height }: Size, shape: PictureShape): { readonly taken: Size; readonly made: Size } | null {
  if ("side" in shape) {
    const square = Math.min(width, height);
    return { taken: { width: square, height: square }, made: { width: shape.side, height: shape.side } };
  }
  const scale = shape.longest / Math.max(width, height);
  const scaled = (length: number): number => Math.max(1, Math.round(length * scale));
  return scale >= 1 ? null : { taken: { width, height }, made: { width: scaled(width), height: scaled(height) } };
}

async function drawn(file: Blob, shape: PictureShape): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const whole = { width: bitmap.width, height: bitmap.height };
  const cut = cutOf(whole, shape);
  if (cut === null && file.size <= mostBytes) {
    bitmap.close();
    return file;
  }
  const { taken, made } = cut ?? { taken: whole, made: whole };
  const canvas = document.createElement("canvas");
  canvas.width = made.width;
  canvas.height = made.height;
  const [left, top] = [(whole.width - taken.width) / 2, (whole.height - taken.height) / 2];
  canvas.getContext("2d")?.drawImage(bitmap, left, top, taken.width, taken.height, 0, 0, made.width, made.height);
  bitmap.close();
  return blobOf(canvas);
}

/** The picture as it may be sent: of a type that is taken, in its shape, at most 2 MiB. */
export async function fitPicture(file: Blob, shape: PictureShape): Promise<Result<Blob, PictureFault>> {
  if (!types.includes(file.type)) return refused("WRONG_TYPE");
  if (file.size > mostRead) return refused("TOO_LARGE");
  const picture = await drawn(file, shape).catch(() => null);
  if (picture === null) return refused("UNREADABLE");
  return picture.size > mostBytes ? refused("TOO_LARGE") : accepted(picture);
}
