import { randomUUID } from "node:crypto";
import { instant, instantAfter } from "@cantina/domain/kernel";
import type { ServerDatabase } from "@cantina/server/http";
import * as fc from "fast-check";
import { type Counter, type HandClock, type RawAnswer, type Till, cartOf, openCounter } from "../orders-suite/index.ts";

export const worldKinds = [
  "counter",
  "app",
  "revert",
  "discounted",
  "charge",
  "promotion",
  "late",
  "revert",
  "free",
  "coupon",
  "named",
  "account",
  "generic",
  "reprice",
] as const;

/** What happens next, and how many minutes after what was before. */
export const worldSteps = fc.record({
  wait: fc.integer({ min: 1, max: 360 }),
  kind: fc.constantFrom(...worldKinds),
  quantity: fc.integer({ min: 1, max: 7 }),
  cents: fc.integer({ min: 1, max: 99_999 }),
  method: fc.constantFrom("CASH", "CARD", "CUSTOM"),
  pick: fc.nat(1_000),
});
export type WorldStep = typeof worldSteps extends fc.Arbitrary<infer Step> ? Step : never;

export type ReportPlace = {
  readonly counter: Counter;
  /** An administrator's, who may read reports. */
  readonly desk: Till;
  readonly diners: readonly { readonly commensalId: string; readonly clientId: string }[];
  /** Which kinds of steps were done. */
  readonly done: ReadonlySet<string>;
  /** What was answered to the others. */
  readonly refused: readonly string[];
};

type Opened = { readonly database: ServerDatabase; readonly url: string; readonly clock: HandClock };

/** A cafeteria in which all that happened, through the wire, from that instant on. */
export async function openReportPlace(
  { database, url, clock }: Opened,
  timeZone: string,
  start: string,
  steps: readonly WorldStep[],
): Promise<ReportPlace> {
  clock.set(start);
  const options = { features: ["coupons"] as const, timeZone, customPaymentMethod: "Vales", discountRate: 333 };
  const counter = await openCounter(database, { url }, options);
  const { till, canteen } = counter;
  const plain = await counter.product({ price: 333, name: "Jugo", classPrice: 299 });
  const promotion = await counter.product({ price: 1_001, holds: [{ productId: plain, quantity: 2 }] });
  let version = 1;
  const diners = [
    await counter.diner({ balance: 9_000_000 }),
    await counter.diner({ balance: 9_000_000 }),
    await counter.diner({ balance: 9_000_000 }),
  ];
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
  const made: string[] = [];
  let at = instant(start);

  async function take(step: WorldStep): Promise<RawAnswer | undefined> {
    const { quantity, cents, method, pick } = step;
    const diner = diners[pick % diners.length] ?? first;
    const cart = cartOf(plain, { paymentMethod: method, markAsCompleted: pick % 2 === 0 });
    const sell = (more: object, by: Till = till) => by.sell({ ...cart, orderItems: [line(quantity)], ...more });
    const onAccount = { commensalId: diner?.commensalId ?? null, paymentMethod: "ACCOUNT_BALANCE" };
    switch (step.kind) {
      case "counter":
        return sell({});
      case "discounted":
        return sell({ sellerDiscount: (cents % 9_999) / 100, orderItems: [line(quantity), line(1)] });
      case "free":
        return sell({ sellerDiscount: 100 });
      case "account":
        return sell(onAccount);
      case "named":
        return sell({ commensalId: diner?.commensalId });
      case "promotion":
        return sell({ orderItems: [{ ...line(quantity), productId: promotion, productVersion: 1 }, line(2)] });
      case "generic":
        return sell({ orderItems: [{ type: "GENERIC", name: `Vianda ${pick % 3}`, price: cents / 100, quantity }] });
      case "coupon":
        return sell({
          commensalId: first?.commensalId,
          paymentMethod: "ACCOUNT_BALANCE",
          orderItems: [line(quantity, { exchangedCoupons: [{ userCouponId, quantity: 1 + (pick % quantity) }] })],
        });
      case "app": {
        const pickUpDateTime = instantAfter(at, (60 + pick * 3) * 60_000);
        return sell({ ...onAccount, markAsCompleted: false, pickUpDateTime }, counter.tillOf(diner?.clientId ?? ""));
      }
      case "late":
        return till.sellLate({
          cartId: randomUUID(),
          orderItems: [{ type: "GENERIC", name: "Tarde", price: cents / 100, quantity: 1 }],
          commensalId: null,
          comments: "",
          paymentMethod: "CASH",
          totalPrice: cents / 100,
          sellerDiscount: null,
          dinerDiscount: null,
          markAsCompleted: true,
          soldAt: instantAfter(at, -pick * 60_000),
          sellerId: canteen.employeeId,
          registerSessionId: null,
        });
      case "charge":
        return till.chargeBalance({ amount: cents / 100, buyerId: diner?.clientId ?? "", paymentMethod: method });
      case "revert": {
        const [id] = made.splice(pick % Math.max(1, made.length), 1);
        if (id === undefined) return undefined;
        return till.revert(id, { reason: "MISTAKEN_ORDER", comment: "" });
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
    const answer = await take(step);
    if (answer === undefined) continue;
    if (answer.status !== 200) {
      refused.push(`${step.kind}: ${answer.text}`);
      continue;
    }
    done.add(step.kind);
    const transaction = (answer.data?.["transaction"] ?? answer.data) as { readonly id?: string } | undefined;
    if (step.kind !== "revert" && transaction?.id !== undefined) made.push(transaction.id);
  }
  // Their rows stay, with the mark that they are gone.
  await database.query("update commensal set status = 'DELETED' where id = $1", [diners[2]?.commensalId]);
  await database.query("update product set status = 'DELETED' where id = $1", [promotion]);
  return { counter, desk: counter.tillOf(canteen.administratorId), diners, done, refused };
}
