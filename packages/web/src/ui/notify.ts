import type { NoticeAction } from "./toaster.ts";

export interface Notification {
  readonly kind: "success" | "error" | "warning" | "info";
  /** What happened, in the user's words. */
  readonly title: string;
  readonly detail?: string;
  /** An amount that is to be read from where one stands. */
  readonly figure?: string;
  readonly milliseconds?: 2000 | 3000 | 6000;
  /** Until somebody takes it away. */
  readonly stays?: boolean;
  /** What can still be done about it; the notice stays longer for them. */
  readonly actions?: readonly NoticeAction[];
}

const timeToAct = 30_000;

/**
 * Shows a notice in the one toaster, whose code loads after the first paint. The newest takes the place of one with
 * the same title: a queue's sales would cover the products otherwise. What it gives takes the notice away. Nobody sees
 * it once `left` is aborted: whoever it is for has left. SESSION-13
 */
export async function notify(
  { kind, title, detail, figure, milliseconds, stays = false, actions = [] }: Notification,
  left?: AbortSignal,
): Promise<() => void> {
  const { toaster, noticeActions } = await import("./toaster.ts");
  if (left?.aborted === true) return () => undefined;
  for (const shown of toaster.getVisibleToasts()) if (shown.title === title) toaster.dismiss(shown.id);
  const noticeId = crypto.randomUUID();
  if (actions.length > 0) noticeActions.set(noticeId, actions);
  toaster.create({
    id: noticeId,
    type: kind,
    title,
    description: detail,
    ...(figure !== undefined && { meta: { figure } }),
    duration: stays
      ? Number.POSITIVE_INFINITY
      : (milliseconds ?? (actions.length > 0 ? timeToAct : kind === "error" ? 6000 : 3000)),
    // What goes by itself in a moment has nothing to press, so that nothing below it is pressed in vain.
    closable: kind === "error" || kind === "warning" || stays || actions.length > 0,
    onStatusChange: ({ status }) => {
      if (status === "unmounted") noticeActions.delete(noticeId);
    },
  });
  return () => toaster.dismiss(noticeId);
}
