import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { countEndpoints } from "@cantina/contract/counts";
import { type CountFault, type DecidedCount, decideCount, holdsAgainst } from "@cantina/domain/counts";
import {
  type CafeteriaId,
  type Instant,
  type ProductId,
  type Result,
  compareNames,
  refused,
} from "@cantina/domain/kernel";
import { mostUnits } from "@cantina/domain/stock";
import type { Kysely } from "kysely";
import { type KnownCount, readHoldingCounts } from "../orders/index.ts";
import { type CountFacts, readCountFacts } from "./count-facts.queries.ts";
import { type AskedRow, instantsOf, judgeRows } from "./judge-rows.ts";

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
function judge(
  facts: CountFacts,
  { countedAt, quantity: counted }: AskedRow<ProductId>,
  holding: KnownCount | null,
): JudgedRow {
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
  { cafeteriaId, rows, now }: Asked,
): Promise<Result<readonly JudgedRow[], Refusals>> {
  const asked = rows.map(({ productId: id, ...row }) => ({ id, ...row }));
  const once = [...instantsOf(asked, now)].map(([productId, countedAt]) => ({ productId, countedAt }));
  const facts = await readCountFacts(db, { cafeteriaId, rows: once, now });
  const known = new Map(facts.map((fact) => [fact.productId, fact]));
  const holding = await readHoldingCounts(db, [...known.keys()]);
  const judged = judgeRows(asked, known, now, (thing, row) => {
    const one = judge(thing, row, holding.get(row.id) ?? null);
    return one.decided.available > mostUnits ? null : one;
  });
  return judged.ok ? judged : refused(judged.failure.map(({ id: productId, fault }) => ({ productId, fault })));
}

/** What a trial is answered. COUNT-08 */
export const rowsOf = (judged: readonly JudgedRow[]): GivenDataOf<typeof countEndpoints.createStockCount>["rows"] =>
  judged
    .map(({ decided: { available: resultingStock, ...decided }, ...row }) => ({ ...row, ...decided, resultingStock }))
    .toSorted((one, other) => compareNames(one.productName, other.productName));
