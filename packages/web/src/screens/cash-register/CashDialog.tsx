import { statusAfter } from "@cantina/domain/cash-register";
import type { BookedMovement } from "@cantina/domain/money-calls";
import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, useState } from "react";
import { registerQuery } from "../../composition/live-data/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/cash-register.ts";
import * as words from "../../texts/words.ts";
import { FormOutline } from "../../ui/FormOutline.tsx";
import { useOpener } from "../../ui/use-opener.ts";
import { ClosingSummary } from "./ClosingSummary.tsx";

// With the edit machine, which a register that stays as it is has no need of.
const CashForm = lazy(async () => ({ default: (await import("./CashForm.tsx")).CashForm }));

/** The seller's own register. Opens by itself where it has to be opened first, and over nothing that somebody has opened. */
export function CashDialog({ mayComeByItself }: { readonly mayComeByItself: boolean }) {
  const { cashDialog, sources } = useWorkplace();
  const wish = useValue(cashDialog);
  const { data: latest, failureReason, refetch } = useQuery(registerQuery(sources, true));
  const [closing, setClosing] = useState<BookedMovement | null>(null);
  const status = latest === undefined ? undefined : statusAfter(latest);
  const isOpen = wish === "open" || (wish === "automatic" && status === "CLOSED" && mayComeByItself);
  const opener = useOpener(isOpen);
  const close = (): void => {
    setClosing(null);
    cashDialog.set("dismissed");
  };
  if (!isOpen) return null;
  if (closing !== null) return <ClosingSummary closing={closing} openedFrom={opener} onDone={close} />;
  return (
    <FormOutline
      title={words.cashMovements}
      data={status}
      failure={failureReason}
      errorTitle={texts.unreadable}
      onRetry={() => void refetch()}
      height="180px"
      onClose={close}
    >
      {(known, openedFrom) => (
        <Suspense fallback={null}>
          <CashForm
            key={known}
            comesByItself={wish === "automatic"}
            openedFrom={openedFrom}
            status={known}
            onMoved={(movement) => (movement.type === "CLOSE" ? setClosing(movement) : close())}
            onClose={close}
          />
        </Suspense>
      )}
    </FormOutline>
  );
}
