import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { countEndpoints } from "@cantina/contract/counts";
import {
  type CountFault,
  type DecidedCount,
  checkCountRow,
  countInstant,
  decideCount,
  holdsAgainst,
} from "@cantina/domain/counts";
import { type CafeteriaId, type Instant, type ProductId, type Result, accepted, refused } from "@cantina/domain/kernel";
import { mostUnits } from "@cantina/domain/stock";
import type { Kysely } from "kysely";
import { type KnownCount, readHoldingCounts } from "../orders/index.ts";
import { type CountFacts, readCountFacts } from "./count-facts.queries.ts";

type Row = { readonly productId: ProductId; readonly countedAt: Instant; readonly quantity: number };
type Refusals = readonly { readonly productId: ProductId; readonly fault: CountFault }[];

export type JudgedRow = Pick<CountFacts, "productId" | "productName"> & {
  readonly countedAt: Instant;
  readonly counted: number;
  readonly supersededBy: KnownCount["id"] | null;
  /** What is booked; of a superseded one nothing is. */
  readonly decided: DecidedCount;
};

/** COUNT-06 */
function judge(facts: CountFacts, { countedAt, quantity: counted }: Row, holding: KnownCount | null): JudgedRow {
  const { productId, productName, available } = facts;
  const decided = decideCount(facts, counted);
  const row = { productId, productName, countedAt, counted };
  return holdsAgainst(countedAt, holding)
    ? { ...row, supersededBy: null, decided }
    : { ...row, supersededBy: holding?.id ?? null, decided: { ...decided, units: 0, available, shortage: 0 } };
}

type Asked = { readonly cafeteriaId: CafeteriaId; readonly rows: readonly Row[]; readonly now: Instant };

/** All rows as they would be booked, or those that are wrong. COUNT-07 COUNT-08 */
export async function judgeCount(
  db: Kysely<unknown>,
  { cafeteriaId, rows: asked, now }: Asked,
): Promise<Result<readonly JudgedRow[], Refusals>> {
  const once = new Map(
    asked.map(({ productId, countedAt }) => [productId, { productId, countedAt: countInstant(countedAt, now) }]),
  );
  const facts = await readCountFacts(db, { cafeteriaId, rows: [...once.values()], now });
  const known = new Map(facts.map((fact) => [fact.productId, fact]));
  const holding = await readHoldingCounts(db, [...known.keys()]);
  const times = new Map<ProductId, number>();
  for (const { productId } of asked) times.set(productId, (times.get(productId) ?? 0) + 1);
  const judged: JudgedRow[] = [];
  const faults: { productId: ProductId; fault: CountFault }[] = [];
  for (const row of asked) {
    const { productId, countedAt } = row;
    const thing = known.get(productId);
    const fault = checkCountRow({ countedAt, isRepeated: (times.get(productId) ?? 0) > 1 }, thing, now);
    if (fault !== null || thing === undefined) faults.push({ productId, fault: fault ?? "UNKNOWN" });
    else {
      const decided = judge(thing, { ...row, countedAt: countInstant(countedAt, now) }, holding.get(productId) ?? null);
      if (decided.decided.available > mostUnits) faults.push({ productId, fault: "TOO_MUCH" });
      else judged.push(decided);
    }
  }
  return faults.length > 0 ? refused(faults) : accepted(judged);
}

/** What a trial is answered. COUNT-08 */
export const rowsOf = (judged: readonly JudgedRow[]): GivenDataOf<typeof countEndpoints.createStockCount>["rows"] =>
  judged
    .map(({ decided: { available: resultingStock, ...decided }, ...row }) => ({ ...row, ...decided, resultingStock }))
    .toSorted((one, other) => one.productName.localeCompare(other.productName, "es"));
