import { checkoutView } from "@cantina/domain/sale";
import { useSelector } from "@xstate/react";
import { Suspense, lazy } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { later } from "./later.ts";

const PromptDialog = lazy(async () => (await later()).promptDialog());

/** The question that a refused sale asks, if it asks one. */
export function SalePrompts({ onTopUp }: { readonly onTopUp: () => void }) {
  const { checkout } = useWorkplace();
  const snapshot = useSelector(checkout, (current) => current);
  const view = checkoutView(snapshot);
  if (view.prompt === null) return null;
  const decline = (): void => checkout.send({ type: "sale.promptDeclined" });
  return (
    <Suspense fallback={null}>
      <PromptDialog
        prompt={view.prompt}
        sale={view}
        countryId={snapshot.context.policy.schoolRules?.countryId}
        onContinue={() => checkout.send({ type: "sale.promptAccepted" })}
        onCancel={decline}
        onCash={() => {
          decline();
          checkout.send({ type: "sale.paymentMethodChosen", method: "CASH" });
        }}
        onRest={(onAccount) => {
          decline();
          checkout.send({ type: "sale.restInCash", onAccount });
        }}
        onTopUp={() => {
          decline();
          onTopUp();
        }}
      />
    </Suspense>
  );
}
