import type { Query } from "../orders-suite/index.ts";
import type { BookedEffect, Move } from "./call-history.ts";
import { groupBy } from "./group-by.ts";
import { idTold } from "./wish.ts";

export const saleEffect = (id: string): string => `transaction ${id}`;
export const revertEffect = (id: string): string => `revert ${id}`;
export const movementEffect = (id: string): string => `movement ${id}`;

type Moved = { readonly effect: string; readonly account: string; readonly amount: number };

/** What each change did to the clients' accounts and to the stocks, from the postings and flows themselves. */
async function readMoves(query: Query, cafeteriaId: string): Promise<readonly Moved[]> {
  const rows = await query(
    `select case p.cause_kind when 'REVERT' then 'revert ' else 'transaction ' end || p.cause_id as effect,
            a.profile_id as account, case a.id when p.credit_account_id then p.amount else -p.amount end as amount
       from posting p join account a on a.id in (p.credit_account_id, p.debit_account_id) and a.kind = 'CLIENT'
      where p.cafeteria_id = $1 and p.cause_kind in ('REVERT', 'TRANSACTION')
     union all
     select case when amount > 0 then 'revert ' else 'transaction ' end || transaction_id, product_id, amount
       from stock_flow where cafeteria_id = $1 and transaction_id is not null`,
    [cafeteriaId],
  );
  return rows.map(({ effect, account, amount }) => ({
    effect: String(effect),
    account: String(account),
    amount: Number(amount),
  }));
}

/** All changes in the books. A row tells of one; whatever moves without a row counts as one of its own. */
export async function readBooked(
  query: Query,
  cafeteriaId: string,
  isOfRevert: (key: string) => boolean,
): Promise<readonly BookedEffect[]> {
  const [moved, effects, answers] = await Promise.all([
    readMoves(query, cafeteriaId),
    query(
      `select 'transaction ' || id as effect from transaction where cafeteria_id = $1
       union all
       select 'revert ' || id from transaction
        where cafeteria_id = $1 and status in ('CANCELLED', 'CANCELLED_ARCHIVED', 'DELETED')
       union all
       select 'movement ' || m.id from cash_movement m join register_session s on s.id = m.register_session_id
        where s.cafeteria_id = $1`,
      [cafeteriaId],
    ),
    query("select key, answer from idempotency_record where cafeteria_id = $1 and status = 200", [cafeteriaId]),
  ]);
  const movesBy = groupBy<Moved, string>(moved, ({ effect }) => effect);
  const movesOf = (effect: string): readonly Move[] =>
    (movesBy.get(effect) ?? []).map(({ account, amount }) => ({ account, amount }));
  // A revert's answer tells of the transaction that it undid, as that one's own answer does.
  const keyByEffect = new Map(
    answers.map(({ key, answer }) => {
      const told = idTold(String(answer)) ?? "";
      return [isOfRevert(String(key)) ? revertEffect(told) : told, String(key)];
    }),
  );
  const keyOf = (effect: string): string | null =>
    keyByEffect.get(effect.startsWith("revert ") ? effect : (effect.split(" ")[1] ?? "")) ?? null;
  const named = effects.map(({ effect }) => String(effect));
  const known = new Set(named);
  return [...named, ...[...movesBy.keys()].filter((effect) => !known.has(effect))].map((effect) => ({
    effect,
    key: keyOf(effect),
    moves: movesOf(effect),
  }));
}
