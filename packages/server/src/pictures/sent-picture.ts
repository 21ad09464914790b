import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import type { FailureWith, UploadedFile } from "../http/index.ts";
import { type PictureType, pictureTypeOf } from "./picture-type.ts";
import { stripPicture } from "./strip-picture.ts";
import { storePicture } from "./picture.queries.ts";

export type SentPicture = { readonly type: PictureType; readonly bytes: Buffer };

/** What was uploaded; null: nothing was. */
export function sentPicture(
  file: UploadedFile | null,
): Result<SentPicture | null, FailureWith<"UNSUPPORTED_MEDIA_TYPE">> {
  if (file === null) return accepted(null);
  const type = pictureTypeOf(file.bytes);
  // What the browser leaves out anyway, the server leaves out of what any other client sends.
  const bytes = type === null ? null : stripPicture(type, file.bytes);
  return type === null || bytes === null ? refused({ code: "UNSUPPORTED_MEDIA_TYPE" }) : accepted({ type, bytes });
}

/** What is shown from now on: the picture sent, none where the one there is goes, else undefined, as it is. */
export async function pictureAfter(
  trx: Kysely<unknown>,
  sent: SentPicture | null,
  removes: boolean,
): Promise<string | null | undefined> {
  if (sent !== null) return storePicture(trx, sent.type, sent.bytes);
  return removes ? null : undefined;
}
