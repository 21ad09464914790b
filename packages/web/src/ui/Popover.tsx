import { Fragment, type ReactNode, Suspense, useId, useState } from "react";
import type { PopoverLook } from "./PopoverFrame.tsx";
import { arriving } from "./arriving.tsx";
import { useWasOpened } from "./use-was-opened.ts";

/** Its code, before anybody presses. */
export const bringPopover = async () => ({ default: (await import("./PopoverFrame.tsx")).PopoverFrame });
const PopoverFrame = arriving(bringPopover);

/** What the pressed button needs to open and to be found by the popover. */
export interface PopoverTrigger {
  readonly id: string;
  readonly "aria-haspopup": "dialog";
  readonly "aria-expanded": boolean;
  readonly onClick: () => void;
}

export interface PopoverProps extends PopoverLook {
  readonly trigger: (trigger: PopoverTrigger) => ReactNode;
  /** A dialog opens once the popover is gone: above it, it would be dismissed together with it. */
  readonly children: (close: () => void, closeThen: (next: () => void) => void) => ReactNode;
}

export function Popover(props: PopoverProps) {
  const { label, placement = "bottom-end", isInPlace = false, isWide = false, trigger, children } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const [next, setNext] = useState<{ readonly run: () => void } | null>(null);
  const close = () => setIsOpen(false);
  const closeThen = (run: () => void): void => {
    setNext({ run });
    close();
  };
  const goOn = (): void => {
    if (next === null) return;
    setNext(null);
    // A dialog finds its opener where it opens, at once.
    document.getElementById(id)?.focus();
    next.run();
  };
  const toggle = (): void => {
    if (!isOpen) setOpenings(openings + 1);
    setIsOpen(!isOpen);
  };
  return (
    <>
      {trigger({ id, "aria-haspopup": "dialog", "aria-expanded": isOpen, onClick: toggle })}
      {useWasOpened(isOpen) && (
        <Suspense fallback={null}>
          <PopoverFrame
            isOpen={isOpen}
            onClose={close}
            onGone={goOn}
            label={label}
            triggerId={id}
            placement={placement}
            isInPlace={isInPlace}
            isWide={isWide}
          >
            {/* New each time: what was typed and left may be another customer's. */}
            <Fragment key={openings}>{children(close, closeThen)}</Fragment>
          </PopoverFrame>
        </Suspense>
      )}
    </>
  );
}
