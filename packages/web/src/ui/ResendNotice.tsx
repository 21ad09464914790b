import * as words from "../texts/words.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

/** A refusal, or a lost answer with a way to ask again under the same key. */
export function ResendNotice({ text, onResend }: { readonly text: string; readonly onResend: (() => void) | null }) {
  return (
    <Notice
      kind="error"
      action={
        onResend && (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onResend}>
            {words.retry}
          </Button>
        )
      }
    >
      {text}
    </Notice>
  );
}
