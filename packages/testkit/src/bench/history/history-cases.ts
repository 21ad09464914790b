import type { RequestOf } from "@cantina/contract/endpoint";
import type { transactionEndpoints } from "@cantina/contract/transactions";
import { type CommensalId, type OrderId, localDate, localTime } from "@cantina/domain/kernel";

/** What is asked of the product, and the condition that asks the same of the table. */
export type HistoryCase = {
  readonly name: string;
  readonly query: RequestOf<typeof transactionEndpoints.listTransactions>["query"];
  readonly condition: string;
  readonly offset: number;
  readonly limit: number;
};

type Known = {
  readonly orders: number;
  readonly commensalId: CommensalId;
  /** The thousandth from the end, after which an export reads its last pages. */
  readonly late: { readonly id: OrderId; readonly at: string };
};

const pickedUpAt = (time: string): string =>
  `to_char(pick_up_date_time at time zone 'America/Argentina/Buenos_Aires', 'HH24:MI') = '${time}'`;

const firstPage = { offset: 0, limit: 10, condition: "true" } as const;

export const historyCases = ({ orders, commensalId, late }: Known): readonly HistoryCase[] => [
  { ...firstPage, name: "first page", query: {} },
  {
    ...firstPage,
    name: "of one diner",
    query: { commensalId },
    condition: `commensal_id = '${commensalId}'`,
  },
  {
    ...firstPage,
    name: "of one month",
    query: { from: localDate("2025-06-01"), until: localDate("2025-06-30") },
    condition: "date_time >= '2025-06-01T03:00Z' and date_time < '2025-07-01T03:00Z'",
  },
  {
    ...firstPage,
    name: "of a name",
    query: { search: "persona77" },
    condition: `(commensal_id in (select id from commensal where lower(first_name || ' ' || last_name) like '%persona77%')
      or buyer_id in (select id from profile where lower(username) like '%persona77%'))`,
  },
  { ...firstPage, name: "fetched at noon", query: { pickUpTime: localTime("12:00") }, condition: pickedUpAt("12:00") },
  {
    ...firstPage,
    name: "fetched when hardly anybody does",
    query: { pickUpTime: localTime("17:40") },
    condition: pickedUpAt("17:40"),
  },
  { ...firstPage, name: "page in the middle", query: { offset: orders / 2 }, offset: orders / 2 },
  { ...firstPage, name: "last page", query: { offset: orders - 10 }, offset: orders - 10 },
  {
    name: "500 rows of an export, near its end",
    query: { after: late.id, limit: 500 },
    condition: `(date_time, id) < ('${late.at}'::timestamptz, '${late.id}'::uuid)`,
    offset: 0,
    limit: 500,
  },
];
