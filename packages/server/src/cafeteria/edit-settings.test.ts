import { withTestServer } from "@cantina/testkit/database";
import { type Counter, type Till, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";

const server = withTestServer();
let counter: Counter;
let boss: Till;

beforeEach(async () => {
  counter = await openCounter(server().database, server());
  boss = counter.tillOf(counter.canteen.administratorId);
});

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const set = (body: object, till: Till = boss) => till.put("/edit_admin", body);
const settings = async () => (await boss.get("")).data as Readonly<Record<string, unknown>>;
const faultOf = async (body: object) => {
  const { code, extra } = await set(body);
  return code === "VALIDATION" ? (extra as { message: string }[]).map(({ message }) => message) : code;
};
const time = (text: string, ...cafeteriaClassesIds: string[]) => ({ time: text, label: "Recreo", cafeteriaClassesIds });

describe("the settings of a cafeteria", () => {
  test("[CAFETERIA-21] change by topics; what is absent stays, who changed what is kept, and the others are told", async () => {
    const { cafeteriaId, administratorId } = counter.canteen;
    const days = { closedDays: ["SATURDAY", "SUNDAY"], closedDates: ["2026-12-25"] };
    expect((await set({ ...days, version: 1 })).data).toMatchObject({ ...days, settingsVersion: 2 });
    const cutOff = { dayOrderRequestTimeLimit: "09:30" };
    // Of the count before the other topic changed.
    expect((await set({ ...cutOff, version: 1 })).data).toMatchObject({ ...days, ...cutOff, settingsVersion: 3 });
    expect((await set(cutOff)).data).toMatchObject({ settingsVersion: 3 });
    expect((await set({ dayOrderRequestTimeLimit: null, hiddenPhoneForEmployees: true })).data).toMatchObject({
      ...days,
      dayOrderRequestTimeLimit: null,
      hiddenPhoneForEmployees: true,
      settingsVersion: 4,
    });
    expect(await query("select entity_type from change_event where cafeteria_id = $1", cafeteriaId)).toEqual(
      Array.from({ length: 3 }, () => ({ entity_type: "cafeteria" })),
    );
    const { data } = await boss.get("/setting-changes");
    expect(data).toMatchObject(
      [
        ["CLOSED_DAYS", 2],
        ["CUT_OFF", 4],
        ["PHONES", 4],
      ].map(([topic, version]) => ({ topic, version, by: { name: "Persona" } })),
    );
    const logged = await query(
      "select changes from audit_log where cafeteria_id = $1 and profile_id = $2 order by id",
      cafeteriaId,
      administratorId,
    );
    expect(logged.flatMap(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({ entity: "cafeteria.CUT_OFF", before: "null", after: '"09:30"' }),
    );
  });

  test("[CAFETERIA-21] a day that is closed twice is closed once, and the same again is no change", async () => {
    const days = { closedDays: ["SUNDAY"], closedDates: ["2026-12-25", "2027-01-01"] };
    const twice = { closedDays: ["SUNDAY", "SUNDAY"], closedDates: ["2027-01-01", "2026-12-25", "2027-01-01"] };
    expect((await set(twice)).data).toMatchObject({ ...days, settingsVersion: 2 });
    expect((await set(days)).data).toMatchObject({ ...days, settingsVersion: 2 });
    expect((await set({ closedDates: days.closedDates.toReversed() })).data).toMatchObject({ settingsVersion: 2 });
  });

  test("[CAFETERIA-21] a topic that somebody changed meanwhile is refused, and of two at once one wins", async () => {
    const both = await Promise.all(
      ["09:00", "10:00"].map((dayOrderRequestTimeLimit) => set({ dayOrderRequestTimeLimit, version: 1 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      code: "STALE_ENTRY",
      extra: { id: counter.canteen.cafeteriaId, version: 2 },
    });
    expect((await set({ dayOrderRequestTimeLimit: null }, counter.till)).code).toBe("WRONG_PERMISSIONS");
  });

  test("[CAFETERIA-25] the classes, the cash and the day's completion tell who changed them last, too, and change no count of the rest", async () => {
    const { cafeteriaId } = counter.canteen;
    await query("update cafeteria set auto_complete_daily_orders = false where id = $1", cafeteriaId);
    expect((await boss.post("/classes", { name: "Sala verde" })).status).toBe(200);
    expect((await boss.put("/autocomplete", { autoCompleteCheck: true })).status).toBe(200);
    // As it is already: no change.
    expect((await boss.put("/autocomplete", { autoCompleteCheck: true })).status).toBe(200);
    expect((await boss.put("/cash-settings", { cashCap: 500 })).status).toBe(200);
    expect((await set({ cashDenominations: [500, 0.5], version: 1 })).data).toMatchObject({ settingsVersion: 2 });
    const { data } = await boss.get("/setting-changes");
    expect(
      (data as unknown as { topic: string; version: number }[]).map(({ topic, version }) => [topic, version]),
    ).toEqual([
      ["CASH", 1],
      ["CLASSES", 1],
      ["DENOMINATIONS", 2],
      ["ORDERS", 1],
    ]);
  });

  test("[CAFETERIA-26] the notes and coins of a drawer are each once and above 0; none are the usual ones", async () => {
    expect(await settings()).toMatchObject({ cashDenominations: [] });
    expect((await set({ cashDenominations: [1000, 50, 0.5] })).data).toMatchObject({
      cashDenominations: [1000, 50, 0.5],
    });
    expect(await faultOf({ cashDenominations: [100, 0] })).toEqual(["Debe ser mayor que 0"]);
    expect(await faultOf({ cashDenominations: [100, 1_000_001] })).toEqual(["El monto es demasiado alto"]);
    expect(await faultOf({ cashDenominations: [100, 50, 100] })).toEqual(["Cada valor debe estar una sola vez"]);
    expect((await set({ cashDenominations: Array.from({ length: 31 }, (_, at) => at + 1) })).code).toBe("VALIDATION");
    expect(await settings()).toMatchObject({ cashDenominations: [1000, 50, 0.5], settingsVersion: 2 });
    expect((await set({ cashDenominations: [] })).data).toMatchObject({ cashDenominations: [] });
  });

  test("[CAFETERIA-27] a cafeteria tells what its country enables", async () => {
    const { cafeteriaId } = counter.canteen;
    await query(
      "delete from country_provider where country_id = (select country_id from cafeteria where id = $1)",
      cafeteriaId,
    );
    expect(await settings()).toMatchObject({ countryProviders: [] });
    await query(
      "insert into country_provider (country_id, feature) select country_id, 'plexo' from cafeteria where id = $1",
      cafeteriaId,
    );
    expect(await settings()).toMatchObject({ countryProviders: ["plexo"] });
  });

  test("[CAFETERIA-22] fixed times, intervals, classes and the category are checked, in the specification's words", async () => {
    const { classId } = counter.canteen;
    const elsewhere = await openCounter(server().database, server());
    const fixed = (...times: object[]) => ({
      allowedOrderPickupTimeType: "DISCRETE",
      allowedDiscreteOrderPickupTimes: times,
    });
    expect(await faultOf({ allowedOrderPickupTimeType: "DISCRETE" })).toEqual(["Debe ingresar al menos un horario"]);
    expect(await faultOf(fixed(time("12:00"), time("12:00", classId)))).toEqual([
      "Ya existe este horario para las clases seleccionadas. Por favor, ingrese un horario único",
    ]);
    expect(await faultOf(fixed(time("12:00", elsewhere.canteen.classId)))).toEqual(["La clase no existe"]);
    expect(await faultOf({ allowedOrderPickupTimeType: "INTERVAL" })).toEqual(["Debe ingresar un rango horario"]);
    expect(await faultOf({ defaultDiscountCategoryId: elsewhere.canteen.discountCategoryId })).toEqual([
      "La categoría no existe",
    ]);
    expect(await faultOf({ balanceFloor: 1 })).toEqual(["No puede ser mayor que 0"]);
    expect(await settings()).toMatchObject({ allowedOrderPickupTimeType: "ALWAYS_OPEN", settingsVersion: 1 });
    const wanted = { ...fixed(time("12:00", classId), time("12:30")), closingTime: "18:00" };
    expect((await set(wanted)).data).toMatchObject(wanted);
    // The times stay while another kind is chosen.
    const interval = {
      allowedOrderPickupTimeType: "INTERVAL",
      allowedIntervalOrderPickupTimeStart: "10:00",
      allowedIntervalOrderPickupTimeEnd: "14:00",
    };
    expect((await set(interval)).data).toMatchObject({ ...wanted, ...interval });
  });

  test("[CAFETERIA-21] [CAFETERIA-22] the custom method and the minimum balance have calls of their own, which leave the rest", async () => {
    expect((await boss.put("/custom-payment-method", { customPaymentMethod: " Vale " })).data).toMatchObject({
      customPaymentMethod: "Vale",
      settingsVersion: 2,
    });
    expect((await boss.put("/ignore-minimum-balance", { allowIgnoreMinimumBalance: true })).data).toMatchObject({
      customPaymentMethod: "Vale",
      allowIgnoreMinimumBalance: true,
    });
    const unnamed = await boss.put("/custom-payment-method", { customPaymentMethod: " " });
    expect(unnamed.extra).toMatchObject([{ message: "Por favor ingrese un nombre para el método de pago" }]);
    const { data } = await boss.put("/custom-payment-method", { customPaymentMethod: null, version: 2 });
    expect(data).toMatchObject({ customPaymentMethod: null, allowIgnoreMinimumBalance: true, settingsVersion: 4 });
  });
});
