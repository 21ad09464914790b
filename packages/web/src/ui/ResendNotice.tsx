import * as words from "../texts/words.ts";
import { Button } from "./Button.tsx";
import { Notice, type NoticeProps } from "./Notice.tsx";

export interface ResendNoticeProps extends Partial<Pick<NoticeProps, "kind">> {
  readonly text: string;
  readonly onResend: (() => void) | null;
}

/** What failed, or what nobody knows the end of, with a way to ask for the same again. */
export function ResendNotice({ kind = "error", text, onResend }: ResendNoticeProps) {
  return (
    <Notice
      kind={kind}
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
