import type { ServerDatabase } from "../http/index.ts";
import { type Invoicing, invoiceSales } from "../invoicing/index.ts";
import { type Job, startJob } from "./job.ts";

const wholeEveryMs = 3_600_000;

/** Looks every 5 s for what is to be invoiced, and each hour over all that may still be. INVOICING-01 */
export function startInvoices({
  database,
  invoicing,
}: {
  readonly database: ServerDatabase;
  readonly invoicing: Invoicing;
}): Job {
  let wholeAt = Number.NEGATIVE_INFINITY;
  const work = async (): Promise<void> => {
    const now = performance.now();
    const isWhole = now - wholeAt >= wholeEveryMs;
    await invoiceSales(database.kysely, invoicing, isWhole);
    if (isWhole) wholeAt = now;
  };
  return startJob({ pattern: "*/5 * * * * *", work, onError: invoicing.report, isDueAtStart: true });
}
