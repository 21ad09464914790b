import type { CategoryGroup } from "@cantina/domain/catalog";
import { startTransition, useEffect, useState } from "react";

/** More than fit on a large screen. */
const atOnce = 60;
const piece = 200;

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
 * Those in sight are drawn at once, the rest piece by piece behind them, each piece giving way to keys and pointers.
 * `list` names what is listed; another one begins anew.
 */
export function useDrawn(list: string, groups: readonly CategoryGroup[]): Drawn {
  const [{ drawnList, count }, setDrawn] = useState({ drawnList: list, count: atOnce });
  if (drawnList !== list) setDrawn({ drawnList: list, count: atOnce });
  const length = groups.reduce((sum, { products }) => sum + products.length, 0);
  useEffect(() => {
    if (count < length) startTransition(() => setDrawn({ drawnList: list, count: count + piece }));
  }, [list, count, length]);
  return { first: shareOut(groups, atOnce), all: shareOut(groups, count) };
}
