import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** In a column that is one stop of the tab key: the arrows go from one of its elements to the next. */
export const moveAmong =
  (selector: string) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    const next = steps[event.key]?.(
      all.findIndex((one) => one === document.activeElement),
      all.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
