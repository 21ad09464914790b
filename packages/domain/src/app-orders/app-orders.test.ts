import { plainProductFact } from "@cantina/testkit/arbitraries";
import { beforeAll, describe, expect, test } from "vitest";
import type { PickupRules } from "../cafeteria/index.ts";
import { cents, basisPoints, id, instant, loadTemporal, localDate, localTime, timeZone } from "../kernel/index.ts";
import type { DinerFact, ProductFact, SaleFacts } from "../sale/index.ts";
import { type AppFacts, type AppOrder, type PickupFault, decideAppOrder } from "./index.ts";

beforeAll(loadTemporal);

const [ana, eva] = [id<"profile">("ana"), id<"profile">("eva")];
const classId = id<"class">("3a");
const menu = id<"product">("menu");
// 09:00 of a Friday at that place.
const now = "2026-11-20T12:00:00Z";
const noon = "2026-11-20T15:00:00Z";

const order = (more: Partial<AppOrder> = {}): AppOrder => ({
  cartId: id<"cart">("cart"),
  orderItems: [{ type: "PRODUCT", productId: menu, quantity: 1, productVersion: 1, exchangedCoupons: [] }],
  commensalId: id<"commensal">("leo"),
  comments: "",
  paymentMethod: "ACCOUNT_BALANCE",
  expectedTotal: null,
  sellerDiscount: null,
  markAsCompleted: false,
  ignoreLimit: false,
  ignoreAllProductsDailyLimit: false,
  ignoreInsufficientBalance: false,
  pickUpDateTime: instant(noon),
  ...more,
});

const pickup = (more: Partial<PickupRules> = {}): PickupRules => ({
  type: "ALWAYS_OPEN",
  times: [],
  interval: null,
  cutOff: null,
  ...more,
});

const product = (more: Partial<ProductFact["product"]> = {}): ProductFact =>
  plainProductFact(menu, { name: "Menú", price: cents(500), ...more });

const diner = (balance: number): DinerFact => ({
  commensal: { id: id<"commensal">("leo"), status: "ENABLED", classId, dailyLimit: null, allergens: [] },
  client: { id: ana, balance: cents(balance), minimumBalance: null },
  category: {
    id: id<"discount-category">("g"),
    name: "General",
    rate: basisPoints(0),
    maxDiscount: null,
    minimumBalance: cents(0),
  },
  spentToday: cents(0),
});

const saleFacts = (more: Partial<SaleFacts> = {}): SaleFacts => ({
  at: instant(now),
  sellerLevel: null,
  isRegisterOpen: false,
  cafeteria: {
    features: ["flowControl"],
    customPaymentMethod: "Vale",
    allowIgnoreMinimumBalance: true,
    balanceFloor: cents(-10_000),
  },
  diner: diner(1_000),
  products: new Map([[menu, product()]]),
  restrictedProductIds: new Set(),
  userCoupons: new Map(),
  ...more,
});

const appFacts = (more: Partial<AppFacts> = {}): AppFacts => ({
  now: instant(now),
  timeZone: timeZone("America/Argentina/Buenos_Aires"),
  clientId: ana,
  closed: {},
  pickup: pickup(),
  products: new Map([[menu, { shownInApp: true, displayDates: [], requestTimeLimit: null }]]),
  ...more,
});

const outcome = (wanted: AppOrder, app: AppFacts = appFacts(), sale: SaleFacts = saleFacts()) => {
  const decision = decideAppOrder(wanted, { sale, app });
  if (decision.ok) return "ok";
  const { failure } = decision;
  return failure.code === "PICKUP_NOT_AVAILABLE" ? failure.data.reason : failure.code;
};

describe("an order from the app", () => {
  test("[APP-01] is for an own commensal, and paid by the account", () => {
    expect(outcome(order())).toBe("ok");
    expect(outcome(order({ commensalId: null }))).toBe("COMMENSAL_MISSING");
    expect(outcome(order(), appFacts({ clientId: eva }))).toBe("WRONG_COMMENSAL");
    expect(outcome(order(), appFacts(), saleFacts({ diner: null }))).toBe("WRONG_COMMENSAL");
    for (const paymentMethod of ["CASH", "CARD", "CUSTOM"] as const) {
      expect(outcome(order({ paymentMethod }))).toBe("WRONG_PAYMENT_METHOD");
    }
  });

  test.each([
    { sellerDiscount: basisPoints(0) },
    { markAsCompleted: true },
    { ignoreLimit: true },
    { ignoreAllProductsDailyLimit: true },
    { ignoreInsufficientBalance: true },
    { orderItems: [{ type: "GENERIC", name: "Varios", price: cents(1), quantity: 1 }] },
  ] as const)("[APP-02] takes no liberties: %o", (liberty) => {
    expect(outcome(order(liberty))).toBe("WRONG_PERMISSIONS");
  });

  test("[APP-03] is of what the app shows on that day", () => {
    const shown = { shownInApp: true, displayDates: [localDate("2026-11-20")], requestTimeLimit: null };
    const offering = (one: typeof shown) => appFacts({ products: new Map([[menu, one]]) });
    expect(outcome(order(), offering(shown))).toBe("ok");
    expect(outcome(order(), offering({ ...shown, shownInApp: false }))).toBe("WRONG_PRODUCT");
    expect(outcome(order({ pickUpDateTime: instant("2026-11-21T15:00:00Z") }), offering(shown))).toBe("WRONG_PRODUCT");
  });

  test.each<readonly [string | null, PickupFault]>([
    [null, "MISSING"],
    [now, "PAST"],
    ["2026-11-20T11:00:00Z", "PAST"],
    ["2027-12-01T15:00:00Z", "TOO_FAR"],
    ["2026-11-23T15:00:00Z", "CLOSED_DAY"],
  ])("[APP-04] to be fetched at %s: %s", (at, fault) => {
    const facts = appFacts({ closed: { closedDates: [localDate("2026-11-23")] } });
    expect(outcome(order({ pickUpDateTime: at === null ? null : instant(at) }), facts)).toBe(fault);
  });

  test("[CAFETERIA-03] is fetched at a fixed time of the commensal's class", () => {
    const at = (time: string, ...cafeteriaClassesIds: (typeof classId)[]) =>
      appFacts({
        pickup: pickup({
          type: "DISCRETE",
          times: [{ time: localTime(time), label: "Almuerzo", cafeteriaClassesIds }],
        }),
      });
    expect(outcome(order(), at("12:00"))).toBe("ok");
    expect(outcome(order(), at("12:00", classId))).toBe("ok");
    expect(outcome(order(), at("12:00", id<"class">("other")))).toBe("NOT_OFFERED");
    expect(outcome(order(), at("12:30", classId))).toBe("NOT_OFFERED");
  });

  test("[CAFETERIA-03] is fetched within the interval, both ends included", () => {
    const between = (start: string, end: string) =>
      appFacts({ pickup: pickup({ type: "INTERVAL", interval: { start: localTime(start), end: localTime(end) } }) });
    expect(outcome(order(), between("12:00", "12:00"))).toBe("ok");
    expect(outcome(order(), between("12:01", "13:00"))).toBe("NOT_OFFERED");
    expect(outcome(order(), between("10:00", "11:59"))).toBe("NOT_OFFERED");
    expect(outcome(order(), appFacts({ pickup: pickup({ type: "INTERVAL" }) }))).toBe("NOT_OFFERED");
  });

  test("[APP-05] for today is in time before the cut-off, and for tomorrow at any hour", () => {
    const until = (cutOff: string) => appFacts({ pickup: pickup({ cutOff: localTime(cutOff) }) });
    expect(outcome(order(), until("09:01"))).toBe("ok");
    expect(outcome(order(), until("09:00"))).toBe("CUT_OFF");
    expect(outcome(order({ pickUpDateTime: instant("2026-11-21T15:00:00Z") }), until("09:00"))).toBe("ok");
    const limited = (requestTimeLimit: string) =>
      appFacts({ products: new Map([[menu, { shownInApp: true, displayDates: [], requestTimeLimit }]]) });
    expect(outcome(order(), limited("09:01:00"))).toBe("ok");
    expect(outcome(order(), limited("09:00:00"))).toBe("CATEGORY_CUT_OFF");
  });

  test("[APP-06] needs the money and the stock of any sale, and no open register", () => {
    expect(outcome(order(), appFacts(), saleFacts({ diner: diner(499) }))).toBe("INSUFFICIENT_BALANCE");
    const sold = saleFacts({ products: new Map([[menu, product({ currentStock: 0 })]]) });
    expect(outcome(order(), appFacts(), sold)).toBe("OUT_OF_STOCK");
    const hidden = saleFacts({ products: new Map([[menu, product({ hiddenForClasses: [classId] })]]) });
    expect(outcome(order(), appFacts(), hidden)).toBe("WRONG_PRODUCT");
  });
});
