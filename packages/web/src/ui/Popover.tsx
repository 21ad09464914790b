import { Fragment, type ReactNode, Suspense, lazy, useId, useState } from "react";
import type { PopoverLook } from "./PopoverFrame.tsx";
import { useWasOpened } from "./use-was-opened.ts";

const PopoverFrame = lazy(async () => ({ default: (await import("./PopoverFrame.tsx")).PopoverFrame }));

/** What the pressed button needs to open and to be found by the popover. */
export interface PopoverTrigger {
  readonly id: string;
  readonly "aria-haspopup": "dialog";
  readonly "aria-expanded": boolean;
  readonly onClick: () => void;
}

export interface PopoverProps extends PopoverLook {
  readonly trigger: (trigger: PopoverTrigger) => ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

export function Popover(props: PopoverProps) {
  const { label, placement = "bottom-end", isInPlace = false, isWide = false, trigger, children } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const close = () => setIsOpen(false);
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
            label={label}
            triggerId={id}
            placement={placement}
            isInPlace={isInPlace}
            isWide={isWide}
          >
            {/* New each time: what was typed and left may be another customer's. */}
            <Fragment key={openings}>{children(close)}</Fragment>
          </PopoverFrame>
        </Suspense>
      )}
    </>
  );
}
