import { statusAfter } from "@cantina/domain/cash-register";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { registerQuery } from "../../composition/queries.ts";
import type { CashMovement } from "../../composition/sources.ts";
import { useValue } from "../../composition/value-store.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { notify } from "../../ui/notify.ts";
import { CashForm } from "./CashForm.tsx";
import { ClosingSummary } from "./ClosingSummary.tsx";
import { useCashMovement } from "./use-cash-movement.ts";

const movedTexts: Readonly<Record<Exclude<CashMovement["type"], "CLOSE">, string>> = {
  OPEN: "Se abrió la caja.",
  IN: "Se registró el ingreso.",
  OUT: "Se registró el egreso.",
};

/** The seller's own register. Opens by itself where it has to be opened first. */
export function CashDialog({ isOnSalesScreen }: { readonly isOnSalesScreen: boolean }) {
  const { cashDialog, sources } = useWorkplace();
  const wish = useValue(cashDialog);
  const { data: latest, failureReason, refetch } = useQuery(registerQuery(sources, true));
  const [closing, setClosing] = useState<CashMovement | null>(null);
  const isRegisterOpen = latest !== undefined && statusAfter(latest) === "OPEN";
  const isNeeded = latest !== undefined && !isRegisterOpen && isOnSalesScreen;
  const call = useCashMovement((movement) => {
    if (movement.type === "CLOSE") {
      setClosing(movement);
      return;
    }
    void notify({ kind: "success", title: movedTexts[movement.type] });
    cashDialog.set("dismissed");
  });
  const close = (): void => {
    setClosing(null);
    call.reset();
    cashDialog.set("dismissed");
  };
  return (
    <Dialog isOpen={wish === "open" || (wish === "automatic" && isNeeded)} onClose={close} title="Movimientos de caja">
      {closing !== null ? (
        <ClosingSummary closing={closing} onDone={close} />
      ) : latest !== undefined ? (
        <CashForm key={String(isRegisterOpen)} isRegisterOpen={isRegisterOpen} call={call} />
      ) : failureReason === null ? (
        <Skeleton height="180px" />
      ) : (
        <ErrorState title="No se pudo leer el estado de la caja" onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
