import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { PictureType } from "./picture-type.ts";

export type PictureRow = { readonly content_type: string; readonly bytes: Buffer };

/** Named by what it holds, so a picture that is already there is not stored again. */
export async function storePicture(trx: Kysely<unknown>, contentType: PictureType, bytes: Buffer): Promise<string> {
  const pictureId = createHash("sha256").update(bytes).digest("hex");
  await sql`
    insert into picture (id, content_type, bytes) values (${pictureId}, ${contentType}, ${bytes}) on conflict do nothing`.execute(
    trx,
  );
  return pictureId;
}

export async function findPicture(db: Kysely<unknown>, pictureId: string): Promise<PictureRow | undefined> {
  const { rows } = await sql<PictureRow>`select content_type, bytes from picture where id = ${pictureId}`.execute(db);
  return rows[0];
}
