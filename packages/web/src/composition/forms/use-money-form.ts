import {
  type BookedMoneyCall,
  type MoneyCall,
  type MoneyCallView,
  moneyCallView,
  saveMoney,
} from "@cantina/domain/money-calls";
import type { Result } from "@cantina/domain/kernel";
import type { SubmitFailure } from "@cantina/domain/sale";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { type Edit, useEdit } from "./use-edit.ts";
import { useWorkplace } from "../workplace/index.ts";

type MoneyTypes<Entry extends object, Draft, Faults extends object> = {
  readonly entry: Entry;
  readonly draft: Draft;
  readonly faults: Faults;
  readonly saved: BookedMoneyCall;
  readonly failure: SubmitFailure;
};

export type MoneyForm<Entry extends object, Faults extends object> = Omit<
  Edit<MoneyTypes<Entry, unknown, Faults>>,
  "faults"
> & {
  readonly faults: Faults | null;
  /** What is under way, of this form or of one that was left. */
  readonly desk: MoneyCallView & { readonly retry: () => void };
  readonly isBlocked: boolean;
};

export type MoneyFormOptions<Entry extends object, Draft, Faults extends object> = {
  /** As the form opens. */
  readonly entry: Entry;
  /** By what is on sale now, and not by what was when the form opened. */
  readonly check: (entry: Entry) => Result<Draft, Faults>;
  readonly callOf: (draft: Draft) => MoneyCall;
  /** It can't be asked for as it is. */
  readonly isBlocked?: boolean;
  readonly onBooked: (booked: BookedMoneyCall) => void;
  readonly onClose: () => void;
};

/** The edit machine behind a form that books money, which the workplace's desk sends and keeps. */
export function useMoneyForm<Entry extends object, Draft, Faults extends object>(
  options: MoneyFormOptions<Entry, Draft, Faults>,
): MoneyForm<Entry, Faults> {
  const { entry, check, callOf, onBooked, onClose } = options;
  const { actor } = useWorkplace().money;
  const rules = useRef(check);
  useEffect(() => {
    rules.current = check;
  });
  useEffect(() => () => actor.send({ type: "moneyCall.left" }), [actor]);
  const desk = useSelector(actor, (current) => current);
  const edit = useEdit<MoneyTypes<Entry, Draft, Faults>>({
    former: { entry },
    check: (typed) => rules.current(typed),
    save: saveMoney(actor, callOf),
    outlivesForm: true,
    onSaved: onBooked,
    onClose,
  });
  const view = moneyCallView(desk);
  const isBlocked = options.isBlocked === true || !view.canAsk;
  return {
    ...edit,
    submit: () => {
      if (!isBlocked) edit.submit();
    },
    isBlocked,
    desk: { ...view, retry: () => actor.send({ type: "moneyCall.retried" }) },
  };
}
