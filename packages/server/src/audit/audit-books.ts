import { randomInt } from "node:crypto";
import { type Kysely, type Transaction, sql } from "kysely";
import { answerChecks } from "./answer-checks.queries.ts";
import type { AuditCheck, Discrepancy } from "./audit-check.ts";
import { countChecks } from "./count-checks.queries.ts";
import { goodsChecks } from "./goods-checks.queries.ts";
import { invoiceChecks } from "./invoice-checks.queries.ts";
import { ledgerChecks } from "./ledger-checks.queries.ts";
import { orderChecks } from "./order-checks.queries.ts";
import { paymentChecks } from "./payment-checks.queries.ts";
import { pantryChecks } from "./pantry-checks.queries.ts";
import { recipeChecks } from "./recipe-checks.queries.ts";
import { registerChecks } from "./register-checks.queries.ts";
import { sealedDayChecks } from "./sealed-day-checks.queries.ts";
import { sealedNarrowedChecks } from "./sealed-narrowed-checks.queries.ts";
import { sealedSpanChecks } from "./sealed-span-checks.queries.ts";
import { sealedStandingChecks } from "./sealed-standing-checks.queries.ts";

const checks: readonly AuditCheck[] = [
  ...ledgerChecks,
  ...orderChecks,
  ...goodsChecks,
  ...pantryChecks,
  ...recipeChecks,
  ...countChecks,
  ...registerChecks,
  ...answerChecks,
  ...paymentChecks,
  ...invoiceChecks,
  ...sealedDayChecks,
  ...sealedNarrowedChecks,
  ...sealedStandingChecks,
  ...sealedSpanChecks,
];

export type Audited = {
  readonly checks: number;
  readonly postings: number;
  readonly discrepancies: readonly Discrepancy[];
};

async function saysYes(trx: Transaction<unknown>, question: string): Promise<boolean> {
  const { rows } = await sql<{ agrees: boolean }>`${sql.raw(question)}`.execute(trx);
  return rows[0]?.agrees === true;
}

export type AuditOptions = {
  /** Of books that a clock set by hand has dated, in tests. */
  readonly isDatedByHand?: boolean;
};

/** What each check finds in this transaction's view. */
export async function findDiscrepancies(
  trx: Transaction<unknown>,
  onCheck: (kind: string) => void,
  { isDatedByHand = false }: AuditOptions = {},
): Promise<readonly Discrepancy[]> {
  const found: Discrepancy[] = [];
  const run = randomInt(2 ** 47);
  for (const { kind, query, agrees, isOfNow } of checks) {
    if (isOfNow === true && isDatedByHand) continue;
    onCheck(kind);
    if (agrees !== undefined && (await saysYes(trx, agrees(run)))) continue;
    const { rows } = await sql<Omit<Discrepancy, "kind">>`${sql.raw(query)} order by 1`.execute(trx);
    found.push(...rows.map((row) => ({ kind, ...row })));
  }
  return found;
}

/**
 * The whole database against itself, as it stood at one moment: sales that go on meanwhile neither wait nor show.
 * `onCheck` hears of each check before it runs. AUDIT-01
 */
export const auditBooks = (
  db: Kysely<unknown>,
  onCheck: (kind: string) => void = () => undefined,
  options: AuditOptions = {},
): Promise<Audited> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      // For this transaction alone: sums over whole tables, which would else go through the disk.
      await sql`set local work_mem = '128MB'`.execute(trx);
      const discrepancies = await findDiscrepancies(trx, onCheck, options);
      const counted = await sql<{ postings: number }>`select count(*) as postings from posting`.execute(trx);
      return { checks: checks.length, postings: counted.rows[0]?.postings ?? 0, discrepancies };
    });
