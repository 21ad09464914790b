import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import type { Mail } from "../mail/index.ts";
import { issueToken } from "./account.queries.ts";
import { insertAccount } from "./employee.queries.ts";

export type Invitation = {
  readonly userId: string;
  /** null: the address is confirmed already. */
  readonly mail: Mail | null;
};

type Row = { readonly id: string; readonly email: string; readonly is_confirmed: boolean };

const confirmMail = ({ id, email }: Row, token: string, publicUrl: string, cafeteriaName: string): Mail => ({
  to: email,
  subject: `Confirme su correo para ${cafeteriaName}`,
  text: [
    `${cafeteriaName} abrió una cuenta de Cantina para esta dirección.`,
    "",
    `Para confirmarla, abra este enlace: ${publicUrl}/verify?${new URLSearchParams({ token, authenticationUserId: id }).toString()}`,
    "",
    `Después puede elegir su contraseña en: ${publicUrl}/forgot-password`,
    "",
    "El enlace sirve una sola vez y vence en 7 días. Si no conoce la cafetería, ignore este mensaje.",
  ].join("\n"),
});

/** The person of that address, made where there is none, and the mail to send once the transaction is committed. CLIENTS-16 */
export async function invitePerson(
  trx: Kysely<unknown>,
  email: string,
  { publicUrl, cafeteriaName }: { readonly publicUrl: string; readonly cafeteriaName: string },
): Promise<Invitation> {
  await insertAccount(trx, email);
  const { rows } = await sql<Row>`
    select id, email, confirmed_at is not null as is_confirmed from authentication_user
     where lower(email) = lower(${email}) for update`.execute(trx);
  const [person] = rows;
  if (person === undefined) throw new BrokenInvariant("a person just made can be read");
  if (person.is_confirmed) return { userId: person.id, mail: null };
  const token = await issueToken(trx, person.id, "CONFIRM_ACCOUNT");
  return { userId: person.id, mail: confirmMail(person, token, publicUrl, cafeteriaName) };
}
