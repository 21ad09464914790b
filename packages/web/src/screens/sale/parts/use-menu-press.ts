import { type DOMAttributes, type PointerEvent, useRef } from "react";

/** How long a finger rests on something before it asks what else can be done, as systems have it. */
const longPress = 500;

/** On a card: the id of whose product it is, where something else can be done with it. */
export const menuMark = "data-menu";

const markedOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest(`[${menuMark}]`)?.getAttribute(menuMark) ?? null) : null;

/**
 * For the frame of marked things: the right button, the key of menus and a finger that rests ask for what else can be
 * done. Not every tablet makes the menu's event of a finger. null: nothing can be done.
 */
export function useMenuPress(onMenu: ((id: string) => void) | null): DOMAttributes<HTMLElement> {
  "use memo";
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  if (onMenu === null) return {};
  const stop = (): void => clearTimeout(timer.current);
  return {
    onContextMenu: (event) => {
      const id = markedOf(event.target);
      if (id === null) return;
      event.preventDefault();
      stop();
      onMenu(id);
    },
    onPointerDown: ({ target, pointerType }: PointerEvent) => {
      wasHeld.current = false;
      stop();
      const id = markedOf(target);
      if (id === null || pointerType === "mouse") return;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onMenu(id);
      }, longPress);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // A finger that held sells nothing when it goes.
    onClickCapture: (event) => {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
