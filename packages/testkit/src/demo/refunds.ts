import { type ProfileId, noMoney } from "@cantina/domain/kernel";
import { type RefundShare, refundShare } from "@cantina/domain/transactions";

import type { DemoPosting } from "./ledger.ts";
import { seededRandom } from "./random.ts";
import { cancelledRow } from "./reverts.ts";
import type { DemoSale } from "./sales.ts";
import { instantAt, milliseconds } from "./school-days.ts";
import type { Row } from "./tables.ts";

export type RefundPlace = {
  readonly seed: number;
  /** Of some of these a unit goes back. */
  readonly sales: readonly DemoSale[];
  readonly salePostings: readonly DemoPosting[];
  readonly employeeId: ProfileId;
};

export type DemoRefunds = {
  readonly postings: readonly DemoPosting[];
  /** Every transaction, and beside some of them what was refunded of it. */
  readonly withRefunds: (transactions: readonly Row[]) => readonly Row[];
  readonly withRefundedLines: (items: readonly Row[]) => readonly Row[];
};

type Refund = { readonly id: string; readonly at: number; readonly back: RefundShare };

const share = 0.15;
const minutes = 60_000;

const noRefund: Row = { part_of: null, refunded: noMoney };

/** The rest, and the part, which is an order of its own. REFUND-06 */
function takenApart(row: Row, { id, at, back }: Refund, employeeId: ProfileId): readonly Row[] {
  const { subtotal, discount, total } = back;
  const rest = {
    ...row,
    subtotal: Number(row["subtotal"]) - subtotal,
    discount: Number(row["discount"]) - discount,
    total_price: Number(row["total_price"]) - total,
    part_of: null,
    refunded: total,
    version: 2,
  };
  const part = {
    ...row,
    id,
    cart_id: null,
    subtotal,
    discount,
    total_price: total,
    part_of: row["id"],
    refunded: noMoney,
  };
  const ending = {
    reason: "CLIENT_REQUESTED",
    comment: "Devolvió una unidad.",
    by: "CAFETERIA",
    byId: employeeId,
    at,
  } as const;
  return [rest, cancelledRow(part, ending)];
}

function withoutUnits(item: Row, { id, back }: Refund): readonly Row[] {
  const { line, quantity, discount, total } = back;
  if (item["line"] !== line) return [item];
  const rest = {
    ...item,
    quantity: Number(item["quantity"]) - quantity,
    discount: Number(item["discount"]) - discount,
    total: Number(item["total"]) - total,
  };
  return [rest, { ...item, transaction_id: id, line: 1, quantity, discount, total }];
}

/** Gives back one unit of some lines that have more, as the counter did soon after. */
export function refundSome({ seed, sales, salePostings, employeeId }: RefundPlace): DemoRefunds {
  const random = seededRandom(seed);
  const refunds = new Map(
    sales.flatMap(({ order }): readonly (readonly [string, Refund])[] => {
      const line = order.orderItems.findIndex(({ quantity, total }) => quantity > 1 && total > 1) + 1;
      const item = order.orderItems[line - 1];
      if (item === undefined || order.originMedium !== "WEB" || !random.happens(share)) return [];
      const at = milliseconds(order.dateTime) + random.whole(2, 6) * minutes;
      return [[order.id, { id: random.uuidAt(at), at, back: refundShare({ ...item, line, redeemed: 0 }, 1) }]];
    }),
  );
  return {
    postings: salePostings.flatMap(({ debit, credit, causeId }): readonly DemoPosting[] => {
      const refund = refunds.get(causeId);
      if (refund === undefined) return [];
      const { id, at, back } = refund;
      return [
        { debit: credit, credit: debit, amount: back.total, causeKind: "REVERT", causeId: id, at: instantAt(at) },
      ];
    }),
    withRefunds: (transactions) =>
      transactions.flatMap((row) => {
        const refund = refunds.get(String(row["id"]));
        return refund === undefined ? [{ ...row, ...noRefund }] : takenApart(row, refund, employeeId);
      }),
    withRefundedLines: (items) =>
      items.flatMap((item) => {
        const refund = refunds.get(String(item["transaction_id"]));
        return refund === undefined ? [item] : withoutUnits(item, refund);
      }),
  };
}
