import type { Query } from "../orders-suite/index.ts";
import type { ShopBooks } from "./shop-books.ts";

type Booked = { readonly id: string; readonly reference: string; readonly total: number; readonly base: number };

async function readBooked(query: Query, clientIds: readonly string[]): Promise<readonly Booked[]> {
  const rows = await query(
    `select a.payment_id as id, i.id as reference, i.total, p.amount as base
       from payment_booking b
       join posting p on p.id = b.posting_id
       join payment_intent i on i.id = b.intent_id
       join payment_attempt a on a.intent_id = i.id and a.number = i.booked_attempt
      where i.status = 'BOOKED' and i.buyer_id = any($1)`,
    [clientIds],
  );
  return rows.map(({ id, reference, total, base }) => ({
    id: String(id),
    reference: String(reference),
    total: Number(total),
    base: Number(base),
  }));
}

const minor = (amount: number): number => Math.round(amount * 100);

/**
 * The shop's books against the ledger, one to one: what it holds of a buyer's money is booked once, nothing else is, and
 * the accounts hold just that. A sentence for each difference; the shop's own complaints are among them.
 */
export async function differencesOf(
  query: Query,
  shop: ShopBooks,
  clientIds: readonly string[],
): Promise<readonly string[]> {
  const booked = await readBooked(query, clientIds);
  const ours = new Set(
    (await query("select id from payment_intent where buyer_id = any($1)", [clientIds])).map(({ id }) => String(id)),
  );
  const held = shop.payments().filter(({ status, reference }) => status === "approved" && ours.has(reference));
  const byReference = new Map<string, number>();
  for (const { reference } of held) byReference.set(reference, (byReference.get(reference) ?? 0) + 1);
  const bookedIds = new Map(booked.map((one) => [one.id, one]));
  const heldIds = new Set(held.map(({ id }) => String(id)));
  const [sums] = await query(
    "select coalesce(sum(balance), 0) as balance from account where kind = 'CLIENT' and profile_id = any($1)",
    [clientIds],
  );
  const base = booked.reduce((sum, one) => sum + one.base, 0);
  return [
    ...[...byReference].filter(([, count]) => count > 1).map(([name, count]) => `${name} was charged ${count} times`),
    ...held
      .filter(({ id }) => !bookedIds.has(String(id)))
      .map(({ id, reference }) => `${id} of ${reference} is not booked`),
    ...held
      .filter(({ id, amount }) => bookedIds.has(String(id)) && bookedIds.get(String(id))?.total !== minor(amount))
      .map(({ id, amount }) => `${id} is of ${amount}, and booked otherwise`),
    ...booked
      .filter(({ id }) => !heldIds.has(id))
      .map(({ id, reference }) => `${id} of ${reference} is booked, and not held`),
    ...(bookedIds.size === booked.length ? [] : ["a payment is booked twice"]),
    ...(Number(sums?.["balance"]) === base
      ? []
      : [`the accounts hold ${String(sums?.["balance"])}, and ${base} was booked`]),
    ...shop.complaints(),
  ];
}
