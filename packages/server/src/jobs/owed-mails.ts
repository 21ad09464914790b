import type { Kysely } from "kysely";
import type { LinkMail } from "../access/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import { type Job, startJob } from "./job.ts";

export type OwedMailsInput = {
  readonly database: ServerDatabase;
  readonly mail: LinkMail;
  readonly onError: (error: unknown) => void;
  /** Mails what is new and what is still owed. */
  readonly send: (db: Kysely<unknown>, mail: LinkMail, report: (failure: unknown) => void) => Promise<void>;
};

/** Looks each minute for what is to be mailed, so that all of a minute stand in one mail. LOWSTOCK-02 DIFFMAIL-01 */
export function startOwedMails({ database, mail, onError, send }: OwedMailsInput): Job {
  const look = async (): Promise<void> => {
    // A server that does not listen yet may not know its address.
    if (mail.publicUrl() !== "") await send(database.kysely, mail, onError);
  };
  return startJob({ pattern: "* * * * *", work: look, onError });
}
