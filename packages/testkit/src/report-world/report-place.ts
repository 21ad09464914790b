import { randomUUID } from "node:crypto";
import {
  type ClassId,
  type Instant,
  type LocalDate,
  addDays,
  id,
  instant,
  instantAfter,
  localDateOf,
  timeZone,
} from "@cantina/domain/kernel";
import type { ServerDatabase } from "@cantina/server/http";
import {
  type Counter,
  type HandClock,
  type RawAnswer,
  type Till,
  type ToldOrder,
  cartOf,
  openCounter,
  refundBody,
  refundableOf,
} from "../orders-suite/index.ts";
import { splitSale } from "./split-sale.ts";
import { type WorldStep, subscriptionPrice } from "./world-steps.ts";

/** What was done to it, as whoever did it knows it: nothing of this is read from the books. */
export type Told = {
  readonly id: string;
  /** Of units that went back: the order that they were of, and with which they were paid. */
  readonly partOf: string | null;
  readonly orderType: "ORDER" | "BALANCE_CHARGE";
  readonly soldOn: LocalDate;
  /** The day of the sale, where nothing else was agreed on. */
  readonly fetchedOn: LocalDate;
  readonly givenBackOn: LocalDate | null;
  readonly originMedium: "WEB" | "MOBILE";
  readonly sellerId: string | null;
  readonly commensalId: string | null;
  /** Several where a sale was split. */
  readonly paymentMethods: readonly string[];
};

export type ReportPlace = {
  readonly counter: Counter;
  /** An administrator's, who may read reports. */
  readonly desk: Till;
  readonly diners: readonly { readonly commensalId: string; readonly clientId: string; readonly classId: ClassId }[];
  readonly told: readonly Told[];
  /** How many months of subscriptions were charged on a day. Meals are no sales: what they cost was charged with the month. */
  readonly dues: readonly { readonly on: LocalDate; readonly count: number }[];
  /** Which kinds of steps were done. */
  readonly done: ReadonlySet<string>;
  /** What was answered to the others. */
  readonly refused: readonly string[];
};

type Opened = { readonly database: ServerDatabase; readonly url: string; readonly clock: HandClock };

/** A cafeteria in which all that happened, through the wire, from that instant on. */
export async function openReportPlace(
  { database, url, clock }: Opened,
  timeZoneName: string,
  start: string,
  steps: readonly WorldStep[],
): Promise<ReportPlace> {
  clock.set(start);
  const features = ["coupons", "calendarProducts", "subscriptions", "metrics", "premiumMetrics"] as const;
  const options = { features, timeZone: timeZoneName, customPaymentMethod: "Vales", discountRate: 333 };
  const counter = await openCounter(database, { url }, options);
  const { till, canteen } = counter;
  const desk = counter.tillOf(canteen.administratorId);
  const plain = await counter.product({ price: 333, name: "Jugo", classPrice: 299 });
  const promotion = await counter.product({ price: 1_001, holds: [{ productId: plain, quantity: 2 }] });
  const dayOf = (when: Instant): LocalDate => localDateOf(when, timeZone(timeZoneName));
  const firstDay = dayOf(instant(start));
  // Nobody may buy a pass that has no date left, so its last one is after the whole story.
  const end = steps.reduce((when, { wait }) => instantAfter(when, wait * 60_000), instant(start));
  const pass = await counter.pass({
    price: 40_001,
    dates: [...[-1, 1, 2, 3, 9].map((days) => addDays(firstDay, days)), addDays(dayOf(end), 10)],
    chargeForPastOrders: true,
  });
  let version = 1;
  // One of them is of a class without prices of its own.
  const otherClassId = id<"class">(randomUUID());
  await database.query(
    "insert into cafeteria_class (id, cafeteria_id, name, position) values ($1, $2, 'Docentes', 2)",
    [otherClassId, canteen.cafeteriaId],
  );
  const diners: (Awaited<ReturnType<typeof counter.diner>> & { readonly classId: ClassId })[] = [];
  for (const classId of [canteen.classId, otherClassId, canteen.classId]) {
    const diner = await counter.diner({ balance: 9_000_000 });
    await database.query("update commensal set class_id = $2 where id = $1", [diner.commensalId, classId]);
    diners.push({ ...diner, classId });
  }
  const commensalIds = diners.map(({ commensalId }) => commensalId);
  const subscriptionId = await counter.subscription({ price: subscriptionPrice, commensalIds });
  const couponId = await counter.coupon([plain], { uses: 9_999, validDays: 3_000, price: 100 });
  const [first] = diners;
  if (first === undefined) throw new Error("three diners");
  const bought = await till.sellCoupon(couponId, { buyerId: first.clientId, paymentMethod: "CARD", quantity: 1 });
  const userCouponId = (bought.data?.["userCoupon"] as { readonly id: string } | undefined)?.id ?? "";
  const line = (quantity: number, more: object = {}) => ({
    type: "PRODUCT" as const,
    productId: plain,
    quantity,
    productVersion: version,
    ...more,
  });
  const done = new Set<string>();
  const refused: string[] = [];
  const told: Told[] = [];
  const dues: ReportPlace["dues"][number][] = [];
  const eaten = new Set<string>();
  const made: string[] = [];
  const left = new Map<string, ReturnType<typeof refundableOf>>();
  let at = instant(start);

  /** As the step asked for it. */
  const tell = (id: string, more: Partial<Told>): void => {
    const soldOn = more.soldOn ?? dayOf(at);
    told.push({
      id,
      partOf: null,
      orderType: "ORDER",
      soldOn,
      fetchedOn: soldOn,
      givenBackOn: null,
      originMedium: "WEB",
      sellerId: canteen.employeeId,
      commensalId: null,
      paymentMethods: ["CASH"],
      ...more,
    });
    if (more.partOf === undefined) made.push(id);
  };
  const takeBack = (id: string): void => {
    left.delete(id);
    const index = told.findIndex((one) => one.id === id);
    const one = told[index];
    if (one !== undefined) told[index] = { ...one, givenBackOn: dayOf(at) };
  };

  type Taken = { readonly answer: RawAnswer; readonly more?: Partial<Told> } | undefined;

  async function take(step: WorldStep): Promise<Taken> {
    const { quantity, cents, method, pick } = step;
    const diner = diners[pick % diners.length] ?? first;
    const cart = cartOf(plain, { paymentMethod: method, markAsCompleted: pick % 2 === 0 });
    type Asked = { readonly commensalId?: string | null | undefined; readonly paymentMethod?: string };
    const sell = async (asked: Asked & object, by: Till = till, more: Partial<Told> = {}): Promise<Taken> => {
      const { commensalId = null, paymentMethod = method } = asked;
      const body = { ...cart, orderItems: [line(quantity)], ...asked } as Parameters<Till["sell"]>[0];
      return { answer: await by.sell(body), more: { commensalId, paymentMethods: [paymentMethod], ...more } };
    };
    const onAccount = { commensalId: diner?.commensalId ?? null, paymentMethod: "ACCOUNT_BALANCE" };
    switch (step.kind) {
      case "counter":
        return sell({});
      case "discounted":
        return sell({ sellerDiscount: (cents % 9_999) / 100, orderItems: [line(quantity), line(1)] } as object);
      case "free":
        return sell({ sellerDiscount: 100 } as object);
      case "account":
        return sell(onAccount);
      case "split":
        return sell({ commensalId: onAccount.commensalId, ...splitSale(step) }, till, {
          paymentMethods: ["ACCOUNT_BALANCE", method],
        });
      case "named":
        return sell({ commensalId: diner?.commensalId });
      case "promotion":
        return sell({
          orderItems: [{ ...line(quantity), productId: promotion, productVersion: 1 }, line(2)],
        } as object);
      case "generic":
        return sell({
          orderItems: [{ type: "GENERIC", name: `Vianda ${pick % 3}`, price: cents / 100, quantity }],
        } as object);
      case "coupon":
        return sell({
          commensalId: first?.commensalId,
          paymentMethod: "ACCOUNT_BALANCE",
          orderItems: [line(quantity, { exchangedCoupons: [{ userCouponId, quantity: 1 + (pick % quantity) }] })],
        } as Asked);
      case "app": {
        const pickUpDateTime = instantAfter(at, (60 + pick * 3) * 60_000);
        const byApp = { originMedium: "MOBILE", sellerId: null, fetchedOn: dayOf(pickUpDateTime) } as const;
        const body = { ...onAccount, markAsCompleted: false, pickUpDateTime };
        return sell(body, counter.tillOf(diner?.clientId ?? ""), byApp);
      }
      case "late": {
        const soldAt = instantAfter(at, -pick * 60_000);
        const answer = await till.sellLate({
          cartId: randomUUID(),
          orderItems: [{ type: "GENERIC", name: "Tarde", price: cents / 100, quantity: 1 }],
          commensalId: null,
          comments: "",
          paymentMethod: "CASH",
          totalPrice: cents / 100,
          sellerDiscount: null,
          dinerDiscount: null,
          markAsCompleted: true,
          soldAt,
          sellerId: canteen.employeeId,
          registerSessionId: null,
        });
        return { answer, more: { soldOn: dayOf(soldAt) } };
      }
      case "charge": {
        const buyerId = diner?.clientId ?? "";
        const answer = await till.chargeBalance({ amount: cents / 100, buyerId, paymentMethod: method });
        return { answer, more: { orderType: "BALANCE_CHARGE", paymentMethods: [method] } };
      }
      case "pass": {
        const commensalId = diner?.commensalId ?? null;
        const body = { commensalId, paymentMethod: method, sellAgain: true };
        const answer = await till.post(`/products/calendarProduct/${pass}/buy`, body);
        return { answer, more: { commensalId, paymentMethods: [method] } };
      }
      case "revert": {
        const [id] = made.splice(pick % Math.max(1, made.length), 1);
        if (id === undefined) return undefined;
        const answer = await till.revert(id, { reason: "MISTAKEN_ORDER", comment: "" });
        if (answer.status === 200) takeBack(id);
        return { answer };
      }
      case "refund": {
        const orders = [...left].filter(([, lines]) => lines.length > 0);
        const [id, lines] = orders[pick % Math.max(1, orders.length)] ?? [];
        if (id === undefined || lines === undefined) return undefined;
        const answer = await till.refund(
          id,
          refundBody(lines.slice(0, 1 + (cents % 2)), (most) => 1 + (pick % most)),
        );
        if (answer.status !== 200) return { answer };
        const { refundId, order } = answer.data as unknown as {
          readonly refundId: string | null;
          readonly order: ToldOrder;
        };
        left.set(id, refundableOf(order));
        const of = told.find((one) => one.id === id);
        if (refundId !== null && of !== undefined)
          tell(refundId, { ...of, id: refundId, partOf: id, givenBackOn: dayOf(at) });
        // All that was left is the order itself, which nothing else takes back.
        if (refundId === null) {
          takeBack(id);
          made.splice(made.indexOf(id), 1);
        }
        return { answer };
      }
      case "meal": {
        const today = dayOf(at);
        const hungry = commensalIds.find((commensalId) => !eaten.has(`${today} ${commensalId}`));
        if (hungry === undefined) return undefined;
        eaten.add(`${today} ${hungry}`);
        return { answer: await till.post("/subscriptions/apply", [{ subscriptionId, commensalId: hungry }]) };
      }
      case "dues": {
        const answer = await desk.post(`/subscriptions/${subscriptionId}/charge`, {});
        dues.push({ on: dayOf(at), count: Number(answer.data?.["charged"]) });
        return { answer };
      }
      case "reprice":
        version += 1;
        await counter.reprice(plain, { price: 300 + (cents % 700), name: "Jugo" });
        return undefined;
    }
  }

  for (const step of steps) {
    at = instantAfter(at, step.wait * 60_000);
    clock.set(at);
    const taken = await take(step);
    if (taken === undefined) continue;
    const { answer, more } = taken;
    if (answer.status !== 200) {
      refused.push(`${step.kind}: ${answer.text}`);
      continue;
    }
    done.add(step.kind);
    if (more === undefined) continue;
    // A pass is an order for each of its dates; what was charged for the past ones is fetched with the sale.
    const dates = answer.data?.["orders"] as
      | readonly { readonly id: string; readonly date: LocalDate | null }[]
      | undefined;
    for (const { id, date } of dates ?? []) tell(id, date === null ? more : { ...more, fetchedOn: date });
    const transaction = (answer.data?.["transaction"] ?? answer.data) as ToldOrder & { readonly id?: string };
    if (dates !== undefined) continue;
    tell(String(transaction.id), more);
    left.set(String(transaction.id), refundableOf(transaction));
  }
  // Their rows stay, with the mark that they are gone.
  await database.query("update commensal set status = 'DELETED' where id = $1", [diners[2]?.commensalId]);
  await database.query("update profile set status = 'DELETED' where id = $1", [diners[1]?.clientId]);
  await database.query("update product set status = 'DELETED' where id = any($1)", [[promotion, pass]]);
  return { counter, desk, diners, told, dues, done, refused };
}
