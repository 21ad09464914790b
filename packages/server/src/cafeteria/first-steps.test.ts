import { withTestServer } from "@cantina/testkit/database";
import { type Counter, type Till, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";

const server = withTestServer();
let counter: Counter;
let boss: Till;

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["flowControl"] });
  boss = counter.tillOf(counter.canteen.administratorId);
});

type Told = {
  readonly steps: readonly { readonly id: string; readonly isDone: boolean }[];
  readonly isHidden: boolean;
  readonly isTourAnswered: boolean;
  readonly hasSold: boolean;
};

const read = async (till: Till = boss) => (await till.get("/first-steps")).data as Told | undefined;
const done = async () => ((await read())?.steps ?? []).filter(({ isDone }) => isDone).map(({ id }) => id);
const put = (body: object, till: Till = boss) => till.put("/first-steps", body);
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

describe("the first steps of a cafeteria", () => {
  test("[CAFETERIA-24] are ticked by what is there and by changed topics, whoever made them", async () => {
    const { canteen } = counter;
    // The canteen of the suite has one class.
    expect(await done()).toEqual(["CLASSES"]);
    await boss.delete(`/classes/${canteen.classId}`);
    expect(await done()).toEqual([]);
    await boss.post("/classes", { name: "Sala verde" });
    await boss.put("/custom-payment-method", { customPaymentMethod: "Vale" });
    expect(await done()).toEqual(["CLASSES", "PAYMENT"]);
    await boss.put("/edit_admin", { closingTime: "18:00" });
    await boss.put("/edit_admin", { closedDates: ["2026-12-25"] });
    expect(await done()).toEqual(["CLASSES", "PAYMENT", "PICKUP", "CLOSED_DAYS"]);
    await counter.product({ isDeleted: true });
    await counter.pass();
    await counter.diner({ isDeleted: true });
    expect(await done()).toEqual(["CLASSES", "PAYMENT", "PICKUP", "CLOSED_DAYS"]);
    const product = await counter.product();
    await counter.diner();
    expect(await done()).toEqual(["CLASSES", "PAYMENT", "PICKUP", "CLOSED_DAYS", "PRODUCTS", "CLIENTS"]);
    expect((await counter.till.moveCash({ type: "OPEN", amount: 50, description: "" })).status).toBe(200);
    expect((await done()).at(-1)).toBe("OPENING");
    expect(await read()).toMatchObject({ hasSold: false });
    expect((await counter.till.sell(cartOf(product))).status).toBe(200);
    expect(await read()).toMatchObject({ hasSold: true });
  });

  test("[CAFETERIA-24] a confirmation ticks, is taken back, is told to the others and stands in the audit log; the same again is no change", async () => {
    const { cafeteriaId, administratorId } = counter.canteen;
    for (const confirm of ["PRINTER", "PAYMENT", "PICKUP", "CLOSED_DAYS", "PAYMENT"])
      expect((await put({ confirm })).status).toBe(200);
    expect(await done()).toEqual(["CLASSES", "PAYMENT", "PICKUP", "CLOSED_DAYS", "PRINTER"]);
    expect((await put({ unconfirm: "PICKUP" })).data).toEqual(await read());
    expect(await done()).toEqual(["CLASSES", "PAYMENT", "CLOSED_DAYS", "PRINTER"]);
    expect(await query("select entity_type from change_event where cafeteria_id = $1", cafeteriaId)).toEqual(
      Array.from({ length: 5 }, () => ({ entity_type: "cafeteria" })),
    );
    const logged = await query(
      "select changes from audit_log where cafeteria_id = $1 and profile_id = $2 order by id limit 1",
      cafeteriaId,
      administratorId,
    );
    expect(logged[0]?.["changes"]).toContainEqual({
      entity: "cafeteria.firstSteps",
      id: cafeteriaId,
      before: '{"confirmed":[],"isHidden":false,"isTourAnswered":false}',
      after: '{"confirmed":["PRINTER"],"isHidden":false,"isTourAnswered":false}',
    });
    for (const body of [{ confirm: "PRODUCTS" }, { confirm: "NADA" }, { isHidden: "sí" }, { isTourAnswered: false }])
      expect((await put(body)).code).toBe("VALIDATION");
  });

  test("[CAFETERIA-24] two who confirm at once both do, hiding keeps what was confirmed, and the tour's answer stays", async () => {
    await Promise.all(["PRINTER", "PAYMENT", "PICKUP"].map((confirm) => put({ confirm })));
    expect((await put({ isHidden: true })).data).toMatchObject({ isHidden: true, isTourAnswered: false });
    expect((await put({ isTourAnswered: true })).data).toMatchObject({ isHidden: true, isTourAnswered: true });
    expect((await put({ isHidden: false })).data).toMatchObject({ isHidden: false, isTourAnswered: true });
    expect(await done()).toEqual(["CLASSES", "PAYMENT", "PICKUP", "PRINTER"]);
  });

  test("[CAFETERIA-24] an employee neither reads nor changes them, and no administrator those of another cafeteria", async () => {
    const elsewhere = await openCounter(server().database, server());
    const other = elsewhere.tillOf(elsewhere.canteen.administratorId);
    expect((await counter.till.get("/first-steps")).code).toBe("WRONG_PERMISSIONS");
    expect((await put({ isHidden: true }, counter.till)).code).toBe("WRONG_PERMISSIONS");
    const stranger = counter.tillOf(elsewhere.canteen.administratorId);
    expect((await stranger.get("/first-steps")).status).toBe(403);
    expect((await put({ isHidden: true }, stranger)).status).toBe(403);
    await put({ isHidden: true, isTourAnswered: true, confirm: "PRINTER" });
    const theirs = await read(other);
    expect(theirs).toMatchObject({ isHidden: false, isTourAnswered: false });
    // Without drawers there is no first opening.
    expect(theirs?.steps.map(({ id }) => id)).not.toContain("OPENING");
    expect(theirs?.steps.find(({ id }) => id === "PRINTER")?.isDone).toBe(false);
  });
});
