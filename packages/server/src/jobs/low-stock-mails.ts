import type { LinkMail } from "../access/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import { mailLowStock } from "../low-stock/index.ts";
import { type Job, startJob } from "./job.ts";

export type LowStockMailsInput = {
  readonly database: ServerDatabase;
  readonly mail: LinkMail;
  readonly onError: (error: unknown) => void;
};

/** Looks each minute for what fell to its alert level, so that all of a minute stand in one mail. LOWSTOCK-02 */
export function startLowStockMails({ database, mail, onError }: LowStockMailsInput): Job {
  const look = async (): Promise<void> => {
    // A server that does not listen yet may not know its address.
    if (mail.publicUrl() !== "") await mailLowStock(database.kysely, mail, onError);
  };
  return startJob({ pattern: "* * * * *", work: look, onError });
}
