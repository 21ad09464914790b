import type { ServerDatabase } from "../http/index.ts";
import { type OnlinePayments, compareDue, lookUpPayments } from "../online-payments/index.ts";
import { type Job, startJob } from "./job.ts";

export type PaymentLookUpInput = { readonly database: ServerDatabase; readonly online: OnlinePayments };

/** Looks every 5 s for payments whose end nobody has heard of. PAY-08 */
export const startPaymentLookUp = ({ database, online }: PaymentLookUpInput): Job =>
  startJob({
    pattern: "*/5 * * * * *",
    work: () => lookUpPayments(database.kysely, online),
    onError: online.report,
    isDueAtStart: true,
  });

/** Looks each minute whose night it is: a server that was down catches up. ONLINE-11 */
export const startPaymentComparison = ({ database, online }: PaymentLookUpInput): Job =>
  startJob({
    pattern: "* * * * *",
    work: () => compareDue(database.kysely, online),
    onError: online.report,
    isDueAtStart: true,
  });
