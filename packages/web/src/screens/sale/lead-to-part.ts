/** To the part that can't be read. Its fault is told once it is left, so whoever presses a key within it leaves it first. SPLIT-11 */
export function leadToPart(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  queueMicrotask(() => document.querySelector<HTMLElement>("[data-parts] [aria-invalid]")?.focus());
}
