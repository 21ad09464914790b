import { type LinkMail, sendUnsent } from "../access/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import { type Job, startJob } from "./job.ts";

export type UnsentLinksInput = {
  readonly database: ServerDatabase;
  readonly mail: LinkMail;
  readonly onError: (error: unknown) => void;
};

/** Looks each minute for links whose mail a server still owes. ACCESS-16 */
export function startUnsentLinks({ database, mail, onError }: UnsentLinksInput): Job {
  const look = async (): Promise<void> => {
    // A server that does not listen yet may not know its address.
    if (mail.publicUrl() !== "") await sendUnsent(database.kysely, mail, onError);
  };
  return startJob({ pattern: "* * * * *", work: look, onError });
}
