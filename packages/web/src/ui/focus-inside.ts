/** A ref of what appears where the button that had the focus has gone: brings the focus there. */
export function focusInside(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>(":is(button,select,input):enabled")?.focus();
}
