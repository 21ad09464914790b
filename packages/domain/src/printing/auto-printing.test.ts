import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { id, instant, loadTemporal, timeZone } from "../kernel/index.ts";
import { orderStatuses, originMedia } from "../orders/index.ts";
import {
  type ClaimFacts,
  type DeviceId,
  type PrintSettings,
  type PrintableOrder,
  afterFetch,
  decideClaim,
  firstPrintSettings,
  isSeen,
  noPrintHistory,
  printsByItself,
  withSeen,
} from "./index.ts";

beforeAll(loadTemporal);

const on: PrintSettings = {
  ...firstPrintSettings,
  shouldPrint: true,
  printWebProducts: true,
  productPrintingIds: [id("cafe")],
  categoryPrintingIds: [id("comidas")],
};
const place = () => ({
  now: instant("2026-11-21T01:30:00Z"),
  zone: timeZone("America/Argentina/Buenos_Aires"),
  categoryOf: (productId: string) => (productId === "milanesa" ? id<"category">("comidas") : null),
});
const order = (more: Partial<PrintableOrder> = {}): PrintableOrder => ({
  id: id("a"),
  status: "STARTED",
  originMedium: "MOBILE",
  pickUpDateTime: null,
  version: 1,
  orderItems: [{ productId: id("agua"), items: [] }],
  ...more,
});
const prints = (more: Partial<PrintableOrder>, settings: Partial<PrintSettings> = {}): boolean =>
  printsByItself(order(more), { ...on, ...settings }, place());

describe("what prints by itself", () => {
  it("[PRINT-06] an order of the app for today, by the cafeteria's own day", () => {
    expect(prints({})).toBe(true);
    // 01:30 UTC is still the 20th in Buenos Aires.
    expect(prints({ pickUpDateTime: instant("2026-11-20T16:00:00Z") })).toBe(true);
    expect(prints({ pickUpDateTime: instant("2026-11-21T16:00:00Z") })).toBe(false);
    expect(prints({}, { printMobile: false })).toBe(false);
  });

  it("[PRINT-06] an order of the counter with a chosen product or category", () => {
    const web = { originMedium: "WEB" } as const;
    expect(prints(web)).toBe(false);
    expect(
      prints({
        ...web,
        orderItems: [
          { productId: null, items: [] },
          { productId: id("cafe"), items: [] },
        ],
      }),
    ).toBe(true);
    expect(prints({ ...web, orderItems: [{ productId: id("milanesa"), items: [] }] })).toBe(true);
    const menu = (held: string) => ({
      productId: id<"product">("menú"),
      items: [{ productId: id<"product">(held), name: held, quantity: 1 }],
    });
    expect(prints({ ...web, orderItems: [menu("milanesa")] })).toBe(true);
    expect(prints({ ...web, orderItems: [menu("agua")] })).toBe(false);
    expect(prints({ ...web, orderItems: [{ productId: id("cafe"), items: [] }] }, { printWebProducts: false })).toBe(
      false,
    );
  });

  it("[PRINT-06] nothing that is neither started nor cancelled, and nothing at all where printing is off", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.constantFrom(...originMedia),
        fc.constantFrom<Partial<PrintSettings>>({}, { shouldPrint: false }, { route: "BROWSER" }),
        (status, originMedium, settings) => {
          const isPending = status === "STARTED" || status === "CANCELLED";
          const isOn = Object.keys(settings).length === 0;
          const one = { status, originMedium, orderItems: [{ productId: id<"product">("cafe"), items: [] }] };
          expect(prints(one, settings)).toBe(isPending && isOn && originMedium !== "SUBSCRIPTION");
        },
      ),
    );
  });

  it("[PRINT-07] each update is seen to once, until six fetches have cleared the memory", () => {
    let history = withSeen(afterFetch(noPrintHistory), [order()]);
    expect(isSeen(history, order())).toBe(true);
    expect(isSeen(history, order({ version: 2 }))).toBe(false);
    for (let fetch = 2; fetch <= 5; fetch += 1) history = afterFetch(history);
    expect(isSeen(history, order())).toBe(true);
    expect(isSeen(afterFetch(history), order())).toBe(false);
  });
});

describe("who prints", () => {
  const mine = id<"device">("mine");
  const asked = { version: 2, deviceId: mine };
  const held = (more: Partial<NonNullable<ClaimFacts["held"]>>): ClaimFacts => ({
    currentVersion: 2,
    held: { deviceId: id<"device">("other"), isEnded: false, secondsAgo: 5, ...more },
  });

  it("[PRINT-09] the first that asks, and nobody after it has printed", () => {
    expect(decideClaim(asked, { currentVersion: 2, held: null })).toBe("won");
    expect(decideClaim(asked, held({}))).toBe("taken");
    expect(decideClaim(asked, held({ deviceId: mine, isEnded: true, secondsAgo: 9_999 }))).toBe("taken");
  });

  it("[PRINT-09] nobody prints an update that is no longer the last", () => {
    expect(decideClaim(asked, { currentVersion: 3, held: null })).toBe("stale");
  });

  it("[PRINT-10] an unfinished claim comes back to its device at once, to others after the lease", () => {
    expect(decideClaim(asked, held({ deviceId: mine }))).toBe("won");
    expect(decideClaim(asked, held({ secondsAgo: 119 }))).toBe("taken");
    expect(decideClaim(asked, held({ secondsAgo: 120 }))).toBe("won");
  });

  it("[PRINT-09] at any moment at most one of two devices wins", () => {
    const facts = fc.record({
      currentVersion: fc.integer({ min: 1, max: 3 }),
      held: fc.option(
        fc.record({
          deviceId: fc.constantFrom<DeviceId>(mine, id("other")),
          isEnded: fc.boolean(),
          secondsAgo: fc.integer({ min: 0, max: 119 }),
        }),
      ),
    });
    fc.assert(
      fc.property(facts, (known) => {
        const first = decideClaim(asked, known);
        if (first !== "won") return;
        const now = { currentVersion: 2, held: { deviceId: mine, isEnded: false, secondsAgo: 0 } };
        expect(decideClaim({ ...asked, deviceId: id("other") }, now)).toBe("taken");
      }),
    );
  });
});
