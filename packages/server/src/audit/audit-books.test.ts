import { randomUUID } from "node:crypto";
import { loadTemporal, instant } from "@cantina/domain/kernel";
import { withPlanted, withTestDatabase, withTestServer } from "@cantina/testkit/database";
import { loadDemo } from "@cantina/testkit/demo";
import { type Counter, type Traded, cartOf, openCounter, signInAs, trade } from "@cantina/testkit/orders-suite";
import { beforeAll, describe, expect, test } from "vitest";
import type { Discrepancy } from "./audit-check.ts";
import { auditBooks, findDiscrepancies } from "./audit-books.ts";

const server = withTestServer();
const demo = withTestDatabase();
let traded: Traded;
let cafeteriaId: string;
let baked: Baked;

beforeAll(async () => {
  const counter = await openCounter(server().database, server(), {
    features: ["stockControl", "coupons", "flowControl", "inventory"],
  });
  ({ cafeteriaId } = counter.canteen);
  traded = await trade(counter);
  baked = await bake(counter);
});

type Baked = {
  readonly flourId: string;
  readonly orderId: string;
  readonly revertedId: string;
};

/** Bread that is sold, given back and sold, with what it is made of prepared in between; the last sale isn't booked yet. */
async function bake(counter: Counter): Promise<Baked> {
  const pantry = await counter.pantry({ harina: { available: 20 }, masa: { yields: 1, of: { harina: 2 } } });
  const bread = await counter.product();
  await pantry.cook(bread, { masa: 1, harina: 0.5 });
  const [flourId, doughId] = [pantry.idOf("harina"), pantry.idOf("masa")];
  const token = await signInAs(server().database, counter.canteen.administratorId);
  const path = `/api/cafeterias/${counter.canteen.cafeteriaId}/inventory`;
  const sell = async () =>
    String((await counter.till.sell(cartOf(bread, { markAsCompleted: true, paymentMethod: "CARD" }))).data?.["id"]);
  const orderId = await sell();
  const revertedId = await sell();
  await counter.till.revert(revertedId, { reason: "MISTAKEN_ORDER", comment: "" });
  const body = { consumables: [{ consumableId: doughId, quantity: 3 }] };
  const headers = { "idempotency-key": randomUUID() };
  const made = await server().ask("POST", `${path}/prepare-consumables`, { token, headers, body });
  expect(made.status).toBe(200);
  await sell();
  return { flourId, orderId, revertedId };
}

const findPlanted = (statement: string): Promise<readonly Discrepancy[]> =>
  withPlanted(server().database.kysely, statement, (trx) => findDiscrepancies(trx, () => undefined));

const posted = (id: string, kind = "TRANSACTION"): string => `cause_id = '${id}' and cause_kind = '${kind}'`;
const account = (kind: string): string =>
  `(select id from account where cafeteria_id = '${cafeteriaId}' and kind = '${kind}')`;
/** The movement of flour by the order that stands, or by what the other gave back. */
const movedBy = (reason: "ORDER" | "ORDER_RETURN"): string =>
  `consumable_id = '${baked.flourId}' and consumption_id = (select id from consumption
    where reason = '${reason}' and transaction_id = '${reason === "ORDER" ? baked.orderId : baked.revertedId}')`;
const closed = "(select id from register_session where closed_at is not null)";
const stray = "00000000-0000-4000-8000-000000000001";

describe("books that the product wrote", () => {
  test("[AUDIT-01] are clean after a day with everything in it", async () => {
    const audited = await auditBooks(server().database.kysely);
    expect(audited.discrepancies).toEqual([]);
    expect(audited.postings).toBeGreaterThan(15);
  });

  test("[AUDIT-01] are clean in the demo's 90 days", async () => {
    await loadTemporal();
    await loadDemo(demo().database, { clock: { now: () => instant("2026-11-20T13:20:00.000Z") } });
    expect((await auditBooks(demo().database.kysely)).discrepancies).toEqual([]);
  });
});

type Plant = readonly [what: string, statement: () => string, kinds: readonly string[], names: () => string];

const plants: readonly Plant[] = [
  [
    "a posting's amount changed",
    () => `update posting set amount = amount + 1 where ${posted(traded.topUpId)}`,
    ["asientos de una operación", "saldo", "saldo", "sesión de caja"],
    () => traded.topUpId,
  ],
  [
    "a posting's time changed",
    () => `update posting set at = at - interval '1 second' where ${posted(traded.orderId)}`,
    ["asientos de una operación"],
    () => traded.orderId,
  ],
  [
    "a posting dated later than the database's now",
    () => `update posting set at = clock_timestamp() + interval '1 day' where ${posted(traded.orderId)}`,
    ["asiento del futuro", "asientos de una operación"],
    () => traded.orderId,
  ],
  [
    "a posting led to another account without a stored balance",
    () => `update posting set credit_account_id = ${account("COUPON_SALES")} where ${posted(traded.orderId)}`,
    ["asientos de una operación"],
    () => traded.orderId,
  ],
  [
    "a posting led to an account that is not there",
    () => `update posting set credit_account_id = 999999 where ${posted(traded.orderId)}`,
    ["asiento", "asientos de una operación"],
    () => traded.orderId,
  ],
  [
    "an order given to another client",
    () => `update transaction set buyer_id = '${stray}' where id = '${traded.orderId}'`,
    ["asientos de una operación"],
    () => traded.orderId,
  ],
  [
    "a posting deleted",
    () => `delete from posting where ${posted(traded.orderId)}`,
    ["asientos de una operación", "saldo"],
    () => traded.orderId,
  ],
  [
    "a posting made twice",
    () => `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
      select cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at from posting where ${posted(traded.orderId)}`,
    ["asientos de una operación", "saldo"],
    () => traded.orderId,
  ],
  [
    "a posting for nothing",
    () => `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
      values ('${cafeteriaId}', ${account("CARD")}, ${account("SALES")}, 5, 'TRANSACTION', '${stray}')`,
    ["asientos de una operación"],
    () => stray,
  ],
  [
    "a return deleted",
    () => `delete from posting where ${posted(traded.revertedId, "REVERT")}`,
    ["devolución", "saldo"],
    () => traded.revertedId,
  ],
  [
    "a return without a revert",
    () => `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
      select cafeteria_id, credit_account_id, debit_account_id, amount, 'REVERT', cause_id from posting where ${posted(traded.orderId)}`,
    ["devolución", "saldo"],
    () => traded.orderId,
  ],
  [
    "an order that calls itself reverted",
    () => `update transaction set status = 'CANCELLED' where id = '${traded.orderId}'`,
    ["devolución", "stock de un pedido"],
    () => traded.orderId,
  ],
  [
    "a balance changed",
    () => `update account set balance = balance + 100 where profile_id = '${traded.clientId}'`,
    ["saldo"],
    () => traded.clientId,
  ],
  [
    "a cash movement changed",
    () => "update cash_movement set amount = amount + 1 where type = 'OUT'",
    ["movimiento de caja"],
    () => "",
  ],
  ["a cash movement deleted", () => "delete from cash_movement where type = 'IN'", ["movimiento de caja"], () => ""],
  [
    "what was counted at a close changed",
    () => "update register_session set counted_amount = counted_amount + 1 where closed_at is not null",
    ["sesión de caja"],
    () => "",
  ],
  [
    "what a close expected changed",
    () => "update register_session set expected_amount = expected_amount + 1 where closed_at is not null",
    ["movimiento de caja", "sesión de caja"],
    () => "",
  ],
  [
    "an order moved to another register",
    () => `update transaction set register_session_id = (select id from register_session where closed_at is null)
      where id = '${traded.topUpId}'`,
    ["asientos de una operación"],
    () => traded.topUpId,
  ],
  [
    "cash left in a closed drawer",
    () => `update account set balance = 5 where register_session_id = ${closed}`,
    ["saldo", "cajón de una caja cerrada"],
    () => "",
  ],
  [
    "a register number missing",
    () => "update register_session set number = 7 where closed_at is null",
    ["numeración de cajas"],
    () => "7",
  ],
  [
    "a drawer deleted",
    () => "delete from account where register_session_id in (select id from register_session where closed_at is null)",
    ["cajón de una caja"],
    () => "",
  ],
  [
    "an order's total changed",
    () =>
      `update transaction set subtotal = subtotal + 1, total_price = total_price + 1 where id = '${traded.orderId}'`,
    ["asientos de una operación", "respuesta guardada", "total de un pedido"],
    () => traded.orderId,
  ],
  [
    "an order's line deleted",
    () => `delete from transaction_item where transaction_id = '${traded.orderId}'`,
    ["stock de un pedido", "total de un pedido"],
    () => traded.orderId,
  ],
  [
    "a line's total changed, and another's price with it",
    () =>
      `update transaction_item set total = total + 1, discount = discount + 1 where transaction_id = '${traded.orderId}'`,
    ["total de un pedido", "línea de un pedido"],
    () => traded.orderId,
  ],
  [
    "a product's stock changed",
    () => `update product set current_stock = current_stock + 1 where id = '${traded.stocked}'`,
    ["stock"],
    () => traded.stocked,
  ],
  [
    "a stock flow changed",
    () => `update stock_flow set amount = amount - 1 where transaction_id = '${traded.orderId}'`,
    ["registro de stock", "stock", "stock de un pedido"],
    () => traded.orderId,
  ],
  [
    "what a stock record left changed",
    () => `update stock_flow set resulting_stock = resulting_stock + 1 where transaction_id = '${traded.orderId}'`,
    ["registro de stock"],
    () => traded.stocked,
  ],
  [
    "a stock record dated before the one before it",
    () => `update stock_flow set date_time = '2020-01-01' where transaction_id = '${traded.orderId}'`,
    ["registro de stock"],
    () => traded.stocked,
  ],
  [
    "a reverted order's stock not given back",
    () => `delete from stock_flow where transaction_id = '${traded.revertedId}' and type = 'IN'`,
    ["registro de stock", "stock", "stock de un pedido"],
    () => traded.revertedId,
  ],
  [
    "a coupon's uses left changed",
    () => `update user_coupon set remaining_quantity = remaining_quantity - 1 where id = '${traded.userCouponId}'`,
    ["usos de un cupón"],
    () => traded.userCouponId,
  ],
  [
    "a coupon's use deleted",
    () => `delete from user_coupon_use where transaction_id = '${traded.redeemingId}'`,
    ["cupones de una línea", "usos de un cupón"],
    () => traded.redeemingId,
  ],
  [
    "a sold coupon disabled",
    () => `update user_coupon set status = 'DISABLED' where id = '${traded.userCouponId}'`,
    ["venta de cupón"],
    () => traded.couponSaleId,
  ],
  [
    "a sold coupon deleted",
    () => `delete from user_coupon where id = '${traded.userCouponId}'`,
    ["usos de un cupón", "venta de cupón"],
    () => traded.couponSaleId,
  ],
  [
    "an order deleted",
    () => `delete from transaction where id = '${traded.orderId}'`,
    ["asientos de una operación", "respuesta guardada", "stock de un pedido", "total de un pedido"],
    () => traded.orderId,
  ],
  [
    "an order's kept answer deleted",
    () => `delete from idempotency_record where answer like '%"id":"${traded.orderId}"%'`,
    ["pedido sin respuesta"],
    () => traded.orderId,
  ],
  [
    "an order answered under two keys",
    () => `insert into idempotency_record (cafeteria_id, key, profile_id, request_hash, status, answer)
      select cafeteria_id, '${stray}', profile_id, request_hash, status, answer from idempotency_record
       where answer like '%"id":"${traded.orderId}"%'`,
    ["pedido con dos respuestas"],
    () => traded.orderId,
  ],
  [
    "a subscription charged by an order that is none",
    () => `insert into subscription_charge (subscription_id, commensal_id, month, transaction_id)
      values ('${stray}', '${stray}', '2026-11-01', '${traded.orderId}')`,
    ["cobro de suscripción"],
    () => traded.orderId,
  ],
  [
    "a charge that pays no month",
    () => `insert into transaction (id, cafeteria_id, order_type, status, payment_method, subtotal, total_price, local_date,
       date_time, last_status_update, origin_medium, buyer_id)
      values ('${stray}', '${cafeteriaId}', 'SUBSCRIPTION_CHARGE', 'COMPLETED', 'ACCOUNT_BALANCE', 0, 0, '2026-11-01',
       '2026-11-01T03:05:00Z', '2026-11-01T03:05:00Z', 'SUBSCRIPTION',
       (select id from profile where cafeteria_id = '${cafeteriaId}' limit 1))`,
    ["cobro de suscripción"],
    () => stray,
  ],
  [
    "what there is of a supply changed",
    () => `update consumable set available_quantity = available_quantity + 1 where id = '${baked.flourId}'`,
    ["existencia de un insumo"],
    () => baked.flourId,
  ],
  [
    "what an order consumed of a supply changed",
    () => `update consumable_movement set quantity = quantity - 1 where ${movedBy("ORDER")}`,
    ["existencia de un insumo", "movimiento de un insumo"],
    () => baked.flourId,
  ],
  [
    "what a movement left changed",
    () => `update consumable_movement set resulting_available_quantity = 0 where ${movedBy("ORDER")}`,
    ["movimiento de un insumo"],
    () => baked.flourId,
  ],
  [
    "from when a movement counts changed",
    () => `update consumable_movement set level_at = level_at + interval '1 second' where ${movedBy("ORDER")}`,
    ["movimiento de un insumo"],
    () => baked.flourId,
  ],
  [
    "a movement deleted",
    () => `delete from consumable_movement where ${movedBy("ORDER")}`,
    ["existencia de un insumo", "movimiento de un insumo"],
    () => baked.flourId,
  ],
  [
    "what an order gave back deleted",
    () => `delete from consumable_movement where ${movedBy("ORDER_RETURN")}`,
    ["consumo de un pedido", "existencia de un insumo", "movimiento de un insumo"],
    () => baked.revertedId,
  ],
  [
    "what was consumed booked, and said not to be",
    () => `update consumption set is_folded = false where transaction_id = '${baked.orderId}'`,
    ["consumo según la receta", "registro de un consumo"],
    () => baked.flourId,
  ],
  [
    "an order that consumed and is not completed",
    () => `update consumption set transaction_id = '${traded.revertedId}' where transaction_id = '${baked.orderId}'`,
    ["consumo de un pedido", "consumo según la receta", "pedido sin consumo"],
    () => traded.revertedId,
  ],
  [
    "an ingredient of what was never prepared",
    () => `update consumable_movement set preparation_id = (
      select id from consumable_movement where consumable_id = '${baked.flourId}' and position = 1)
      where reason = 'PREPARATION_INGREDIENT' and consumable_id = '${baked.flourId}'`,
    ["ingrediente de una preparación"],
    () => baked.flourId,
  ],
];

describe("what is not as it must be", () => {
  test.each(plants)("[AUDIT-02] %s is named, with what it should be", async (_what, statement, kinds, names) => {
    const found = await findPlanted(statement());
    expect(found.map(({ kind }) => kind).sort()).toEqual(kinds.toSorted());
    expect(found.some(({ id }) => id.includes(names()))).toBe(true);
    for (const { expected, found: is } of found) expect([expected, is]).not.toContain(null);
  });
});
