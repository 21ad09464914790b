import type { Kysely } from "kysely";
import type { Mail, MailFailure, MailPort } from "../mail/index.ts";
import { type OwedTable, forgetOldMails, settleMail, takeTurn } from "./owed-mails.queries.ts";

/** Mails of one look: a mail server that says nothing holds each for some seconds. */
const mostAtOnce = 20;

type Owed = {
  readonly table: OwedTable;
  /** As it would be written now; null: there is nothing left to tell. */
  readonly letterOf: (id: number) => Promise<Mail | null>;
  readonly mail: MailPort;
  readonly report: (failure: MailFailure) => void;
};

/** Sends what is owed and due. OWED-01 OWED-02 */
export async function sendOwedMails(db: Kysely<unknown>, { table, letterOf, mail, report }: Owed): Promise<void> {
  await forgetOldMails(db, table);
  for (let count = 0; count < mostAtOnce; count += 1) {
    const id = await takeTurn(db, table);
    if (id === undefined) return;
    const letter = await letterOf(id);
    const sent = letter === null ? null : await mail.send(letter);
    if (sent === null || sent.ok) await settleMail(db, table, id);
    else report(sent.failure);
  }
}
