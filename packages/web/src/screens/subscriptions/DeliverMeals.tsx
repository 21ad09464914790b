import type { DinerMeal } from "@cantina/domain/subscriptions";
import { useState } from "react";
import { useApplyMeals } from "../../composition/use-apply-meals.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { MoneyCallNotice } from "../../ui/MoneyCallNotice.tsx";
import { notify } from "../../ui/notify.ts";

const mealsText = (count: number): string => (count === 1 ? "1 comida" : `${count} comidas`);

/** Hands over all of these that still wait, all or none, once it was confirmed. SUBS-04 */
export function DeliverMeals({ meals }: { readonly meals: readonly DinerMeal[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const pending = meals.filter(({ status }) => status === "PENDING");
  const apply = useApplyMeals(() => {
    setIsAsking(false);
    void notify({ kind: "success", title: "Se entregaron las comidas.", milliseconds: 2000 });
  });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={pending.length === 0}
        onClick={() => {
          apply.reset();
          setIsAsking(true);
        }}
      >
        {`Entregar todas (${pending.length})`}
      </Button>
      <Dialog
        role="alertdialog"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Entregar las comidas de mensualidades"
        footer={
          <>
            <Button variant="outline" colorPalette="gray" onClick={() => setIsAsking(false)}>
              Cancelar
            </Button>
            <Button
              busy={apply.isSending}
              disabled={pending.length === 0 || apply.resend !== null}
              onClick={() => apply.send(pending)}
            >
              Entregar
            </Button>
          </>
        }
      >
        {`Se ${pending.length === 1 ? "entregará" : "entregarán"} ${mealsText(pending.length)} de hoy que se ${pending.length === 1 ? "muestra" : "muestran"} por entregar.`}
        {apply.failure !== null && <MoneyCallNotice text={sentenceOf(apply.failure)} onResend={apply.resend} />}
      </Dialog>
    </>
  );
}
