import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "../../../composition/device/index.ts";
import * as texts from "../../../texts/inbox.ts";
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
    if (!isDone) await notify({ kind: "warning", title: texts.notCopied(phone) });
  }

  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      px="3"
      ms="-3"
      fontVariantNumeric="tabular-nums"
      aria-label={isCopied ? texts.phoneCopied : texts.copyPhone(phone)}
      onClick={() => void copy()}
    >
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{isCopied ? texts.copied : phone}</span>
    </Button>
  );
}
