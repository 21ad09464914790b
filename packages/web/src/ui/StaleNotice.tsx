import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { QueryRefusal, isPassing } from "../failures/failure.ts";
import * as texts from "../texts/ui.ts";
import { LateRefused } from "./LateRefused.tsx";
import { Notice } from "./Notice.tsx";

export interface StaleNoticeProps {
  /** Why what is shown could not be read again; null: only the link is known to be down. */
  readonly failure: Error | null;
  /** How old it is, after 'Sin conexión.' */
  readonly children: string;
  readonly action?: ReactNode;
}

/** What is shown may be old: because the link is down, or because it is refused by now, which is no trouble of the link. */
export function StaleNotice({ failure, children, action }: StaleNoticeProps) {
  if (failure instanceof QueryRefusal && !isPassing(failure))
    return <LateRefused as="notice" failure={failure.failure} action={action} />;
  return (
    <Notice kind="warning" icon={<CloudOff />} action={action}>
      {texts.offline(children)}
    </Notice>
  );
}
