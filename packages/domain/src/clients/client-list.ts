import { type Cents, subtractMoney } from "../kernel/index.ts";
import type { ClientAccount } from "./client.ts";

export const clientSorts = ["EMAIL", "BALANCE", "MINIMUM_BALANCE", "CATEGORY"] as const;
export type ClientSort = (typeof clientSorts)[number];

export const sortDirections = ["ASC", "DESC"] as const;
type SortDirection = (typeof sortDirections)[number];

/** Which clients a list shows. DEBT: below 0, whether or not they are gone. LOW: nothing more can be bought on account. DELETED: those that are gone. */
export const clientViews = ["ALL", "DEBT", "LOW", "DELETED"] as const;
export type ClientView = (typeof clientViews)[number];

export type ClientOrder = { readonly sort: ClientSort; readonly direction: SortDirection };

export const clientPageSize = 25;

const byEmail: ClientOrder = { sort: "EMAIL", direction: "ASC" };

/** `search` is that of the address; "debt" puts who owes most first. CLIENTS-07 */
export const orderForSearch = (search: unknown): ClientOrder =>
  search === "debt" ? { sort: "BALANCE", direction: "ASC" } : byEmail;

/** What a press on a column's heading makes of the order. CLIENTS-07 */
export const nextOrder = (order: ClientOrder, sort: ClientSort): ClientOrder => ({
  sort,
  direction: order.sort === sort && order.direction === "ASC" ? "DESC" : "ASC",
});

/** How an account stands against its minimum. CLIENTS-08 */
export function standingOf(
  { balance }: Pick<ClientAccount, "balance">,
  minimumBalance: Cents,
): "DEBT" | "LOW" | "FINE" {
  if (balance < 0) return "DEBT";
  return subtractMoney(balance, minimumBalance) <= 0 ? "LOW" : "FINE";
}
