import { statusAfter } from "@cantina/domain/cash-register";
import type { BookedMovement } from "@cantina/domain/money-calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { registerQuery } from "../../composition/queries.ts";
import { useValue } from "../../composition/value-store.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { CashForm } from "./CashForm.tsx";
import { ClosingSummary } from "./ClosingSummary.tsx";

/** The seller's own register. Opens by itself where it has to be opened first. */
export function CashDialog({ isOnSalesScreen }: { readonly isOnSalesScreen: boolean }) {
  const { cashDialog, sources } = useWorkplace();
  const wish = useValue(cashDialog);
  const { data: latest, failureReason, refetch } = useQuery(registerQuery(sources, true));
  const [closing, setClosing] = useState<BookedMovement | null>(null);
  const isRegisterOpen = latest !== undefined && statusAfter(latest) === "OPEN";
  const isNeeded = latest !== undefined && !isRegisterOpen && isOnSalesScreen;
  const close = (): void => {
    setClosing(null);
    cashDialog.set("dismissed");
  };
  return (
    <Dialog
      isOpen={wish === "open" || (wish === "automatic" && isNeeded)}
      comesByItself={wish === "automatic"}
      onClose={close}
      title="Movimientos de caja"
    >
      {closing !== null ? (
        <ClosingSummary closing={closing} onDone={close} />
      ) : latest !== undefined ? (
        <CashForm
          key={String(isRegisterOpen)}
          isRegisterOpen={isRegisterOpen}
          onMoved={(movement) => (movement.type === "CLOSE" ? setClosing(movement) : close())}
        />
      ) : failureReason === null ? (
        <Skeleton height="180px" />
      ) : (
        <ErrorState
          failure={failureReason}
          title="No se pudo leer el estado de la caja"
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}
