import type { PassSaleRequest } from "@cantina/domain/calendar-products";
import { type MoneyCall, useMoneyCall } from "../../composition/use-money-call.ts";
import { passesSource } from "../../composition/pass-queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { notify } from "../../ui/notify.ts";
import { ordersText } from "./pass-texts.ts";
import { formatMoney } from "@cantina/domain/kernel";

/** One press, one key, one sale of all the pass's orders. */
export function usePassSale(onSold: () => void): MoneyCall<PassSaleRequest> {
  const { sources, queries } = useWorkplace();
  return useMoneyCall({
    call: passesSource(sources).buyPass,
    onBooked: ({ name, orders, totalPrice, balanceAfter }) => {
      // Orders, balances and registers moved, and of its own change a tab is told nothing.
      void queries.invalidateQueries();
      void notify({
        kind: "success",
        title: `Se vendió el abono ${name}: ${ordersText(orders.filter(({ date }) => date !== null).length)}.`,
        detail: balanceAfter === null ? `Total: ${formatMoney(totalPrice)}` : `Saldo: ${formatMoney(balanceAfter)}`,
      });
      onSold();
    },
    // What was shown may be out of date.
    onRefused: () => void queries.invalidateQueries(),
  });
}
