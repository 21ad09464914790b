import { Suspense, lazy } from "react";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { useWasOpened } from "../../ui/use-was-opened.ts";

const PrinterDialog = lazy(async () => ({ default: (await import("./PrinterDialog.tsx")).PrinterDialog }));

/** The printer's dialog, wherever it was asked for. */
export function PrinterSettings() {
  const { dialog } = useWorkplace().printing;
  const isOpen = useValue(dialog);
  if (!useWasOpened(isOpen)) return null;
  return (
    <Suspense fallback={null}>
      <PrinterDialog isOpen={isOpen} onClose={() => dialog.set(false)} />
    </Suspense>
  );
}
