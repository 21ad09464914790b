import type { ReactNode } from "react";
import type { ApiFailure } from "../failures/failure.ts";
import { refusedText } from "../texts/refused-texts.ts";
import { Notice } from "./Notice.tsx";

export interface RefusedNoticeProps {
  readonly failure: ApiFailure;
  readonly action?: ReactNode;
}

export function RefusedNotice({ failure, action }: RefusedNoticeProps) {
  return (
    <Notice kind="error" action={action}>
      {refusedText(failure)}
    </Notice>
  );
}
