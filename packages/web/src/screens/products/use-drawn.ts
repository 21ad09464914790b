import type { CategoryGroup } from "@cantina/domain/catalog";
import { startTransition, useEffect, useState } from "react";

/** More than fit on a large screen. */
const atOnce = 60;

/** How many of each group are among the first `count` cards. */
function shareOut(groups: readonly CategoryGroup[], count: number): readonly number[] {
  let left = count;
  return groups.map(({ products }) => {
    const here = Math.min(left, products.length);
    left -= here;
    return here;
  });
}

/** Of each group's cards. */
export type Drawn = {
  /** How many follow every change at once; the others' changes may come behind it. */
  readonly first: readonly number[];
  /** How many are drawn. */
  readonly all: readonly number[];
};

/**
 * Those in sight are drawn at once and the rest behind them, giving way to keys and pointers. All of the rest in one
 * go: while one piece followed another, a form that was still being fetched waited for the last of them. `list` names
 * what is listed; another one begins anew.
 */
export function useDrawn(list: string, groups: readonly CategoryGroup[]): Drawn {
  const [drawnList, setDrawnList] = useState<string | null>(null);
  const isWhole = drawnList === list;
  // Forgotten, or a list that comes back would be drawn whole.
  if (drawnList !== null && !isWhole) setDrawnList(null);
  useEffect(() => {
    startTransition(() => setDrawnList(list));
  }, [list]);
  const first = shareOut(groups, atOnce);
  return { first, all: isWhole ? groups.map(({ products }) => products.length) : first };
}
