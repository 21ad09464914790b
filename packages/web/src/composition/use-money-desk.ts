import { type BookedMoneyCall, type MoneyCall, type MoneyCallView, moneyCallView } from "@cantina/domain/money-calls";
import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { useWorkplace } from "./workplace-context.ts";

export type MoneyDeskCall = MoneyCallView & {
  readonly ask: (call: MoneyCall) => void;
  readonly retry: () => void;
};

/** The seller's one money call, for the dialog that asks for it. */
export function useMoneyDesk(onBooked: (booked: BookedMoneyCall) => void): MoneyDeskCall {
  const { actor } = useWorkplace().money;
  const snapshot = useSelector(actor, (current) => current);
  const take = useEffectEvent(onBooked);
  useEffect(() => {
    const booked = actor.on("moneyCall.booked", (fact) => take(fact.booked));
    return () => {
      booked.unsubscribe();
      actor.send({ type: "moneyCall.left" });
    };
  }, [actor]);
  return {
    ...moneyCallView(snapshot),
    ask: (call) => actor.send({ type: "moneyCall.asked", call }),
    retry: () => actor.send({ type: "moneyCall.retried" }),
  };
}
