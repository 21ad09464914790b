import { futureOrderEndpoints } from "@cantina/contract/orders";
import type { LocalDate } from "@cantina/domain/kernel";
import { askedQuery } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

/** The pending orders of that day, as they arrive. Its code comes with the screen that uses it. */
export function useFutureOrdersQuery(date: LocalDate) {
  const { listFutureOrders } = useCalls(futureOrderEndpoints);
  return askedQuery(listFutureOrders, { query: { date } });
}
