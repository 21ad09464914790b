import { quantity } from "@cantina/domain/inventory";
import { instant, loadTemporal } from "@cantina/domain/kernel";
import { withTestDatabase } from "@cantina/testkit/database";
import { type Counter, type Pantry, addProfile, openCounter } from "@cantina/testkit/orders-suite";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { bookMovements, lockPantry } from "../consumption/index.ts";
import { inTransaction } from "../db/index.ts";
import type { Mail } from "../mail/index.ts";
import { mailLowStock } from "./index.ts";

// No server runs beside it, whose own job would take the alerts.
const database = withTestDatabase();
const query = (text: string, ...values: readonly unknown[]) => database().database.query(text, values);

let counter: Counter;
let pantry: Pantry;
let sent: Mail[];
let failures: unknown[];
let isDown: boolean;

beforeAll(loadTemporal);
beforeEach(async () => {
  counter = await openCounter(database().database, { url: "" }, { features: ["inventory"] });
  await query("update cafeteria set name = $1", "Colegio\nSur");
  pantry = await counter.pantry({
    Harina: { available: 10, alertLevel: 4 },
    Queso: { available: 3, alertLevel: 2.5 },
    Masa: { available: 5, alertLevel: 1, yields: 2, of: { Harina: 1 } },
  });
  await query("update supplier set phone_number = '11 5555', email = 'ventas@molino.test'");
  await query("update low_stock_alert set is_mailed = true");
  await query("delete from low_stock_mail");
  [sent, failures, isDown] = [[], [], false];
});

const book = (name: string, units: number) =>
  inTransaction(database().database.kysely, async (trx) => {
    const { cafeteriaId, administratorId: profileId } = counter.canteen;
    await lockPantry(trx, cafeteriaId);
    const reason = units < 0 ? ("WASTE" as const) : ("SUPPLIER_PURCHASE" as const);
    await bookMovements(trx, { cafeteriaId, profileId, tabId: null, at: instant("2026-11-20T13:00:00Z") }, [
      { consumableId: pantry.idOf(name), reason, quantity: quantity(units * 100) },
    ]);
  });
const port = {
  send: (mail: Mail) => {
    if (isDown) return Promise.resolve({ ok: false, failure: { code: "MAIL_NOT_SENT", reason: "caído" } } as const);
    sent.push(mail);
    return Promise.resolve({ ok: true, value: null } as const);
  },
};
const look = (db = database().database) =>
  mailLowStock(db.kysely, { mail: port, publicUrl: () => "https://cantina.test" }, (failure) => failures.push(failure));
const alerts = () =>
  query("select available_quantity as left from low_stock_alert where cafeteria_id = $1", counter.canteen.cafeteriaId);
const makeDue = () => query("update low_stock_mail set send_after = clock_timestamp()");

test("[LOWSTOCK-02] an administrator gets one mail of all that fell since the last look, plain and in Spanish", async () => {
  await book("Harina", -7.5);
  await book("Masa", -4);
  await look();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe("Colegio Sur: 2 insumos bajos");
  expect(sent[0]?.text.split("\n")).toEqual([
    "En Colegio Sur queda poco de:",
    "",
    "- Harina: hay 2,5 kg (nivel de alerta: 4 kg)",
    "  Proveedor: Molino, 11 5555, ventas@molino.test",
    "- Masa: hay 1 kg (nivel de alerta: 1 kg)",
    "  Se prepara en la cocina.",
    "",
    "Para verlos, abra https://cantina.test/inventory?tab=alerts",
    "",
    "Se avisa una sola vez, cuando llegan a su nivel de alerta.",
  ]);
  await look();
  expect(sent).toHaveLength(1);
});

test("[LOWSTOCK-02] StockyPocky#25: it fires only at the crossing, and again only after it was above", async () => {
  for (const units of [-6, -1, -1, 1]) {
    await book("Harina", units);
    await look();
  }
  expect(sent.map(({ subject }) => subject)).toEqual(["Colegio Sur: queda poco de Harina"]);
  await book("Harina", 5);
  await book("Harina", -5);
  await look();
  expect(sent).toHaveLength(2);
  // Twice within one mail it is one line.
  for (const units of [5, -5, 5, -6]) await book("Harina", units);
  await look();
  expect(sent[2]?.text.match(/Harina/gu)).toHaveLength(1);
  expect(sent[2]?.text).toContain("hay 2 kg");
});

test("[LOWSTOCK-02] InvenTree#4027: with nobody to be mailed the alert stands all the same, and nobody is mailed later", async () => {
  const { cafeteriaId, administratorId } = counter.canteen;
  await query("update profile set status = 'DELETED' where id = $1", administratorId);
  await book("Harina", -7);
  await look();
  expect([sent, await alerts()]).toEqual([[], [{ left: 300 }]]);
  await query("update profile set status = 'ENABLED' where id = $1", administratorId);
  await query("update cafeteria set features = '{}' where id = $1", cafeteriaId);
  await book("Queso", -1);
  await look();
  await query("update cafeteria set features = '{inventory}' where id = $1", cafeteriaId);
  await look();
  expect([sent, (await alerts()).length]).toEqual([[], 2]);
});

test("[OWED-01] [OWED-02] two servers mail each administrator once, and one that fails is tried again for a day", async () => {
  await addProfile(database().database.query, counter.canteen.cafeteriaId, "CAFETERIA_ADMINISTRATOR");
  await book("Harina", -7);
  const another = await database().openAnother();
  isDown = true;
  await Promise.all([look(), look(another)]);
  expect([sent, failures]).toMatchObject([[], [{ code: "MAIL_NOT_SENT" }, { code: "MAIL_NOT_SENT" }]]);
  isDown = false;
  // It is not their turn yet.
  await look();
  expect(sent).toEqual([]);
  await makeDue();
  await Promise.all([look(), look(another), look(), look(another)]);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(2);
  expect(sent).toHaveLength(2);
  await makeDue();
  await look();
  expect(sent).toHaveLength(2);
  await book("Queso", -1);
  isDown = true;
  await look();
  await query(
    "update low_stock_mail set created_at = created_at - interval '25 hours', send_after = clock_timestamp()",
  );
  isDown = false;
  await look();
  expect([sent.length, await query("select 1 from low_stock_mail")]).toEqual([2, []]);
});
