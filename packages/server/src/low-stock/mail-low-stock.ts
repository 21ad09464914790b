import type { Kysely } from "kysely";
import type { LinkMail } from "../access/index.ts";
import type { MailFailure } from "../mail/index.ts";
import { lowStockLetter } from "./low-stock-letter.ts";
import { forgetOldMails, oweMails, settleMail, takeMail } from "./low-stock-mail.queries.ts";

/** Mails of one look: a mail server that says nothing holds each for some seconds. */
const mostAtOnce = 20;

/** Mails the alerts since the last look, and what is owed of former ones. LOWSTOCK-02 LOWSTOCK-03 */
export async function mailLowStock(
  db: Kysely<unknown>,
  { mail, publicUrl }: LinkMail,
  report: (failure: MailFailure) => void,
): Promise<void> {
  await oweMails(db);
  await forgetOldMails(db);
  for (let count = 0; count < mostAtOnce; count += 1) {
    const owed = await takeMail(db);
    if (owed === undefined) return;
    // All of them may have been deleted since.
    const sent = owed.lines.length === 0 ? null : await mail.send(lowStockLetter(owed, publicUrl()));
    if (sent === null || sent.ok) await settleMail(db, owed);
    else report(sent.failure);
  }
}
