/** Who hears of a sale, when it was asked for, and where its milliseconds go. */
type Sale = {
  readonly began: number;
  /** By which it was sold: it knows of the sale without an event. */
  readonly by: number;
  /** All of the cafeteria's. */
  readonly tills: readonly number[];
  readonly took: number[];
};

type Open = Sale & { readonly waiting: Set<number> };

export type EventWatch = {
  /** An order's event came to a till. */
  readonly heard: (orderId: string, till: number) => void;
  /** A sale was acknowledged, perhaps after its events. */
  readonly sold: (orderId: string, sale: Sale) => void;
  /** Acknowledged sales of which some till has not heard yet. */
  readonly unheard: () => number;
};

/**
 * Milliseconds from each sale's request to its event at every other till of its cafeteria. Forgets a sale once all have
 * heard of it, so that an hour's sales leave nothing here but numbers.
 */
export function eventWatch(now: () => number = () => performance.now()): EventWatch {
  /** Events are often sooner than the answer to the sale, which alone tells the order's id. */
  const early = new Map<string, { readonly till: number; readonly at: number }[]>();
  const open = new Map<string, Open>();

  const count = (orderId: string, { waiting, by, took, began }: Open, till: number, at: number): void => {
    if (waiting.delete(till) && till !== by) took.push(at - began);
    if (waiting.size === 0) open.delete(orderId);
  };
  return {
    heard: (orderId, till) => {
      const sale = open.get(orderId);
      if (sale !== undefined) return count(orderId, sale, till, now());
      const others = early.get(orderId);
      if (others === undefined) early.set(orderId, [{ till, at: now() }]);
      else others.push({ till, at: now() });
    },
    sold: (orderId, sale) => {
      const opened = { ...sale, waiting: new Set(sale.tills) };
      open.set(orderId, opened);
      for (const { till, at } of early.get(orderId) ?? []) count(orderId, opened, till, at);
      early.delete(orderId);
    },
    unheard: () => open.size,
  };
}
