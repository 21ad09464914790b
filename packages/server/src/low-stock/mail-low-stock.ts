import type { Kysely } from "kysely";
import type { LinkMail } from "../access/index.ts";
import type { MailFailure } from "../mail/index.ts";
import { sendOwedMails } from "../owed-mails/index.ts";
import { lowStockLetter } from "./low-stock-letter.ts";
import { oweMails, readMail } from "./low-stock-mail.queries.ts";

/** Mails the alerts since the last look, and what is owed of former ones. LOWSTOCK-02 OWED-01 */
export async function mailLowStock(
  db: Kysely<unknown>,
  { mail, publicUrl }: LinkMail,
  report: (failure: MailFailure) => void,
): Promise<void> {
  await oweMails(db);
  const letterOf = async (id: number) => {
    const owed = await readMail(db, id);
    // All of them may have been deleted since.
    return owed === undefined || owed.lines.length === 0 ? null : lowStockLetter(owed, publicUrl());
  };
  await sendOwedMails(db, { table: "low_stock_mail", letterOf, mail, report });
}
