import type { BoardSection, Order, OrderDay } from "@cantina/domain/orders";

/** A line of the virtual list: a section's name, or as many cards as fit side by side. */
export type BoardRow =
  | { readonly kind: "header"; readonly key: string; readonly day: OrderDay; readonly count: number }
  | { readonly kind: "cards"; readonly key: string; readonly orders: readonly Order[] };

const narrowest = 300;

export const boardColumns = (width: number, gap: number): number =>
  Math.max(1, Math.floor((width + gap) / (narrowest + gap)));

export const boardRows = (sections: readonly BoardSection[], columns: number): readonly BoardRow[] =>
  sections.flatMap(({ day, orders }): readonly BoardRow[] => [
    { kind: "header", key: day, day, count: orders.length },
    ...Array.from({ length: Math.ceil(orders.length / columns) }, (_, row): BoardRow => {
      const held = orders.slice(row * columns, (row + 1) * columns);
      return { kind: "cards", key: `${day} ${held[0]?.id ?? ""}`, orders: held };
    }),
  ]);
