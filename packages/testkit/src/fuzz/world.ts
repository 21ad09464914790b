import { randomUUID } from "node:crypto";
import { features } from "@cantina/domain/cafeteria";
import { BrokenInvariant } from "@cantina/domain/kernel";
import type { ServerDatabase } from "@cantina/server/http";
import { addClockJump } from "./add-clock-jump.ts";
import { type Pantry, addMovementBatch, addPantry } from "./add-pantry.ts";
import { type Shelves, addShelves } from "./add-shelves.ts";
import { type Query, addProfile, leaveRegister, openCounter, signInAs } from "../orders-suite/index.ts";

export const worldRoles = ["client", "employee", "administrator", "system"] as const;
export type WorldRole = (typeof worldRoles)[number];

/** One cafeteria with one of everything that an id can name, and a token for each role. */
export type World = Shelves &
  Pantry & {
    /** Stands in every text of this cafeteria and in none of another. */
    readonly marker: string;
    readonly cafeteriaId: string;
    readonly profileIds: Readonly<Record<WorldRole, string>>;
    readonly tokens: Readonly<Record<WorldRole, string>>;
    readonly email: string;
    readonly userId: string;
    readonly classId: string;
    /** Nobody is in it. */
    readonly spareClassId: string;
    readonly categoryId: string;
    readonly productId: string;
    /** Has 1,000,000 units. */
    readonly stockedId: string;
    readonly commensalId: string;
    readonly couponId: string;
    readonly passId: string;
    /** Nobody needs it any more. */
    readonly oldPassId: string;
    readonly uploadBatchId: string;
    readonly stockBatchId: string;
    readonly movementBatchId: string;
    readonly userCouponId: string;
    /** Of which nothing was sold. */
    readonly spareCouponId: string;
    readonly subscriptionId: string;
    /** Active, without commensals. */
    readonly spareSubscriptionId: string;
    readonly disabledSubscriptionId: string;
    /** With the commensal in it. */
    readonly linkedSubscriptionId: string;
    readonly claimId: string;
    /** Ordered and not delivered, one for each that a test may use up. */
    readonly pendingIds: readonly [string, string, string];
    readonly deliveredId: string;
    /** Of two units. */
    readonly refundableId: string;
    /** The diner's, delivered and not reviewed. */
    readonly mealId: string;
    readonly cancelledId: string;
    readonly printClaimId: string;
    readonly shortageId: string;
    readonly countId: string;
    readonly inventoryCountId: string;
    readonly registerSessionId: string;
    readonly discountCategoryId: string;
    /** Nobody has it. */
    readonly leavingCategoryId: string;
    /** Without money, and for tests to delete. */
    readonly leavingClientId: string;
    /** Has sold nothing, and is for tests to remove. */
    readonly leavingEmployeeId: string;
    /** Open, of somebody who was removed. */
    readonly leftRegisterId: string;
    /** A client and a commensal of its own, for tests to delete. */
    readonly siblings: readonly [string, string];
  };

type Place = { readonly database: ServerDatabase; readonly url: string };

async function idOf(query: Query, text: string, values: readonly unknown[]): Promise<string> {
  const [row] = await query(text, values);
  if (row === undefined) throw new BrokenInvariant(`no row: ${text}`);
  return String(row["id"]);
}

/** Renames all that makeshift data calls alike, so that a text tells whose it is. */
async function mark(query: Query, cafeteriaId: string, marker: string): Promise<void> {
  const names: readonly (readonly [string, string])[] = [
    ["cafeteria", "id"],
    ["cafeteria_class", "cafeteria_id"],
    ["category", "cafeteria_id"],
    ["discount_category", "cafeteria_id"],
    ["coupon", "cafeteria_id"],
  ];
  for (const [table, column] of names)
    await query(`update ${table} set name = name || ' ' || $2 where ${column} = $1`, [cafeteriaId, marker]);
  // But not the system administrator, who may show up in any cafeteria.
  await query(
    `update profile set username = username || ' ' || $2
      where cafeteria_id = $1 and privilege_level is distinct from 'SYSTEM_ADMINISTRATOR'`,
    [cafeteriaId, marker],
  );
  await query("update commensal set last_name = last_name || ' ' || $2 where cafeteria_id = $1", [cafeteriaId, marker]);
  await query(
    `update authentication_user u set email = $2 || '.' || u.email from profile p
      where p.authentication_user_id = u.id and p.cafeteria_id = $1
        and p.privilege_level is distinct from 'SYSTEM_ADMINISTRATOR'`,
    [cafeteriaId, marker],
  );
}

async function addRest(query: Query, cafeteriaId: string, commensalId: string, clientId: string, marker: string) {
  const subscribe = async (name: string, status: string, isLinked: boolean): Promise<string> => {
    const id = await idOf(
      query,
      `insert into subscription (cafeteria_id, name, available_week_dates, status)
       values ($1, $2, '{MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}', $3) returning id`,
      [cafeteriaId, `${name} ${marker}`, status],
    );
    await query("insert into subscription_price values ($1, 1, 100000)", [id]);
    if (isLinked) await query("insert into subscription_commensal values ($1, $2, $3)", [cafeteriaId, id, commensalId]);
    return id;
  };
  // Or the monthly job would charge them in the middle of a test.
  await query(
    "insert into local_day_job (cafeteria_id, job, local_date) values ($1, 'CHARGE_SUBSCRIPTIONS', '9999-12-31')",
    [cafeteriaId],
  );
  const subscriptionId = await subscribe("Almuerzo", "ENABLED", true);
  const spareSubscriptionId = await subscribe("Merienda", "ENABLED", false);
  const disabledSubscriptionId = await subscribe("Cena", "DISABLED", false);
  const linkedSubscriptionId = await subscribe("Desayuno", "ENABLED", true);
  const claimId = await idOf(
    query,
    `insert into claim (cafeteria_id, profile_id, phone_number, comments, issue, date_time, last_status_update)
     values ($1, $2, '+54 11 5555', $3, 'ORDER_ISSUE', now(), now()) returning id`,
    [cafeteriaId, clientId, marker],
  );
  const spareClassId = await idOf(
    query,
    "insert into cafeteria_class (cafeteria_id, name, position) values ($1, 'Sala vacía', 2) returning id",
    [cafeteriaId],
  );
  return { subscriptionId, spareSubscriptionId, disabledSubscriptionId, linkedSubscriptionId, claimId, spareClassId };
}

/** A file that brought 2 units. */
async function addStockBatch(
  query: Query,
  { batchId, cafeteriaId, stockedId }: Readonly<Record<"batchId" | "cafeteriaId" | "stockedId", string>>,
): Promise<string> {
  await query("update product set current_stock = current_stock + 2 where id = $1", [stockedId]);
  return idOf(
    query,
    `with brought as (
       insert into stock_flow (cafeteria_id, product_id, type, amount, date_time) values ($2, $3, 'IN', 2, now())
       returning id)
     insert into upload_batch_record (batch_id, record_id) select $1, id from brought returning batch_id as id`,
    [batchId, cafeteriaId, stockedId],
  );
}

/** Made at the counter, as sellers make it, wherever there is a call for it. */
export async function makeWorld(place: Place, marker: string): Promise<World> {
  const { query } = place.database;
  const counter = await openCounter(place.database, place, { features, allowIgnoreMinimumBalance: true });
  const { canteen, till } = counter;
  const { cafeteriaId } = canteen;
  const { commensalId, clientId } = await counter.diner({ balance: 100_000_000 });
  const profileIds = {
    client: clientId as string,
    employee: canteen.employeeId,
    administrator: canteen.administratorId,
    system: await addProfile(query, cafeteriaId, "SYSTEM_ADMINISTRATOR"),
  };
  const productId = await counter.product({ name: `Café ${marker}` });
  const stockedId = await counter.product({ name: `Jugo ${marker}`, stock: 1_000_000 });
  const couponId = await counter.coupon([productId]);
  const spareCouponId = await counter.coupon([productId]);
  const registers = [till, counter.tillOf(profileIds.administrator), counter.tillOf(profileIds.system)];
  for (const register of registers) await register.moveCash({ type: "OPEN", amount: 1000 });
  const bought = await till.sellCoupon(couponId, { buyerId: profileIds.client, paymentMethod: "CASH", quantity: 5 });
  const order = async (part: object = {}): Promise<string> => {
    const sold = await till.sell({
      cartId: randomUUID(),
      paymentMethod: "CASH",
      comments: marker,
      orderItems: [{ type: "PRODUCT", productId, quantity: 1, productVersion: 1 }],
      ...part,
    });
    return String(sold.data?.["id"]);
  };
  const pendingIds = [await order(), await order(), await order()] as const;
  const [deliveredId, cancelledId, late] = [await order(), await order(), await order()];
  await till.put("/transactions/orders/mark_delivered", { orderIds: [deliveredId] });
  const two = { orderItems: [{ type: "PRODUCT", productId, quantity: 2, productVersion: 1 }] };
  const refundableId = await order(two);
  const mealId = await order({ commensalId, markAsCompleted: true });
  await till.revert(cancelledId, { reason: "CLIENT_REQUESTED" });
  const rest = await addRest(query, cafeteriaId, commensalId, profileIds.client, marker);
  const shelves = await addShelves(query, counter, marker);
  const pantry = await addPantry(query, cafeteriaId, marker);
  const sellerId = profileIds.employee;
  await query(
    `insert into late_sale (transaction_id, cafeteria_id, sent_by, received_at, is_in_next_session)
     values ($1, $2, $3, now(), false)`,
    [late, cafeteriaId, sellerId],
  );
  const addBatch = (kind: string) =>
    idOf(
      query,
      "insert into upload_batch (id, cafeteria_id, profile_id, created_at, kind) values (gen_random_uuid(), $1, $2, now(), $3) returning id",
      [cafeteriaId, profileIds.administrator, kind],
    );
  const addDiscount = (name: string) =>
    idOf(
      query,
      "insert into discount_category (cafeteria_id, name, rate_basis_points) values ($1, $2, 100) returning id",
      [cafeteriaId, name],
    );
  const [discountCategoryId, leavingCategoryId] = [await addDiscount("Beca"), await addDiscount("Media beca")];
  const { clientId: leavingClientId } = await counter.diner();
  const leavingEmployeeId = await addProfile(query, cafeteriaId, "CAFETERIA_EMPLOYEE");
  const leftRegisterId = await leaveRegister(query, counter);
  const sibling = await counter.diner();
  await mark(query, cafeteriaId, marker);
  const tokens = await Promise.all(worldRoles.map((role) => signInAs(place.database, profileIds[role])));
  const [client = "", employee = "", administrator = "", system = ""] = tokens;
  await addClockJump(query);
  return {
    marker,
    cafeteriaId,
    profileIds,
    tokens: { client, employee, administrator, system },
    email: await idOf(
      query,
      "select u.email as id from authentication_user u join profile p on p.authentication_user_id = u.id where p.id = $1",
      [sellerId],
    ),
    userId: await idOf(query, "select authentication_user_id as id from profile where id = $1", [sellerId]),
    classId: canteen.classId,
    categoryId: canteen.categoryId,
    productId,
    stockedId,
    commensalId,
    couponId,
    spareCouponId,
    passId: await counter.pass({ name: `Abono ${marker}` }),
    oldPassId: await counter.pass({ name: `Abono viejo ${marker}` }),
    uploadBatchId: await addBatch("PRODUCTS"),
    stockBatchId: await addStockBatch(query, { batchId: await addBatch("STOCK"), cafeteriaId, stockedId }),
    movementBatchId: await addMovementBatch(query, {
      batchId: await addBatch("MOVEMENTS"),
      cafeteriaId,
      supplyId: pantry.supplyId,
    }),
    userCouponId: String((bought.data?.["userCoupon"] as Readonly<Record<string, unknown>> | undefined)?.["id"]),
    ...rest,
    discountCategoryId,
    leavingCategoryId,
    leavingClientId,
    leavingEmployeeId,
    leftRegisterId,
    siblings: [sibling.clientId, sibling.commensalId],
    ...shelves,
    ...pantry,
    pendingIds,
    deliveredId,
    refundableId,
    mealId,
    cancelledId,
    printClaimId: await idOf(
      query,
      `insert into print_claim (cafeteria_id, order_id, version, station, device_id, claimed_at)
       values ($1, $2, 1, $3, gen_random_uuid(), now()) returning id`,
      [cafeteriaId, deliveredId, `Cocina ${marker}`],
    ),
    shortageId: await idOf(
      query,
      "insert into stock_shortage (cafeteria_id, product_id, transaction_id, quantity) values ($1, $2, $3, 2) returning id",
      [cafeteriaId, stockedId, late],
    ),
    countId: await idOf(
      query,
      "insert into stock_count (id, cafeteria_id, profile_id, at) values (gen_random_uuid(), $1, $2, now()) returning id",
      [cafeteriaId, profileIds.administrator],
    ),
    inventoryCountId: await idOf(
      query,
      "insert into inventory_count (id, cafeteria_id, profile_id, at) values (gen_random_uuid(), $1, $2, now()) returning id",
      [cafeteriaId, profileIds.administrator],
    ),
    registerSessionId: await idOf(query, "select id from register_session where seller_id = $1 and closed_at is null", [
      sellerId,
    ]),
  };
}
