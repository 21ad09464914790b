import { loadTemporal, instant } from "@cantina/domain/kernel";
import type { Row } from "@cantina/server/db";
import { verify } from "@node-rs/argon2";
import { beforeAll, expect, test } from "vitest";

import { withTestDatabase } from "../database/index.ts";
import { demoAccounts, demoPassword, loadDemo } from "./index.ts";

// A Friday at 10:20 in Buenos Aires.
const now = "2026-11-20T13:20:00.000Z";
const zone = "America/Argentina/Buenos_Aires";

const at = withTestDatabase();
let loadMs = 0;
let sumsMs = 0;
const rows = (text: string): Promise<readonly Row[]> => at().database.query(text, []);
const first = async (text: string): Promise<Row> => (await rows(text))[0] ?? {};

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
/** As much for processors as loading is, so that a busy machine slows both alike. */
const fewSums = () => rows("select sum(n) from generate_series(1, 1000000) as n");

beforeAll(async () => {
  await loadTemporal();
  sumsMs = await took(fewSums);
  loadMs = await took(() => loadDemo(at().database, { clock: { now: () => instant(now) } }));
  sumsMs += await took(fewSums);
});

// About 2 s on a quiet machine; a busy one takes as much from the yardstick. At a load of 12, 44 million were measured.
test("loads for a first start in the time in which the database adds up at most 120 million numbers", () => {
  expect(loadMs / sumsMs).toBeLessThan(60);
});

test("has the people, the catalogue and the history that a look around needs", async () => {
  const counts = await first(`select
    (select count(*) from profile p where p.cafeteria_id = c.id and type = 'CLIENT') as clients,
    (select count(*) from commensal x where x.cafeteria_id = c.id) as commensals,
    (select count(*) from cafeteria_class x where x.cafeteria_id = c.id) as classes,
    (select count(*) from category x where x.cafeteria_id = c.id) as categories,
    (select count(*) from product x where x.cafeteria_id = c.id) as products,
    (select count(*) from product x where x.cafeteria_id = c.id and barcode is not null) as barcodes,
    (select count(*) from product x where x.cafeteria_id = c.id and picture_id is null)
      + (select count(*) from coupon x where x.cafeteria_id = c.id and picture_id is null) as "withoutPicture",
    (select count(*) from product x where x.cafeteria_id = c.id and current_stock = 0) as "soldOut",
    (select count(distinct payment_method) from transaction x where x.cafeteria_id = c.id and order_type = 'ORDER') as methods,
    (select count(*) from transaction x where x.cafeteria_id = c.id and status = 'STARTED') as pending,
    (select count(*) from transaction x where x.cafeteria_id = c.id and origin_medium = 'MOBILE' and pick_up_date_time > '${now}') as "toPickUp"
    from cafeteria c where code = 'SM-042'`);
  expect(counts).toMatchObject({
    clients: 300,
    commensals: 450,
    classes: 12,
    categories: 8,
    barcodes: 32,
    withoutPicture: 0,
    soldOut: 2,
    methods: 4,
    pending: 12,
    toPickUp: 6,
  });
  expect(counts["products"]).toBeGreaterThanOrEqual(60);
});

test("sells 120 to 160 times on each school day and never on another", async () => {
  const days = await rows(
    `select local_date, count(*) as sales, extract(isodow from local_date) as weekday, local_date = any(c.closed_days) as closed
       from transaction t join cafeteria c on c.id = t.cafeteria_id and c.code = 'SM-042'
      where local_date < '2026-11-20' and order_type = 'ORDER' and part_of is null and subtotal > 0 group by local_date, c.closed_days order by 1`,
  );
  expect(days.length).toBeGreaterThan(58);
  for (const day of days) {
    // A sale that the day's limits left without anything to sell is not made.
    expect(Number(day["sales"]), String(day["local_date"])).toBeGreaterThanOrEqual(115);
    expect(Number(day["sales"])).toBeLessThanOrEqual(160);
    expect(Number(day["weekday"])).toBeLessThan(6);
    expect(day["closed"]).toBe(false);
  }
});

test("files every sale under the cafeteria's own calendar day, none in the future", async () => {
  expect(
    await rows(
      `select id from transaction where local_date <> (date_time at time zone '${zone}')::date or date_time > '${now}'`,
    ),
  ).toEqual([]);
});

test("every order equals the sum of its items", async () => {
  expect(
    await rows(`select t.id from transaction t left join lateral (
        select coalesce(sum(i.total), 0) as total, coalesce(sum(i.discount), 0) as discount, count(*) as lines,
               coalesce(sum(i.price * (i.quantity - i.redeemed)), 0) as gross from transaction_item i where i.transaction_id = t.id) i on true
      where t.order_type = 'ORDER' and (i.lines = 0 or i.total <> t.total_price or i.discount <> t.discount or i.gross <> t.subtotal)`),
  ).toEqual([]);
});

test("every item carries the price of the version that it names, for the class of its diner", async () => {
  expect(
    await rows(`select i.transaction_id from transaction_item i join transaction t on t.id = i.transaction_id
      join product_version v on v.product_id = i.product_id and v.version = i.product_version
      left join product_class_price p on p.product_id = v.product_id and p.version = v.version and p.class_id = t.commensal_class_id
      where i.price <> coalesce(p.price, v.price) or i.name <> v.name or v.created_at > t.date_time`),
  ).toEqual([]);
});

test("every order has one posting of its total, from where its payment comes", async () => {
  expect(
    await rows(`select t.id from transaction t
      left join posting p on p.cause_id = t.id and p.cause_kind = 'TRANSACTION'
      left join account d on d.id = p.debit_account_id left join account c on c.id = p.credit_account_id
      where t.order_type = 'ORDER' and t.part_of is null and t.total_price > 0 and (p.amount is distinct from t.total_price + t.refunded or c.kind <> 'SALES' or
        case t.payment_method when 'ACCOUNT_BALANCE' then d.profile_id is distinct from t.buyer_id
          when 'CASH' then d.register_session_id is distinct from t.register_session_id
          else d.kind <> t.payment_method end)`),
  ).toEqual([]);
});

test("every coupon sale has one posting of its price, and every coupon left what its uses leave", async () => {
  expect(
    await rows(`select t.id from transaction t
      left join posting p on p.cause_id = t.id left join account d on d.id = p.debit_account_id
      left join account c on c.id = p.credit_account_id left join user_coupon u on u.transaction_id = t.id
      left join coupon k on k.id = t.coupon_id
      where t.order_type = 'COUPON_BUY' and (p.amount is distinct from t.total_price or c.kind <> 'COUPON_SALES'
        or d.kind <> t.payment_method or t.total_price <> k.price * t.coupons_quantity
        or u.original_quantity is distinct from k.quantity * t.coupons_quantity or u.profile_id <> t.buyer_id)`),
  ).toEqual([]);
  expect(
    await rows(`select u.id from user_coupon u where u.remaining_quantity <> u.original_quantity -
        (select coalesce(sum(quantity), 0) from user_coupon_use where user_coupon_id = u.id)
      union all select i.transaction_id from transaction_item i where i.redeemed <>
        (select coalesce(sum(quantity), 0) from user_coupon_use k where k.transaction_id = i.transaction_id and k.line = i.line)
      union all select t.id from user_coupon_use k join transaction t on t.id = k.transaction_id
        join user_coupon u on u.id = k.user_coupon_id
        where t.buyer_id <> u.profile_id or t.date_time not between u.buy_time and u.expiration_time`),
  ).toEqual([]);
  expect(
    await first(`select count(*) filter (where status = 'ENABLED') as sold, (select count(*) from user_coupon) > 20 as bought,
      (select count(*) from user_coupon_use) > 20 as used,
      (select count(*) from user_coupon where expiration_time > '${now}' and remaining_quantity > 0) > 10 as usable
      from coupon`),
  ).toEqual({ sold: 3, bought: true, used: true, usable: true });
});

test("every stored balance is the sum of its postings", async () => {
  expect(
    await rows(`select a.id from account a where a.balance is not null and a.balance <>
      (case a.kind when 'CLIENT' then 1 else -1 end) * (
        (select coalesce(sum(amount), 0) from posting where credit_account_id = a.id) -
        (select coalesce(sum(amount), 0) from posting where debit_account_id = a.id))`),
  ).toEqual([]);
});

test("balances go from debt to rich, and none is below its minimum", async () => {
  expect(
    await first(`select count(*) filter (where balance < 0) > 10 as debts, max(balance) > 10000000 as rich,
      count(*) filter (where balance < coalesce(p.minimum_balance, d.minimum_balance)) as below
      from account a join profile p on p.id = a.profile_id join cafeteria c on c.id = p.cafeteria_id
      join discount_category d on d.id = coalesce(p.discount_category_id, c.default_discount_category_id)`),
  ).toEqual({ debts: true, rich: true, below: 0 });
});

test("every stock is the sum of its flows and was never negative", async () => {
  expect(
    await rows(`select p.id from product p where p.current_stock is distinct from
      (select sum(amount) from stock_flow f where f.product_id = p.id)`),
  ).toEqual([]);
  expect(
    await rows(
      `select 1 from (select sum(amount) over (partition by product_id order by id) as level from stock_flow) f where level < 0`,
    ),
  ).toEqual([]);
});

test("no day passed a daily limit", async () => {
  expect(
    await rows(`select 1 from transaction_item i join product p on p.id = i.product_id and p.daily_limit is not null
      group by p.id, i.local_date having sum(i.quantity) > max(p.daily_limit)`),
  ).toEqual([]);
  expect(
    await rows(`select 1 from transaction t join commensal c on c.id = t.commensal_id and c.daily_limit is not null
      where t.order_type = 'ORDER' group by c.id, t.local_date having sum(t.total_price) > max(c.daily_limit)`),
  ).toEqual([]);
});

test("closed drawers are empty, and one of the employee is open", async () => {
  expect(
    await rows(`select p.username, a.balance >= s.opening_amount as filled from register_session s
      join account a on a.register_session_id = s.id join profile p on p.id = s.seller_id
      join cafeteria c on c.id = s.cafeteria_id and c.code = 'SM-042' where s.closed_at is null`),
  ).toEqual([{ username: "lucia.rivas", filled: true }]);
  expect(
    await rows(`select 1 from register_session s join account a on a.register_session_id = s.id
      where s.closed_at is not null and a.balance <> 0`),
  ).toEqual([]);
});

test("shows the products of the pictures with their prices and badges", async () => {
  const products = await rows(`select v.name, v.price, p.current_stock as stock from product p
    join product_version v on v.product_id = p.id and v.version = p.current_version
    join category k on k.id = p.category_id join cafeteria c on c.id = p.cafeteria_id and c.code = 'SM-042'
    where k.name in ('Cafetería', 'Panadería') order by k.position, p.position`);
  expect(products.map((row) => [row["name"], row["price"], row["stock"]])).toEqual([
    ["Café con leche", 180_000, null],
    ["Té en hebras", 140_000, null],
    ["Chocolatada", 165_000, 18],
    ["Mate cocido", 110_000, null],
    ["Capuchino helado", 235_000, 4],
    ["Medialuna de manteca", 75_000, 39],
    ["Tostado de jamón y queso", 320_000, 8],
    ["Chipá", 60_000, 3],
    ["Sándwich de milanesa en pan francés", 410_000, 12],
    ["Waffle con dulce de leche", 275_000, 0],
  ]);
});

test("has two promotions, each cheaper than what it holds one by one", async () => {
  const promotions =
    await rows(`select v.name, count(*)::int as items, v.price < sum(iv.price * i.quantity) as "isCheaper"
    from product p join product_version v on v.product_id = p.id and v.version = p.current_version
    join promotion_item i on i.promotion_id = p.id and i.version = p.current_version
    join product ip on ip.id = i.product_id
    join product_version iv on iv.product_id = ip.id and iv.version = ip.current_version
    join cafeteria c on c.id = p.cafeteria_id and c.code = 'SM-042'
    group by p.id, v.name, v.price, p.position order by p.position`);
  expect(promotions).toEqual([
    { name: "Menú del día + bebida", items: 2, isCheaper: true },
    { name: "Combo para dos", items: 2, isCheaper: true },
  ]);
});

test("has claims old and new, and meals of subscriptions that wait today", async () => {
  const counts = await first(`select
    (select count(*) from claim x where x.cafeteria_id = c.id and status = 'UNSOLVED') as unsolved,
    (select count(*) from claim x where x.cafeteria_id = c.id and status = 'UNSOLVED' and date_time < timestamptz '${now}' - interval '24 hours') as overdue,
    (select count(*) from claim x where x.cafeteria_id = c.id and status = 'SOLVED') as solved,
    (select count(*) from subscription s where s.cafeteria_id = c.id) as subscriptions,
    (select count(*) from subscription_commensal s where s.cafeteria_id = c.id) as linked,
    (select count(*) from subscription_use u join subscription s on s.id = u.subscription_id and s.cafeteria_id = c.id
      where u.local_date = '2026-11-20') as "takenToday"
    from cafeteria c where code = 'SM-042'`);
  expect(counts).toEqual({ unsolved: 5, overdue: 2, solved: 4, subscriptions: 3, linked: 35, takenToday: 0 });
});

test("families have reviewed meals of theirs after they had them, and have suggested things to this day", async () => {
  const told = await first(`select
    (select count(*) from review r where r.cafeteria_id = c.id) between 60 and 400 as "someMeals",
    (select count(*) from review r where r.cafeteria_id = c.id and r.at > timestamptz '${now}' - interval '7 days') > 0 as "lately",
    (select count(*) from review r join transaction t on t.id = r.transaction_id join commensal m on m.id = r.commensal_id
      where t.commensal_id = m.id and m.profile_id = r.profile_id and r.at > t.date_time and r.at < '${now}'
        and r.cafeteria_id = c.id) = (select count(*) from review r where r.cafeteria_id = c.id) as "theirOwn",
    (select count(*) from feedback f where f.cafeteria_id = c.id) as suggestions,
    (select max(at) from feedback f where f.cafeteria_id = c.id) > timestamptz '${now}' - interval '1 day' as "today"
    from cafeteria c where code = 'SM-042'`);
  expect(told).toEqual({ someMeals: true, lately: true, theirOwn: true, suggestions: 10, today: true });
});

test("most members of active subscriptions have paid this month, and who has not could not pay today", async () => {
  expect(
    await first(`with members as (
      select l.subscription_id, l.commensal_id, a.balance, coalesce(p.minimum_balance, d.minimum_balance) as minimum,
             (select price from subscription_price b where b.subscription_id = s.id and day <= 20 order by day desc limit 1) as price,
             exists (select from subscription_charge h where h.subscription_id = s.id and h.commensal_id = l.commensal_id
                        and h.month = '2026-11-01') as paid
        from subscription s join subscription_commensal l on l.subscription_id = s.id
        join commensal m on m.id = l.commensal_id join profile p on p.id = m.profile_id
        join account a on a.profile_id = p.id join cafeteria c on c.id = p.cafeteria_id
        join discount_category d on d.id = coalesce(m.discount_category_id, p.discount_category_id, c.default_discount_category_id)
       where s.status = 'ENABLED')
      select count(*) filter (where paid) > 15 as paying, count(*) filter (where not paid) > 3 as unpaid,
             count(*) filter (where not paid and balance - price >= minimum) as able,
             count(*) filter (where not paid) = (select count(*) from subscription_refusal where local_date = '2026-11-20') as told,
             (select count(*) from subscription_charge h join transaction t on t.id = h.transaction_id
               where t.order_type <> 'SUBSCRIPTION_CHARGE' or t.commensal_id <> h.commensal_id) as foreign
        from members`),
  ).toEqual({ paying: true, unpaid: true, able: 0, told: true, foreign: 0 });
});

test("every meal was handed over on a day that its subscription serves, and not in the future", async () => {
  const served = await rows(`select count(*) as meals from subscription_use`);
  expect(Number(served[0]?.["meals"])).toBeGreaterThan(300);
  expect(
    await rows(`select u.local_date from subscription_use u join subscription s on s.id = u.subscription_id
      where u.at > '${now}' or u.local_date <> (u.at at time zone '${zone}')::date
         or not (trim(to_char(u.local_date, 'DAY')) = any (s.available_week_dates))`),
  ).toEqual([]);
});

test("every demo account signs in with the printed password", async () => {
  const users = await rows(`select email, password_hash as hash, confirmed_at is not null as confirmed,
    (select count(*) from profile where authentication_user_id = u.id) as profiles
    from authentication_user u where password_hash is not null order by email`);
  expect(users.map((user) => [user["email"], user["confirmed"], user["profiles"]])).toEqual([
    [demoAccounts.administrator.email, true, 1],
    [demoAccounts.employee.email, true, 1],
    [demoAccounts.family.email, true, 1],
    [demoAccounts.regional.email, true, 2],
    [demoAccounts.system.email, true, 1],
  ]);
  expect(await verify(String(users[0]?.["hash"]), demoPassword)).toBe(true);
});

test("some sales were taken back by the counter or the client, with their reason and their money", async () => {
  const [counts] = await rows(
    `select count(*) as reverted, count(distinct cancellation_reason) as reasons, count(distinct cancelled_by) as parties
       from transaction where cancelled_at is not null and part_of is null`,
  );
  expect(Number(counts?.["reverted"])).toBeGreaterThan(30);
  expect(counts).toMatchObject({ reasons: 5, parties: 2 });
  expect(
    await rows(`select t.id from transaction t where cancelled_at is not null and part_of is null and (cancelled_at > '${now}' or 0 <> (
      select sum(case cause_kind when 'TRANSACTION' then amount else -amount end) from posting where cause_id = t.id))`),
  ).toEqual([]);
});

test("of some sales one unit was refunded, and the order with its parts is what was sold", async () => {
  const [counts] = await rows(`select count(*) as parts from transaction where part_of is not null`);
  expect(Number(counts?.["parts"])).toBeGreaterThan(10);
  expect(
    await rows(`select o.id from transaction o join transaction p on p.part_of = o.id
      where o.refunded <> p.total_price or p.cancelled_at is null
         or (select sum(amount) from posting where cause_id = o.id) <> o.total_price + p.total_price
         or (select sum(amount) from posting where cause_id = p.id and cause_kind = 'REVERT') <> p.total_price
         or o.total_price <> (select sum(total) from transaction_item where transaction_id = o.id)
         or p.total_price <> (select sum(total) from transaction_item where transaction_id = p.id)`),
  ).toEqual([]);
});

test("has a small inventory whose recipes say what eleven dishes cost, below their price", async () => {
  const counts = await first(`select
    (select count(*) from supplier s where s.cafeteria_id = c.id) as suppliers,
    (select count(*) from consumable s where s.cafeteria_id = c.id and type = 'RAW') as supplies,
    (select count(*) from consumable s where s.cafeteria_id = c.id and type = 'PREPARED') as prepared
    from cafeteria c where code = 'SM-042'`);
  expect(counts).toEqual({ suppliers: 3, supplies: 13, prepared: 3 });
  const dishes = await rows(`
    select v.name, v.cost, v.price from product p
      join product_version v on v.product_id = p.id and v.version = p.current_version
     where exists (select from product_ingredient i where i.product_id = p.id and i.version = v.version)
     order by v.name`);
  expect(dishes).toHaveLength(11);
  for (const { name, cost, price } of dishes) expect(Number(cost), String(name)).toBeLessThan(Number(price));
  // 150 g of lemons of $ 1.500 the kilogram, of which 45 % is peel.
  expect(dishes.find(({ name }) => name === "Limonada con menta")).toMatchObject({ cost: 40_909 });
});

test("has a pantry with a history: consumed by recipe, bought, cooked, spoilt, and counted on Fridays", async () => {
  const movements = await rows("select reason, count(*) as n from consumable_movement group by reason");
  const counts = new Map(movements.map(({ reason, n }) => [reason, Number(n)]));
  for (const reason of ["ORDER", "ORDER_RETURN", "SUPPLIER_PURCHASE", "PREPARATION", "PREPARATION_INGREDIENT", "WASTE"])
    expect(counts.get(reason) ?? 0, reason).toBeGreaterThan(3);
  const weeks = await rows("select extract(isodow from at at time zone 'UTC') as weekday from inventory_count");
  expect(new Set(weeks.map(({ weekday }) => Number(weekday)))).toEqual(new Set([5]));
  expect(weeks.length).toBeGreaterThan(8);
  // What recipes took between the counts, and what was missing of it.
  const beyond = await rows(`
    select c.name from consumable c join consumable_movement m on m.consumable_id = c.id group by c.id
     having 100 * abs(sum(m.quantity) filter (where m.count_id is not null)) >
            -3 * sum(m.quantity) filter (where m.reason in ('ORDER', 'ORDER_RETURN', 'PREPARATION_INGREDIENT'))`);
  expect(beyond).toEqual([{ name: "Queso muzzarella" }]);
  const low = await rows(`
    select c.name, exists (select from low_stock_alert a where a.consumable_id = c.id) as told
      from consumable c where available_quantity <= alert_level order by 1`);
  expect(low.map(({ name }) => name)).toEqual(expect.arrayContaining(["Carne picada", "Fideos secos", "Leche entera"]));
  expect(low.filter(({ told }) => told !== true)).toEqual([]);
});
