import { checkoutView } from "@cantina/domain/sale";
import { useSelector } from "@xstate/react";
import { type FunctionComponent, Suspense, lazy } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { later } from "./later.ts";
import type { TenderPanelProps } from "./parts/TenderPanel.tsx";

const nothing: FunctionComponent<TenderPanelProps> = () => null;

/** An aid: where it can't be loaded, the till sells as without it. */
const TenderPanel = lazy(async () => ({
  default: await later()
    .then((parts) => parts.tenderPanel())
    .then(
      (part) => part.default,
      () => nothing,
    ),
}));

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
