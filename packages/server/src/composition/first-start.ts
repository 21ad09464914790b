import { randomBytes } from "node:crypto";
import { checkNewPassword } from "@cantina/domain/access";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { hashPassword } from "../access/index.ts";
import { insertCafeteria } from "../cafeteria/index.ts";
import { inTransaction } from "../db/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import { countries } from "./countries.ts";

const administratorEmail = "admin@cantina.local";

export type Administrator = { readonly email: string; readonly password: string; readonly isGenerated: boolean };
type FirstStartFailure = { readonly code: "WEAK_ADMIN_PASSWORD" };

export async function isEmpty({ kysely }: ServerDatabase): Promise<boolean> {
  const { rows } = await sql`select 1 from authentication_user limit 1`.execute(kysely);
  return rows.length === 0;
}

/** After the seed, which may bring countries of its own. */
export async function ensureCountries(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into country (id, name) select * from unnest(${countries.map(({ id }) => id)}::text[], ${countries.map(({ name }) => name)}::text[])
    on conflict do nothing`.execute(db);
}

export async function markSeeded({ kysely }: ServerDatabase): Promise<void> {
  await sql`insert into installation (name, value) values ('seeded', '') on conflict do nothing`.execute(kysely);
}

export async function wasSeeded({ kysely }: ServerDatabase): Promise<boolean> {
  const { rows } = await sql`select 1 from installation where name = 'seeded'`.execute(kysely);
  return rows.length === 1;
}

/** Letters of both cases and a digit, whatever chance brings. */
const inventPassword = (): string => `${randomBytes(12).toString("base64url")}aZ7`;

/** The one account of an empty database. null: another start was faster. */
export async function makeAdministrator(
  { kysely }: ServerDatabase,
  wanted: string | undefined,
): Promise<Result<Administrator | null, FirstStartFailure>> {
  const password = wanted ?? inventPassword();
  if (!checkNewPassword(password).ok) return refused({ code: "WEAK_ADMIN_PASSWORD" });
  const hash = await hashPassword(password);
  const isMade = await inTransaction(kysely, async (trx) => {
    await ensureCountries(trx);
    const { rows } = await sql<{ id: string }>`
      insert into authentication_user (email, password_hash, confirmed_at)
      values (${administratorEmail}, ${hash}, clock_timestamp()) on conflict do nothing returning id`.execute(trx);
    const userId = rows[0]?.id;
    if (userId === undefined) return false;
    // A profile belongs to a cafeteria; this one is where the system administrator is at home.
    const home = await insertCafeteria(trx, {
      name: "Administración",
      countryId: "AR",
      timeZone: "America/Argentina/Buenos_Aires",
      codePrefix: "ADM",
    });
    await sql`
      insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level)
      values (${userId}, ${home.id}, 'Administrador', 'CAFETERIA', 'SYSTEM_ADMINISTRATOR')`.execute(trx);
    return true;
  });
  return accepted(isMade ? { email: administratorEmail, password, isGenerated: wanted === undefined } : null);
}
