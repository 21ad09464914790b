import { type Result, accepted, refused } from "@cantina/domain/kernel";

export type PictureFault = "WRONG_TYPE" | "TOO_LARGE" | "UNREADABLE";

const types: readonly string[] = ["image/png", "image/jpeg", "image/webp"];
/** Of the longer side. */
const mostPixels = 1200;
/** What the server takes. */
const mostBytes = 2 * 1024 * 1024;
/** More than any camera makes; a browser would choke on it. */
const mostRead = 30 * 1024 * 1024;
const quality = 0.85;

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

async function drawn(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= mostBytes) {
    bitmap.close();
    return file;
  }
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return blobOf(canvas, "image/webp");
}

/** The picture as it may be sent: of a type that is taken, at most 1200 px long, at most 2 MiB. */
export async function shrinkPicture(file: Blob): Promise<Result<Blob, PictureFault>> {
  if (!types.includes(file.type)) return refused("WRONG_TYPE");
  if (file.size > mostRead) return refused("TOO_LARGE");
  const picture = await drawn(file).catch(() => null);
  if (picture === null) return refused("UNREADABLE");
  return picture.size > mostBytes ? refused("TOO_LARGE") : accepted(picture);
}
