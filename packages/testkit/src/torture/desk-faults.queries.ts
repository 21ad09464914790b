import type { Query } from "../orders-suite/index.ts";
import type { Entry } from "./journal.ts";
import type { Wish } from "./wish.ts";

const descriptionOf = ({ wish }: Entry): string =>
  wish.call === "stockMove" ? String((wish.body as { readonly description?: unknown }).description) : "";

/**
 * What tills did by hand against what the books hold of it: each movement of stock once, as many counts, purchases and
 * preparations as were answered, and nothing completed that consumed nothing. Every entry has its answer by now.
 */
export async function readDeskFaults(
  query: Query,
  cafeteriaId: string,
  entries: readonly Entry[],
): Promise<readonly string[]> {
  const done = entries.filter(({ answer }) => answer?.status === 200);
  const doneOf = (call: Wish["call"]): readonly Entry[] => done.filter(({ wish }) => wish.call === call);
  const [moved, [counted], unconsumed] = await Promise.all([
    query(
      `select description, count(*)::int as times from stock_flow
        where cafeteria_id = $1 and type in ('IN', 'OUT') and transaction_id is null group by description`,
      [cafeteriaId],
    ),
    query(
      `select (select count(*)::int from stock_count where cafeteria_id = $1) as count,
              (select count(*)::int from consumable_movement where cafeteria_id = $1 and reason = 'SUPPLIER_PURCHASE') as purchase,
              (select count(*)::int from consumable_movement where cafeteria_id = $1 and reason = 'PREPARATION') as preparation`,
      [cafeteriaId],
    ),
    query(
      `select distinct t.id from transaction t
         join transaction_item i on i.transaction_id = t.id
         join product_ingredient g on g.product_id = i.product_id and g.version = i.product_version
        where t.cafeteria_id = $1 and t.status = 'COMPLETED' and (
          select reason from consumption where transaction_id = t.id order by id desc limit 1) is distinct from 'ORDER'`,
      [cafeteriaId],
    ),
  ]);
  const times = new Map(moved.map(({ description, times: found }) => [String(description), Number(found)]));
  const told = new Set(doneOf("stockMove").map(descriptionOf));
  const calls = ["count", "purchase", "preparation"] as const;
  return [
    ...[...told]
      .filter((name) => times.get(name) !== 1)
      .map((name) => `movement of stock ${name}: told once, and in the books ${times.get(name) ?? 0} times`),
    ...[...times.keys()].filter((name) => !told.has(name)).map((name) => `movement of stock ${name}: nobody was told`),
    ...calls.flatMap((call) => {
      const [answered, found] = [doneOf(call).length, Number(counted?.[call])];
      return answered === found ? [] : [`${call}: ${answered} were answered, and ${found} are in the books`];
    }),
    ...unconsumed.map(({ id }) => `order ${String(id)}: completed, and consumed nothing`),
  ];
}
