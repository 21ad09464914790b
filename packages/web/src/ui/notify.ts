export interface Notification {
  readonly kind: "success" | "error" | "warning" | "info";
  /** What happened, in the user's words. */
  readonly title: string;
  readonly detail?: string;
  readonly milliseconds?: 2000 | 3000 | 6000;
}

/** Shows a notice in the one toaster, whose code loads after the first paint. */
export async function notify({ kind, title, detail, milliseconds }: Notification): Promise<void> {
  const { toaster } = await import("./toaster.ts");
  toaster.create({
    type: kind,
    title,
    description: detail,
    duration: milliseconds ?? (kind === "error" ? 6000 : 3000),
    closable: true,
  });
}
