import { useMemo, useState } from "react";

type Identified = { readonly id: string };

export type Selection<T extends Identified> = {
  readonly ids: ReadonlySet<T["id"]>;
  /** Of what can be selected now; what has gone is no longer selected. */
  readonly items: readonly T[];
  readonly choose: (id: T["id"], isSelected: boolean) => void;
  readonly clear: () => void;
};

export function useSelection<T extends Identified>(selectable: readonly T[]): Selection<T> {
  const [ids, setIds] = useState<ReadonlySet<T["id"]>>(new Set());
  return useMemo(
    () => ({
      ids,
      items: selectable.filter(({ id }) => ids.has(id)),
      choose: (id, isSelected) =>
        setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id))),
      clear: () => setIds(new Set()),
    }),
    [ids, selectable],
  );
}
