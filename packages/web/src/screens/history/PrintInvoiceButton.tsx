import type { HistoryEntry } from "@cantina/domain/transactions";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useInvoicingCalls } from "../../composition/desk/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/invoicing.ts";
import { Button } from "../../ui/Button.tsx";
import { notify } from "../../ui/notify.ts";

/** Prints what the tax office authorised of an order; only where there is some, and a printer for it. */
export function PrintInvoiceButton({ entry }: { readonly entry: HistoryEntry }) {
  const { printing } = useWorkplace();
  const { listInvoices } = useInvoicingCalls();
  const [isReading, setIsReading] = useState(false);
  const isAuthorised = (entry.invoices ?? []).some(({ status }) => status === "AUTHORISED");
  const { isReady } = useValue(printing.view);
  if (!isReady || !isAuthorised) return null;

  async function print(): Promise<void> {
    setIsReading(true);
    const read = await listInvoices({ params: { orderId: entry.id } });
    setIsReading(false);
    if (!read.ok) {
      await notify({ kind: "error", title: texts.invoiceUnreadable });
      return;
    }
    for (const invoice of read.value) await printing.printInvoice(texts.kinds[invoice.kind], invoice);
  }

  return (
    <Button size="sm" variant="outline" colorPalette="gray" busy={isReading} onClick={() => void print()}>
      <Printer aria-hidden />
      {texts.printInvoice}
    </Button>
  );
}
