import type { Kysely } from "kysely";
import type { LinkMail } from "../access/index.ts";
import type { MailFailure } from "../mail/index.ts";
import { sendOwedMails } from "../owed-mails/index.ts";
import { differenceLetter } from "./difference-letter.ts";
import { oweMails, readMail } from "./payment-mails.queries.ts";

/** Mails what was found to differ since the last look, and what is owed of former ones. DIFFMAIL-01 OWED-01 */
export async function mailDifferences(
  db: Kysely<unknown>,
  { mail, publicUrl }: LinkMail,
  report: (failure: MailFailure) => void,
): Promise<void> {
  await oweMails(db);
  const letterOf = async (id: number) => {
    const owed = await readMail(db, id);
    return owed === undefined || owed.lines.length === 0 ? null : differenceLetter(owed, publicUrl());
  };
  await sendOwedMails(db, { table: "payment_difference_mail", letterOf, mail, report });
}
