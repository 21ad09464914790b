import { type PictureFault, fitPicture } from "@cantina/adapters/device";
import type { Result } from "@cantina/domain/kernel";

export type { PictureFault } from "@cantina/adapters/device";

/** What the server judges by the bytes; the chooser only offers. */
export const pictureTypes = "image/png,image/jpeg,image/webp";

/** In pixels, of the longer side: large enough for a phone's whole width. */
const longest = 1200;
/** In pixels; enough for a face at twice the size that it is shown in. */
const side = 192;

export const shrinkPicture = (file: Blob): Promise<Result<Blob, PictureFault>> => fitPicture(file, { longest });
export const photoOf = (file: Blob): Promise<Result<Blob, PictureFault>> => fitPicture(file, { side });
