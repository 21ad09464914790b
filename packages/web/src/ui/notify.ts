export interface Notification {
  readonly kind: "success" | "error" | "warning" | "info";
  /** What happened, in the user's words. */
  readonly title: string;
  readonly detail?: string;
  readonly milliseconds?: 2000 | 3000 | 6000;
}

/**
 * Shows a notice in the one toaster, whose code loads after the first paint. The newest takes the place of one with
 * the same title: a queue's sales would cover the products otherwise.
 */
export async function notify({ kind, title, detail, milliseconds }: Notification): Promise<void> {
  const { toaster } = await import("./toaster.ts");
  for (const shown of toaster.getVisibleToasts()) if (shown.title === title) toaster.dismiss(shown.id);
  toaster.create({
    type: kind,
    title,
    description: detail,
    duration: milliseconds ?? (kind === "error" ? 6000 : 3000),
    // What goes by itself in a moment has nothing to press, so that nothing below it is pressed in vain.
    closable: kind === "error" || kind === "warning",
  });
}
