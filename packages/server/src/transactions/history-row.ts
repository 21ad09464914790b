import type { HistoryEntryData } from "@cantina/contract/transactions";
import { type InvoiceKind, type InvoiceStatus, invoiceNumberText } from "@cantina/domain/invoicing";
import type { Instant } from "@cantina/domain/kernel";
import type { Canceller, NamedPerson } from "@cantina/domain/transactions";
import { sql } from "kysely";
import { arcaInvoiceUrl } from "../invoicing/index.ts";
import { type OrderRow, instantOf, orderColumns, orderOf } from "../orders/index.ts";

type PersonColumns<Who extends string> = Readonly<Record<`${Who}Name` | `${Who}Status`, string | null>>;

export type HistoryRow = OrderRow &
  PersonColumns<"buyer" | "seller"> & {
    readonly commensalStatus: string | null;
    readonly className: string | null;
    readonly cancelledBy: Canceller | null;
    readonly cancelledByName: string | null;
    readonly cancelledAt: Instant | null;
    readonly invoices: readonly InvoiceRow[];
  };

type InvoiceRow = {
  readonly kind: InvoiceKind;
  readonly status: Exclude<InvoiceStatus, "VOID">;
  readonly pointOfSale: number | null;
  readonly number: number | null;
  readonly cae: string | null;
  readonly detail: string | null;
  readonly linkId: string | null;
};

/** Of a transaction `t`, joined as `historyJoins` does. */
export const historyColumns = sql`${orderColumns}, k.name as "className",
  case when c.id is not null and b.status = 'DELETED' then 'DELETED' else c.status end as "commensalStatus",
  b.username as "buyerName", b.status as "buyerStatus", s.username as "sellerName", s.status as "sellerStatus",
  t.cancelled_by as "cancelledBy", x.username as "cancelledByName", ${instantOf("t.cancelled_at")} as "cancelledAt",
  coalesce((select jsonb_agg(jsonb_build_object('kind', n.kind, 'status', n.status, 'pointOfSale', n.point_of_sale,
      'number', n.number, 'cae', n.cae, 'detail', n.detail,
      'linkId', case when n.status = 'AUTHORISED' then n.link_id end) order by n.due_at)
    from invoice n where n.transaction_id = t.id and n.status <> 'VOID'), '[]') as invoices`;

export const historyJoins = sql`
  left join commensal c on c.id = t.commensal_id
  left join cafeteria_class k on k.id = t.commensal_class_id
  left join profile b on b.id = t.buyer_id
  left join profile s on s.id = t.seller_id
  left join profile x on x.id = t.cancelled_by_id`;

/** Whether the reader may know the names of deleted people. HISTORY-06 */
export type Reader = { readonly seesDeleted: boolean };

/** null: nobody. HISTORY-06 */
export function personOf(name: string | null, status: string | null, { seesDeleted }: Reader): NamedPerson | null {
  if (status === null) return null;
  const isDeleted = status === "DELETED";
  return { name: isDeleted && !seesDeleted ? null : name, isDeleted };
}

/** How it stands: what was asked for and not heard of waits as well as what wasn't. */
function invoiceOf({ kind, status, pointOfSale, number, cae, detail, linkId }: InvoiceRow) {
  const isAuthorised = status === "AUTHORISED";
  const isRejected = status === "REJECTED";
  return {
    kind,
    status: isAuthorised || isRejected ? status : ("PENDING" as const),
    number: isAuthorised && pointOfSale !== null && number !== null ? invoiceNumberText(pointOfSale, number) : null,
    cae,
    detail: isAuthorised || isRejected ? detail : null,
    arcaInvoiceUrl: arcaInvoiceUrl(linkId),
  };
}

export function historyEntryOf(row: HistoryRow, reader: Reader): HistoryEntryData {
  const { commensalStatus, buyerName, buyerStatus, sellerName, sellerStatus, className, ...more } = row;
  const { cancelledBy, cancelledByName, cancelledAt, invoices: rows, ...order } = more;
  const { cancellationReason, cancellationComment } = order;
  const commensal = personOf(row.commensalName, commensalStatus, reader);
  const isCancelled = cancellationReason !== null && cancelledBy !== null && cancelledAt !== null;
  return {
    ...orderOf(order),
    invoices: rows.map(invoiceOf),
    commensalName: commensal?.name ?? null,
    className,
    commensal,
    buyer: personOf(buyerName, buyerStatus, reader),
    seller: personOf(sellerName, sellerStatus, reader),
    cancellation: isCancelled
      ? {
          reason: cancellationReason,
          comment: cancellationComment,
          by: cancelledBy,
          byName: cancelledByName,
          at: cancelledAt,
        }
      : null,
  };
}
