import { type AuditCheck, money, ordersMeetLines } from "./audit-check.ts";

const sums = (subtotal: string, discount: string, total: string): string =>
  `${money(subtotal)} || ' − ' || ${money(discount)} || ' = ' || ${money(total)}`;

/** Amounts times a number of their order's own: what the lines of one order add up to counts as one amount of it. */
const weighted = (run: number, order: string, amounts: readonly string[]): string =>
  amounts
    .map((amount, index) => `sum(uuid_hash_extended(${order}, ${run + index})::numeric * (${amount}))`)
    .join(" + ");

const totalsAgree = (run: number): string => `
  select (select ${weighted(run, "transaction_id", ["price * (quantity - redeemed)", "discount", "total"])}
            from transaction_item) is not distinct from
         (select ${weighted(run, "id", ["subtotal", "discount", "total_price"])}
            from transaction where order_type = 'ORDER')
     and ${ordersMeetLines(run)} as agrees`;

const totals = `
  with items as (
    select transaction_id, sum(price * (quantity - redeemed)) as subtotal, sum(discount) as discount, sum(total) as total
      from transaction_item group by transaction_id
  )
  select coalesce(t.id, i.transaction_id)::text as id,
         coalesce(${sums("i.subtotal", "i.discount", "i.total")}, 'artículos') as expected,
         coalesce(${sums("t.subtotal", "t.discount", "t.total_price")}, 'ninguna operación') as found
    from (select * from transaction where order_type = 'ORDER') t
    full join items i on i.transaction_id = t.id
   where i.transaction_id is null or t.id is null
      or (i.subtotal, i.discount, i.total) is distinct from (t.subtotal, t.discount, t.total_price)`;

const lines = `
  select transaction_id || ' línea ' || line as id,
         ${money("price * (quantity - redeemed) - discount")} as expected, ${money("total")} as found
    from transaction_item where total <> price * (quantity - redeemed) - discount`;

/** A charge counts for its month until it is reverted, and its transaction says the same; none stands without the other. */
const subscriptionCharges = `
  select coalesce(c.transaction_id, t.id)::text as id,
         case when t.id is null then 'una operación de cobro'
              when t.cancelled_at is null then 'vigente' else 'revertido' end
           || case when c.commensal_id <> t.commensal_id then ' del comensal ' || t.commensal_id else '' end as expected,
         case when c.transaction_id is null then 'ningún mes cobrado'
              when c.reverted_at is null then 'vigente' else 'revertido' end
           || case when t.order_type <> 'SUBSCRIPTION_CHARGE' then ', ' || t.order_type else '' end
           || case when c.commensal_id <> t.commensal_id then ' del comensal ' || c.commensal_id else '' end as found
    from subscription_charge c
    full join (select id, order_type, cancelled_at, commensal_id from transaction
                where order_type = 'SUBSCRIPTION_CHARGE' or id in (select transaction_id from subscription_charge)) t
      on t.id = c.transaction_id
   where t.id is null or c.transaction_id is null or t.order_type <> 'SUBSCRIPTION_CHARGE'
      or c.commensal_id is distinct from t.commensal_id
      or (t.cancelled_at is null) <> (c.reverted_at is null)`;

/** The orders of a pass are what was paid for it at once. */
const soldPasses = `
  select p.id::text as id, ${money("p.total")} as expected, coalesce(${money("sum(t.total_price)")}, 'ningún pedido') as found
    from pass_purchase p
    left join pass_order o on o.purchase_id = p.id
    left join transaction t on t.id = o.transaction_id
   group by p.id, p.total having p.total is distinct from sum(t.total_price)`;

export const orderChecks: readonly AuditCheck[] = [
  { kind: "total de un pedido", query: totals, agrees: totalsAgree },
  { kind: "línea de un pedido", query: lines },
  { kind: "cobro de suscripción", query: subscriptionCharges },
  { kind: "abono vendido", query: soldPasses },
];
