import { type PointerEvent, type RefObject, useState } from "react";

export type RowDrag = { readonly from: number; readonly to: number };

/** The row whose place the pointer is over, by the middles of the rows as they stood at the start. */
export const rowUnder = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, index) => index !== from && middle < y).length;

const middlesOf = (list: HTMLElement): readonly number[] =>
  Array.from(list.children, (row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });

/** Drags a row of a list by its handle, with a mouse, a pen or a finger. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<(RowDrag & { readonly middles: readonly number[] }) | null>(null);
  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0 || list.current === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, to: from, middles: middlesOf(list.current) });
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>): void => {
      if (drag !== null) setDrag({ ...drag, to: rowUnder(drag.middles, drag.from, clientY) });
    },
    onPointerUp: (): void => {
      setDrag(null);
      if (drag !== null) onMove(drag.from, drag.to);
    },
    onPointerCancel: (): void => setDrag(null),
  });
  return { drag, handle };
}
