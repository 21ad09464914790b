import { queryKeys } from "../../composition/queries.ts";
import type { CashMovement, NewCashMovement } from "../../composition/sources.ts";
import { type MoneyCall, useMoneyCall } from "../../composition/use-money-call.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";

export type CashMovementCall = MoneyCall<NewCashMovement>;

export function useCashMovement(onMoved: (movement: CashMovement) => void): CashMovementCall {
  const { sources, queries } = useWorkplace();
  return useMoneyCall({
    call: (movement: NewCashMovement, key) => sources.register.move(movement, key),
    onBooked: (movement) => {
      queries.setQueryData(queryKeys.register, movement);
      onMoved(movement);
    },
    onRefused: () => void queries.invalidateQueries({ queryKey: queryKeys.register }),
  });
}
