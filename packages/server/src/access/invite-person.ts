import { BrokenInvariant, type CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { issueToken } from "./account.queries.ts";
import { insertAccount } from "./employee.queries.ts";
import type { MailedLink } from "./mailed-link.queries.ts";

export type Invitation = {
  readonly userId: string;
  /** null: the address is confirmed already. */
  readonly link: MailedLink | null;
};

type Row = { readonly id: string; readonly email: string; readonly is_confirmed: boolean };

/** The person of that address, made where there is none, and the link to send once the transaction is committed. CLIENTS-16 */
export async function invitePerson(
  trx: Kysely<unknown>,
  email: string,
  cafeteria: { readonly id: CafeteriaId; readonly name: string },
): Promise<Invitation> {
  await insertAccount(trx, email);
  const { rows } = await sql<Row>`
    select id, email, confirmed_at is not null as is_confirmed from authentication_user
     where lower(email) = lower(${email}) for update`.execute(trx);
  const [person] = rows;
  if (person === undefined) throw new BrokenInvariant("a person just made can be read");
  const { id: userId, is_confirmed, ...to } = person;
  if (is_confirmed) return { userId, link: null };
  const purpose = "CONFIRM_ACCOUNT";
  const token = await issueToken(trx, userId, purpose, cafeteria.id);
  return { userId, link: { ...to, userId, purpose, token, cafeteriaName: cafeteria.name } };
}
