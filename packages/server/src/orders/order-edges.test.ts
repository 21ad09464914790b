import {
  type Instant,
  type LocalTime,
  addDays,
  instantAfter,
  instantAt,
  loadTemporal,
  localDate,
  localDateOf,
  localTimeOf,
  timeZone,
  weekdayOf,
} from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeAll, describe, expect, test } from "vitest";

beforeAll(loadTemporal);

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
const minute = 60_000;

/** A usual day of each zone, and those on which clocks are set on and back. */
const places = [
  ["America/Argentina/Buenos_Aires", "2026-11-20", "as always"],
  ["Europe/Madrid", "2026-06-10", "as always"],
  ["Europe/Madrid", "2026-03-29", "set on"],
  ["Europe/Madrid", "2026-10-25", "set back"],
  ["America/Santiago", "2026-06-10", "as always"],
  ["America/Santiago", "2026-09-06", "set on"],
  ["America/Santiago", "2026-04-04", "set back"],
] as const;

/** A canteen at that place, with a family that orders from its app. */
async function openPlace(zoneName: string, date: string) {
  const zone = timeZone(zoneName);
  const day = localDate(date);
  const at = (time: string, days = 0): Instant => instantAt(addDays(day, days), time as LocalTime, zone);
  clock.set(at("12:00", -1));
  const { database } = server();
  const counter = await openCounter(database, server(), { timeZone: zoneName, features: ["flowControl"] });
  const family = await counter.diner({ balance: 9_000_000 });
  const product = await counter.product({ price: 100 });
  const client = counter.tillOf(family.clientId);
  const boss = counter.tillOf(counter.canteen.administratorId);
  return {
    ...counter.canteen,
    day,
    zone,
    at,
    /** What the app is answered when it asks then for something to be fetched at that instant. */
    order: async (now: Instant, pickUpDateTime: Instant): Promise<unknown> => {
      clock.set(now);
      const { commensalId } = family;
      const cart = cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE", pickUpDateTime });
      const { status, code, extra, text } = await client.sell(cart);
      if (code === "PICKUP_NOT_AVAILABLE") return (extra as { readonly reason: string }).reason;
      return status === 200 ? "ok" : text;
    },
    /** Whatever of the orders before it touches. */
    set: async (body: object): Promise<void> => {
      const first = await boss.put("/edit_admin", body);
      const touchedOrdersSeen = (first.extra as { readonly seen?: string } | undefined)?.seen;
      const { status, text } =
        first.code === "ORDERS_TOUCHED" ? await boss.put("/edit_admin", { ...body, touchedOrdersSeen }) : first;
      expect(status, text).toBe(200);
    },
    query: database.query,
  };
}

describe.each(places)("in %s on %s, whose clocks are %s", (zoneName, date) => {
  test.each(["cut-off", "category"] as const)(
    "[APP-05] the %s takes an order of the day a minute before it, and none from it on",
    async (rule) => {
      const place = await openPlace(zoneName, date);
      const limit = place.at("10:30");
      if (rule === "cut-off") await place.set({ dayOrderRequestTimeLimit: "10:30" });
      else
        await place.query("update category set request_time_limit = '10:30' where cafeteria_id = $1", [
          place.cafeteriaId,
        ]);
      const fault = rule === "cut-off" ? "CUT_OFF" : "CATEGORY_CUT_OFF";
      expect(await place.order(place.at("23:59", -1), place.at("13:00"))).toBe("ok");
      expect(await place.order(instantAfter(limit, -minute), place.at("13:00"))).toBe("ok");
      expect(await place.order(instantAfter(limit, -1), place.at("13:00"))).toBe("ok");
      expect(await place.order(limit, place.at("13:00"))).toBe(fault);
      expect(await place.order(instantAfter(limit, minute), place.at("13:00"))).toBe(fault);
      // For another day there is time.
      expect(await place.order(instantAfter(limit, minute), place.at("13:00", 1))).toBe("ok");
    },
  );

  test("[CAFETERIA-03] a fixed time is of its minute and its class, an interval has both ends, and nothing is fetched after closing", async () => {
    const place = await openPlace(zoneName, date);
    const [other] = await place.query(
      "insert into cafeteria_class (id, cafeteria_id, name, position) values (gen_random_uuid(), $1, '4º B', 2) returning id",
      [place.cafeteriaId],
    );
    const now = place.at("12:00", -1);
    const around = async (time: string): Promise<readonly unknown[]> => {
      const answers: unknown[] = [];
      for (const minutes of [-1, 0, 1])
        answers.push(await place.order(now, instantAfter(place.at(time), minutes * minute)));
      return answers;
    };
    await place.set({
      allowedOrderPickupTimeType: "DISCRETE",
      allowedDiscreteOrderPickupTimes: [
        { time: "12:00", label: "", cafeteriaClassesIds: [place.classId] },
        { time: "12:30", label: "", cafeteriaClassesIds: [other?.["id"]] },
        { time: "13:00", label: "", cafeteriaClassesIds: [] },
      ],
    });
    expect(await around("12:00")).toEqual(["NOT_OFFERED", "ok", "NOT_OFFERED"]);
    expect(await around("12:30")).toEqual(["NOT_OFFERED", "NOT_OFFERED", "NOT_OFFERED"]);
    expect(await around("13:00")).toEqual(["NOT_OFFERED", "ok", "NOT_OFFERED"]);
    await place.set({
      allowedOrderPickupTimeType: "INTERVAL",
      allowedIntervalOrderPickupTimeStart: "12:00",
      allowedIntervalOrderPickupTimeEnd: "14:00",
    });
    expect(await around("12:00")).toEqual(["NOT_OFFERED", "ok", "ok"]);
    expect(await around("14:00")).toEqual(["ok", "ok", "NOT_OFFERED"]);
    await place.set({ allowedOrderPickupTimeType: "ALWAYS_OPEN", closingTime: "16:00" });
    expect(await around("16:00")).toEqual(["ok", "ok", "NOT_OFFERED"]);
  });

  test("[APP-04] a closed weekday and a closed date last from the day's first minute to its last", async () => {
    const place = await openPlace(zoneName, date);
    const now = place.at("12:00", -3);
    // Where clocks are set on at midnight, the day begins at 01:00.
    const first = place.at("00:00");
    const edges = [
      instantAfter(first, -minute),
      first,
      instantAfter(place.at("00:00", 1), -minute),
      place.at("00:00", 1),
    ];
    const answers = async (): Promise<readonly unknown[]> => {
      const all: unknown[] = [];
      for (const edge of edges) all.push(await place.order(now, edge));
      return all;
    };
    for (const closed of [{ closedDates: [place.day] }, { closedDates: [], closedDays: [weekdayOf(place.day)] }]) {
      await place.set(closed);
      expect(await answers()).toEqual(["ok", "CLOSED_DAY", "CLOSED_DAY", "ok"]);
    }
    await place.set({ closedDays: [] });
    expect(await answers()).toEqual(["ok", "ok", "ok", "ok"]);
  });
});

describe("a cut-off within the hour that clocks move", () => {
  test("[APP-05] that they skip is past when they go on", async () => {
    const madrid = await openPlace("Europe/Madrid", "2026-03-29");
    await madrid.set({ dayOrderRequestTimeLimit: "02:30" });
    const noon = madrid.at("12:00");
    const jump = madrid.at("03:00");
    expect(localTimeOf(instantAfter(jump, -minute), madrid.zone)).toBe("01:59");
    expect(await madrid.order(instantAfter(jump, -minute), noon)).toBe("ok");
    expect(await madrid.order(jump, noon)).toBe("CUT_OFF");
    // At midnight: the whole day is past it, and until then it is tomorrow.
    const santiago = await openPlace("America/Santiago", "2026-09-06");
    await santiago.set({ dayOrderRequestTimeLimit: "00:30" });
    const start = santiago.at("01:00");
    expect(localTimeOf(instantAfter(start, -minute), santiago.zone)).toBe("23:59");
    expect(await santiago.order(instantAfter(start, -minute), santiago.at("12:00"))).toBe("ok");
    expect(await santiago.order(start, santiago.at("12:00"))).toBe("CUT_OFF");
  });

  test("[APP-05] that they show twice is past from its first time on", async () => {
    for (const [zone, date, limit, evening] of [
      ["Europe/Madrid", "2026-10-25", "02:30", "12:00"],
      ["America/Santiago", "2026-04-04", "23:15", "23:45"],
    ] as const) {
      const place = await openPlace(zone, date);
      await place.set({ dayOrderRequestTimeLimit: limit });
      const first = place.at(limit);
      // The later of the two, where the evening is within that hour.
      const wanted = instantAfter(place.at(evening), 60 * minute);
      expect(localDateOf(wanted, place.zone)).toBe(date);
      expect(await place.order(instantAfter(first, -minute), wanted)).toBe("ok");
      expect(await place.order(first, wanted)).toBe("CUT_OFF");
      const again = instantAfter(first, 50 * minute);
      expect(localTimeOf(again, place.zone) < limit).toBe(true);
      expect(await place.order(again, wanted)).toBe("CUT_OFF");
      expect(await place.order(instantAfter(first, 61 * minute), wanted)).toBe("CUT_OFF");
    }
  });
});
