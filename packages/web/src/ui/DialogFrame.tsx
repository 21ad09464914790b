import { type ReactNode, useRef } from "react";
import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { X } from "lucide-react";
import { shortcutKeys } from "../texts/shortcuts.ts";
import * as words from "../texts/words.ts";
import { IconButton } from "./IconButton.tsx";

export interface DialogProps {
  readonly isOpen: boolean;
  /** Without it there is nothing to close with. */
  readonly onClose?: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** An alert needs an answer: a touch outside doesn't close it. */
  readonly role?: "dialog" | "alertdialog";
  /** All that stands in it is told with its title, as that of an alert is: it has no field to go to. SALE-102 */
  readonly isReadOut?: boolean;
  readonly isBlocking?: boolean;
  /** Nobody asked for it: it takes the focus itself, since keys under way are not meant for its fields. */
  readonly comesByItself?: boolean;
  /** For forms with a table in them. */
  readonly isWide?: boolean;
  /** At the right edge and as high as the screen, for forms of many fields; a phone's whole screen. */
  readonly isDrawer?: boolean;
  /** It takes the place of another one that was opened from there: it comes without moving, and gives the focus back to there. */
  readonly openedFrom?: HTMLElement | null | undefined;
}

export interface DialogFrameProps extends DialogProps {
  readonly opener: HTMLElement | null;
}

// Here and not in the theme, which the first load carries.
const drawerPositioner = { px: "0", justifyContent: "flex-end" };
const drawerContent = {
  maxW: "xl",
  h: "100dvh",
  maxH: "100dvh",
  borderWidth: "0",
  borderStartWidth: { base: "0", md: "1px" },
  borderRadius: "0",
  animationTimingFunction: "ease-in-smooth",
  _open: { animationName: "slide-from-right-full", animationDuration: "slower" },
  _closed: { animationName: "slide-to-right-full", animationDuration: "slow" },
};

/** Where nothing had the focus, or what had it is gone: on the sales screen to where a sale begins. SALE-101 */
const placeAfter = (opener: HTMLElement | null): HTMLElement | null =>
  opener !== null && opener !== document.body && opener.isConnected
    ? opener
    : document.querySelector(`[aria-keyshortcuts=${shortcutKeys.diner}]`);

const still = { _open: { animation: "none" } };

export function DialogFrame({
  isOpen,
  opener,
  onClose,
  title,
  footer,
  role = "dialog",
  isReadOut = role === "alertdialog",
  isBlocking = false,
  comesByItself = false,
  isWide = false,
  isDrawer = false,
  openedFrom,
  children,
}: DialogFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  const comes = openedFrom === undefined ? {} : still;
  return (
    <Dialog.Root
      open={isOpen}
      // What was typed and left is not there the next time, which may be another customer's.
      lazyMount
      unmountOnExit
      role={role}
      closeOnEscape={!isBlocking}
      closeOnInteractOutside={!isBlocking && role === "dialog"}
      {...(comesByItself && { initialFocusEl: () => content.current })}
      finalFocusEl={() => placeAfter(openedFrom ?? opener)}
      // The focus is trapped; what leaves it for a moment (a second mount, a toast) is no wish to close.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={(details) => {
        if (!details.open) onClose?.();
      }}
    >
      <Portal>
        <Dialog.Backdrop css={comes} />
        <Dialog.Positioner {...(isDrawer && { css: drawerPositioner })}>
          <Dialog.Content ref={content} maxW={isWide ? "2xl" : undefined} css={[isDrawer ? drawerContent : {}, comes]}>
            <Dialog.Header pe={onClose === undefined ? undefined : "14"} {...(isDrawer && { pb: "3" })}>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {isReadOut ? <Dialog.Description as="div">{children}</Dialog.Description> : children}
            </Dialog.Body>
            {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
            {onClose !== undefined && (
              <Dialog.CloseTrigger asChild>
                <IconButton label={words.close} icon={<X />} />
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
