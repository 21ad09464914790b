import { checkoutView } from "@cantina/domain/sale";
import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { lazyAid } from "../../ui/lazy-aid.ts";
import { typedParts } from "./later.ts";

const TenderPanel = lazyAid(async () => ({ default: (await typedParts()).TenderPanel }));

/** What the buyer gives, while there is something to be paid in cash. */
export function SaleTender() {
  const { checkout } = useWorkplace();
  const { paymentMethod, parts, rest, tendered, tender } = checkoutView(useSelector(checkout, (current) => current));
  if (paymentMethod !== "CASH" || rest <= 0) return null;
  return (
    <Suspense fallback={null}>
      <TenderPanel
        total={rest}
        tendered={tendered}
        tender={tender}
        isSplit={parts.length > 0}
        onTender={(amount) => checkout.send({ type: "sale.tenderEntered", amount })}
      />
    </Suspense>
  );
}
