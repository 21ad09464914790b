import type { HistoryEntry } from "@cantina/domain/transactions";
import { Printer } from "lucide-react";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/history.ts";
import { Button } from "../../ui/Button.tsx";

/** Only where a printer is connected. */
export function ReprintButton({ entry }: { readonly entry: HistoryEntry }) {
  const { printing } = useWorkplace();
  if (!useValue(printing.view).isReady) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      onClick={() => void printing.printOrder(entry, { sellerName: entry.seller?.name ?? null })}
    >
      <Printer aria-hidden />
      {texts.reprint}
    </Button>
  );
}
