import { useState } from "react";

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/**
 * What had the focus when the overlay was asked for, to give it back at the end.
 * The overlay itself loads late, and would find the focus elsewhere by then.
 */
export function useOpener(isOpen: boolean): HTMLElement | null {
  const [opening, setOpening] = useState(() => ({ isOpen, opener: isOpen ? focused() : null }));
  if (opening.isOpen !== isOpen) setOpening({ isOpen, opener: isOpen ? focused() : opening.opener });
  return opening.opener;
}
