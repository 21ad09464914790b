import { statusAfter } from "@cantina/domain/cash-register";
import type { BookedMovement } from "@cantina/domain/money-calls";
import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, useRef, useState } from "react";
import { registerQuery } from "../../composition/live-data/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/cash-register.ts";
import * as words from "../../texts/words.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { CashFormHandle } from "./CashForm.tsx";
import { ClosingSummary } from "./ClosingSummary.tsx";

// With the edit machine, which a register that stays as it is has no need of.
const CashForm = lazy(async () => ({ default: (await import("./CashForm.tsx")).CashForm }));

/** The seller's own register. Opens by itself where it has to be opened first. */
export function CashDialog({ isOnSalesScreen }: { readonly isOnSalesScreen: boolean }) {
  const { cashDialog, sources } = useWorkplace();
  const wish = useValue(cashDialog);
  const { data: latest, failureReason, refetch } = useQuery(registerQuery(sources, true));
  const [closing, setClosing] = useState<BookedMovement | null>(null);
  const status = latest === undefined ? undefined : statusAfter(latest);
  const form = useRef<CashFormHandle>(null);
  const close = (): void => {
    setClosing(null);
    cashDialog.set("dismissed");
  };
  return (
    <Dialog
      isOpen={wish === "open" || (wish === "automatic" && status === "CLOSED" && isOnSalesScreen)}
      comesByItself={wish === "automatic"}
      onClose={() => (form.current === null ? close() : form.current.leave())}
      title={words.cashMovements}
    >
      {closing !== null ? (
        <ClosingSummary closing={closing} onDone={close} />
      ) : status !== undefined ? (
        <Suspense fallback={<Skeleton height="180px" />}>
          <CashForm
            key={status}
            ref={form}
            status={status}
            onMoved={(movement) => (movement.type === "CLOSE" ? setClosing(movement) : close())}
            onClose={close}
          />
        </Suspense>
      ) : failureReason === null ? (
        <Skeleton height="180px" />
      ) : (
        <ErrorState failure={failureReason} title={texts.unreadable} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
