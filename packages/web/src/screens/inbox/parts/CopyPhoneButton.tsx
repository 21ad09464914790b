import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "../../../composition/device/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { notify } from "../../../ui/notify.ts";

/** Milliseconds; specification §9. */
const confirmation = 2_000;

export function CopyPhoneButton({ phone }: { readonly phone: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), confirmation);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    const isDone = await copyText(phone);
    setIsCopied(isDone);
    if (!isDone) await notify({ kind: "warning", title: `El navegador no dejó copiar. El teléfono es ${phone}.` });
  }

  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      px="3"
      ms="-3"
      fontVariantNumeric="tabular-nums"
      aria-label={isCopied ? "Teléfono copiado" : `Copiar teléfono ${phone}`}
      onClick={() => void copy()}
    >
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{isCopied ? "Copiado" : phone}</span>
    </Button>
  );
}
