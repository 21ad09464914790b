import { checkoutView } from "@cantina/domain/sale";
import { useSelector } from "@xstate/react";
import { Suspense, lazy } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";

const PromptDialog = lazy(async () => ({ default: (await import("./PromptDialog.tsx")).PromptDialog }));

/** The question that a refused sale asks, if it asks one. */
export function SalePrompts() {
  const { checkout } = useWorkplace();
  const { prompt } = checkoutView(useSelector(checkout, (current) => current));
  if (prompt === null) return null;
  return (
    <Suspense fallback={null}>
      <PromptDialog
        prompt={prompt}
        onContinue={() => checkout.send({ type: "sale.promptAccepted" })}
        onCancel={() => checkout.send({ type: "sale.promptDeclined" })}
      />
    </Suspense>
  );
}
