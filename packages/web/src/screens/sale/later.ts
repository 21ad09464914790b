import { bringPopover } from "../../ui/Popover.tsx";

/** What a part loads is a long list; it comes beside the screen, before anything there can be pressed (ADR 0040). */
export const later = () => import("./later-parts.ts");

// Told where it is used.
later().catch(() => undefined);

/** Milliseconds for the cards to be painted. */
const calm = 250;

/** Once the cards stand, what is typed into comes before anybody presses. Until it is called off. SALE-107 */
export function bringTyped(): () => void {
  // What doesn't come is told where it is used.
  const timer = setTimeout(() => {
    bringPopover().catch(() => undefined);
    typedParts()
      .then(({ bringDialog }) => bringDialog())
      .catch(() => undefined);
  }, calm);
  return () => clearTimeout(timer);
}

export const typedParts = async () => (await later()).typedParts();
