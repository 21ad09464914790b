import type { Query } from "../orders-suite/index.ts";
import type { BookedEffect, Move } from "./call-history.ts";
import { effectTold } from "./effects.ts";
import { groupBy } from "./group-by.ts";
import type { Wish } from "./wish.ts";

type Moved = { readonly effect: string; readonly account: string; readonly amount: number };

/**
 * What each change did to the clients' accounts and to the stocks, from the postings and flows themselves. Pieces come
 * back for the order that took them: which of its refunds brought them tells the time.
 */
async function readMoves(query: Query, cafeteriaId: string): Promise<readonly Moved[]> {
  const rows = await query(
    `select case when p.cause_kind = 'TRANSACTION' then 'transaction ' when t.part_of is null then 'revert ' else 'refund ' end
              || p.cause_id as effect,
            a.profile_id as account, case a.id when p.credit_account_id then p.amount else -p.amount end as amount
       from posting p join account a on a.id in (p.credit_account_id, p.debit_account_id) and a.kind = 'CLIENT'
            left join transaction t on t.id = p.cause_id
      where p.cafeteria_id = $1 and p.cause_kind in ('REVERT', 'TRANSACTION')
     union all
     select case when f.amount < 0 then 'transaction ' || f.transaction_id
                 else coalesce('refund ' || part.id, 'revert ' || f.transaction_id) end, f.product_id, f.amount
       from stock_flow f
            left join transaction part on part.part_of = f.transaction_id and part.cancelled_at = f.date_time
      where f.cafeteria_id = $1 and f.transaction_id is not null`,
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
  wishOf: (key: string) => Wish | undefined,
): Promise<readonly BookedEffect[]> {
  const [moved, effects, answers] = await Promise.all([
    readMoves(query, cafeteriaId),
    query(
      `select 'transaction ' || id as effect from transaction where cafeteria_id = $1 and part_of is null
       union all
       select case when part_of is null then 'revert ' else 'refund ' end || id from transaction
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
  const keyByEffect = new Map(
    answers.flatMap(({ key, answer }) => {
      const wish = wishOf(String(key));
      return wish === undefined ? [] : [[effectTold(wish, String(answer)), String(key)] as const];
    }),
  );
  const named = effects.map(({ effect }) => String(effect));
  const known = new Set(named);
  return [...named, ...[...movesBy.keys()].filter((effect) => !known.has(effect))].map((effect) => ({
    effect,
    key: keyByEffect.get(effect) ?? null,
    moves: movesOf(effect),
  }));
}
