import { type ProfileId, noMoney } from "@cantina/domain/kernel";
import { type Canceller, type CancelReason, cancelReasons } from "@cantina/domain/transactions";

import type { DemoProduct } from "./catalog.ts";
import type { DemoPosting } from "./ledger.ts";
import { seededRandom } from "./random.ts";
import type { DemoSale } from "./sales.ts";
import { instantAt, milliseconds } from "./school-days.ts";
import type { Row } from "./tables.ts";

export type RevertPlace = {
  readonly seed: number;
  readonly products: readonly DemoProduct[];
  readonly sales: readonly DemoSale[];
  readonly salePostings: readonly DemoPosting[];
  readonly employeeId: ProfileId;
  readonly now: number;
};

export type Ending = {
  readonly reason: CancelReason;
  readonly comment: string;
  readonly by: Canceller;
  readonly byId: string;
  readonly at: number;
};

export type DemoReverts = {
  /** Which of the sales stand and moved neither a drawer nor a shelf. */
  readonly standing: readonly DemoSale[];
  readonly postings: readonly DemoPosting[];
  /** Every transaction with what its cancellation says, most with none. */
  readonly withCancellations: (transactions: readonly Row[]) => readonly Row[];
};

const share = 0.06;
const minutes = 60_000;
const comments: Readonly<Record<CancelReason, string>> = {
  NOT_PICKED_UP: "No vino a buscarlo.",
  OUT_OF_STOCK: "Se terminó antes del recreo.",
  CLIENT_REQUESTED: "",
  MISTAKEN_ORDER: "Era para el hermano.",
  DUPLICATE_ORDER: "Se cargó dos veces.",
};

/** Paid in cash they would move a drawer, and with kept stock a shelf; both are told elsewhere. */
function isSimple({ order }: DemoSale, kept: ReadonlySet<unknown>): boolean {
  const isElsewhere = order.paymentMethod === "CASH" || order.orderItems.some(({ productId }) => kept.has(productId));
  return order.status === "COMPLETED" && order.totalPrice > 0 && !isElsewhere;
}

function endingOf(sale: DemoSale, { employeeId, now }: RevertPlace, random: ReturnType<typeof seededRandom>): Ending {
  const { buyerId, dateTime, paymentMethod } = sale.order;
  const isByClient = paymentMethod === "ACCOUNT_BALANCE" && buyerId !== null && random.happens(0.3);
  const reason = isByClient ? "CLIENT_REQUESTED" : random.pick(cancelReasons);
  return {
    reason,
    comment: comments[reason],
    by: isByClient ? "CLIENT" : "CAFETERIA",
    byId: isByClient ? buyerId : employeeId,
    at: Math.min(milliseconds(dateTime) + random.whole(1, 4) * minutes, now),
  };
}

const noCancellation: Row = {
  cancellation_reason: null,
  cancellation_comment: "",
  cancelled_by: null,
  cancelled_by_id: null,
  cancelled_at: null,
  revert_session_id: null,
  marketplace_fee: noMoney,
};

export function cancelledRow(row: Row, ending: Ending): Row {
  const isOfTheApp = ending.by === "CLIENT";
  const ofTheApp = {
    origin_medium: "MOBILE",
    seller_id: null,
    register_session_id: null,
    pick_up_date_time: instantAt(ending.at + 60 * minutes),
  };
  return {
    ...row,
    ...(isOfTheApp ? ofTheApp : {}),
    status: "CANCELLED_ARCHIVED",
    last_status_update: instantAt(ending.at),
    marketplace_fee: noMoney,
    cancellation_reason: ending.reason,
    cancellation_comment: ending.comment,
    cancelled_by: ending.by,
    cancelled_by_id: ending.byId,
    cancelled_at: instantAt(ending.at),
    revert_session_id: isOfTheApp ? null : (row["register_session_id"] ?? null),
  };
}

/** Takes some of the sales back, as the counter or the client did soon after. */
export function revertSome(place: RevertPlace): DemoReverts {
  const random = seededRandom(place.seed);
  const kept = new Set(
    place.products.filter(({ product }) => product.currentStock !== null).map(({ product }) => product.id),
  );
  const simple = place.sales.filter((sale) => isSimple(sale, kept));
  const endings = new Map<string, Ending>(
    simple.filter(() => random.happens(share)).map((sale) => [sale.order.id, endingOf(sale, place, random)]),
  );
  const postings = place.salePostings.flatMap(({ debit, credit, amount, causeId }): readonly DemoPosting[] => {
    const ending = endings.get(causeId);
    if (ending === undefined) return [];
    return [{ debit: credit, credit: debit, amount, causeKind: "REVERT", causeId, at: instantAt(ending.at) }];
  });
  return {
    standing: simple.filter(({ order }) => !endings.has(order.id)),
    postings,
    withCancellations: (transactions) =>
      transactions.map((row) => {
        const ending = endings.get(String(row["id"]));
        return ending === undefined ? { ...row, ...noCancellation } : cancelledRow(row, ending);
      }),
  };
}
