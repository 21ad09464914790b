import { randomBytes } from "node:crypto";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { sql } from "kysely";
import type { ServerDatabase } from "../http/index.ts";

/** Made once per database; two servers that start together end with the same one. */
export async function tokenSecret({ kysely }: ServerDatabase): Promise<Uint8Array> {
  await sql`insert into installation (name, value) values ('token', ${randomBytes(32)}) on conflict do nothing`.execute(
    kysely,
  );
  const { rows } = await sql<{ value: Buffer }>`select value from installation where name = 'token'`.execute(kysely);
  const secret = rows[0]?.value;
  if (secret === undefined) throw new BrokenInvariant("the token secret is gone");
  return secret;
}
