import { checkoutView } from "@cantina/domain/sale";
import { useSelector } from "@xstate/react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { arrivingAid } from "../../ui/arriving.tsx";
import { typedParts } from "./later.ts";

const TenderPanel = arrivingAid(async () => ({ default: (await typedParts()).TenderPanel }));

/** What the buyer gives, while there is something to be paid in cash. */
export function SaleTender() {
  const { checkout } = useWorkplace();
  const { paymentMethod, parts, rest, tendered, tender } = checkoutView(useSelector(checkout, (current) => current));
  if (paymentMethod !== "CASH" || rest <= 0) return null;
  return (
    <TenderPanel
      total={rest}
      tendered={tendered}
      tender={tender}
      isSplit={parts.length > 0}
      onTender={(amount) => checkout.send({ type: "sale.tenderEntered", amount })}
    />
  );
}
