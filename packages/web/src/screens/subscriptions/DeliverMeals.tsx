import type { DinerMeal } from "@cantina/domain/subscriptions";
import { useState } from "react";
import { useApplyMeals } from "../../composition/forms/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EditNotice } from "../../ui/EditNotice.tsx";
import { notify } from "../../ui/notify.ts";

const mealsText = (count: number): string => (count === 1 ? "1 comida" : `${count} comidas`);

/** Hands over all of these that still wait, all or none, once it was confirmed. SUBS-04 */
export function DeliverMeals({ meals }: { readonly meals: readonly DinerMeal[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const pending = meals.filter(({ status }) => status === "PENDING");
  const delivery = useApplyMeals(() => {
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
          delivery.begin();
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
              busy={delivery.isSending}
              disabled={pending.length === 0 || !delivery.canSend}
              onClick={() => delivery.apply(pending)}
            >
              Entregar
            </Button>
          </>
        }
      >
        {`Se ${pending.length === 1 ? "entregará" : "entregarán"} ${mealsText(pending.length)} de hoy que se ${pending.length === 1 ? "muestra" : "muestran"} por entregar.`}
        <EditNotice edit={delivery} />
      </Dialog>
    </>
  );
}
