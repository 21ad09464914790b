import { type CounterPaymentMethod } from "@cantina/domain/cafeteria";
import { type Cents, type OptionalNumber, formatMoney, negateMoney, noMoney } from "@cantina/domain/kernel";
import { checkoutView } from "@cantina/domain/sale";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { paymentName } from "../../texts/payment-names.ts";
import * as texts from "../../texts/split-payment.ts";
import { amountNotANumber } from "../../texts/ui.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { DecimalInput } from "../../ui/DecimalInput.tsx";
import { moneyField } from "../../ui/money-entry.ts";
import styles from "./SaleSplit.module.css";
import { paymentOptions } from "./payment-options.ts";

/** What other methods pay, and what the chosen one is left with. What becomes of it is told with the cart. SPLIT-03 SPLIT-05 */
export function SaleSplit() {
  const { checkout, sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const snapshot = useSelector(checkout, (current) => current);
  const { cartId } = snapshot.context;
  const { paymentMethod, parts, unread, rest, total, canEdit } = checkoutView(snapshot);
  const [openFor, setOpenFor] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const typed = [...parts.map((part) => part.paymentMethod), ...unread];
  const isOpen = typed.length > 0 || openFor === cartId;
  const isAsked = openFor === cartId;
  useEffect(() => {
    if (isAsked) first.current?.focus();
  }, [isAsked]);
  if (total === 0 && typed.length === 0) return null;
  const others = paymentOptions(cafeteria).filter(({ id }) => id !== paymentMethod);
  const enter = (method: CounterPaymentMethod, amount: OptionalNumber<Cents>): void =>
    checkout.send({ type: "sale.partEntered", method, amount });
  const toggle = (): void => {
    setOpenFor(isOpen ? null : cartId);
    if (isOpen) for (const method of typed) enter(method, null);
  };
  return (
    <div className={styles["split"]}>
      <div className={styles["head"]}>
        <button type="button" className={styles["toggle"]} aria-expanded={isOpen} disabled={!canEdit} onClick={toggle}>
          {isOpen ? texts.unsplit : texts.split}
        </button>
        {parts.length > 0 && (
          <Rest name={paymentName(paymentMethod, cafeteria?.customPaymentMethod ?? null)} rest={rest} />
        )}
      </div>
      {isOpen && (
        <div role="group" aria-label={texts.parts} data-parts className={styles["fields"]}>
          {others.map(({ id, label }, index) => (
            <PartField
              key={`${cartId} ${id}`}
              ref={index === 0 ? first : null}
              label={label}
              amount={
                unread.includes(id) ? "UNREADABLE" : (parts.find((part) => part.paymentMethod === id)?.amount ?? null)
              }
              onEnter={(amount) => enter(id, amount)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface PartFieldProps {
  readonly ref: React.Ref<HTMLInputElement>;
  readonly label: string;
  readonly amount: OptionalNumber<Cents>;
  readonly onEnter: (amount: OptionalNumber<Cents>) => void;
}

/** A zero is no part, but may be how one begins that is below 1. */
function PartField({ ref, label, amount, onEnter }: PartFieldProps) {
  const [isZero, setIsZero] = useState(false);
  // What was typed before a reload or a wait is gone, but not that it was.
  const [isGone] = useState(amount === "UNREADABLE");
  return (
    <DecimalInput
      {...moneyField(false)}
      unread="UNREADABLE"
      ref={ref}
      label={label}
      value={amount ?? (isZero ? noMoney : null)}
      error={isGone && amount === "UNREADABLE" ? amountNotANumber : undefined}
      onChange={(typed) => {
        setIsZero(typed === noMoney);
        onEnter(typed);
      }}
    />
  );
}

function Rest({ name, rest }: { readonly name: string; readonly rest: Cents }) {
  if (rest > 0)
    return (
      <span className={styles["rest"]}>
        {texts.restWith(name)} <AmountText amount={rest} fontWeight="bold" color="fg" />
      </span>
    );
  return (
    <span className={`${styles["rest"]} ${styles["none"]}`}>
      {rest === noMoney ? texts.noRest : texts.tooMuch(formatMoney(negateMoney(rest)))}
    </span>
  );
}
