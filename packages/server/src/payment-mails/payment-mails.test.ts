import { randomUUID } from "node:crypto";
import { loadTemporal } from "@cantina/domain/kernel";
import { withTestDatabase } from "@cantina/testkit/database";
import { type Counter, addProfile, openCounter } from "@cantina/testkit/orders-suite";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail } from "../mail/index.ts";
import { mailDifferences } from "./index.ts";

// No server runs beside it, whose own job would take what was found.
const database = withTestDatabase();
const query = (text: string, ...values: readonly unknown[]) => database().database.query(text, values);

let counter: Counter;
let sent: Mail[];
let failures: unknown[];
let isDown: boolean;

beforeAll(loadTemporal);
beforeEach(async () => {
  counter = await openCounter(database().database, { url: "" }, { features: ["mercadoPago"] });
  await query("update cafeteria set name = 'Colegio Sur' where id = $1", counter.canteen.cafeteriaId);
  [sent, failures, isDown] = [[], [], false];
});

type Found = { readonly kind: string; readonly ours?: number; readonly theirs?: number; readonly provider?: string };

async function find(paymentId: string, { kind, ours, theirs, provider = "MERCADO_PAGO" }: Found): Promise<void> {
  await query(
    "insert into payment_difference (id, cafeteria_id, provider, account_id, kind, payment_id, ours, theirs) values ($1, $2, $3, '9001', $4, $5, $6, $7)",
    randomUUID(),
    counter.canteen.cafeteriaId,
    provider,
    kind,
    paymentId,
    ours ?? null,
    theirs ?? null,
  );
}
const port = {
  send: (mail: Mail) => {
    if (isDown) return Promise.resolve({ ok: false, failure: { code: "MAIL_NOT_SENT", reason: "caído" } } as const);
    sent.push(mail);
    return Promise.resolve({ ok: true, value: null } as const);
  },
};
const look = (db = database().database) =>
  mailDifferences(db.kysely, { mail: port, publicUrl: () => "https://cantina.test" }, (failure) =>
    failures.push(failure),
  );
const makeDue = () => query("update payment_difference_mail set send_after = clock_timestamp()");

test("[DIFFMAIL-01] [DIFFMAIL-02] an administrator gets one mail of all that a look found, with both amounts and nobody's name", async () => {
  await find("771", { kind: "CHARGED_BACK", ours: 1_500_00, theirs: 1_500_00 });
  await find("772", { kind: "THEIRS_ONLY", theirs: 900_50, provider: "DIRECTA24" });
  await look();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe("Colegio Sur: hay 2 pagos para revisar");
  expect(sent[0]?.text.split("\n")).toEqual([
    "Lo que cobró un proveedor no coincide con lo registrado en Colegio Sur:",
    "",
    "- Contracargo: el titular de la tarjeta desconoció el pago: aquí $ 1.500,00, en el proveedor $ 1.500,00",
    "  Pago n.º 771 de Mercado Pago",
    "- Directa24 cobró un pago que aquí no figura: aquí nada, en el proveedor $ 900,50",
    "  Pago n.º 772 de Directa24",
    "",
    "Para revisarlos y dejar dicho qué se hizo, abra https://cantina.test/mercadopago/differences",
    "",
    "Se avisa una sola vez de cada uno. Quedan en la lista hasta que alguien los resuelva.",
  ]);
  await look();
  expect(sent).toHaveLength(1);
  await find("773", { kind: "AMOUNT", ours: 1, theirs: 2 });
  await look();
  expect(sent[1]?.subject).toBe("Colegio Sur: hay 1 pago para revisar");
});

test("[DIFFMAIL-01] what somebody has resolved is told no more, and who no longer works there hears of nothing", async () => {
  const resolve = () =>
    query(
      "update payment_difference set resolved_at = clock_timestamp(), resolved_by = $1 where resolved_at is null",
      counter.canteen.administratorId,
    );
  await find("781", { kind: "AMOUNT", ours: 1, theirs: 2 });
  await resolve();
  await look();
  // Between the mail that is owed and the one that is sent.
  isDown = true;
  await find("782", { kind: "AMOUNT", ours: 1, theirs: 2 });
  await look();
  await resolve();
  isDown = false;
  await makeDue();
  await look();
  await query("update profile set status = 'DELETED' where id = $1", counter.canteen.administratorId);
  await find("783", { kind: "AMOUNT", ours: 1, theirs: 2 });
  await look();
  expect([sent, await query("select 1 from payment_difference_mail")]).toEqual([[], []]);
  expect(await query("select 1 from payment_difference where not is_mailed")).toEqual([]);
});

test("[OWED-01] [OWED-02] two servers mail each administrator once, and what fails is tried again for a day", async () => {
  await addProfile(database().database.query, counter.canteen.cafeteriaId, "CAFETERIA_ADMINISTRATOR");
  const another = await database().openAnother();
  await find("791", { kind: "NOT_BOOKED", theirs: 2 });
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
  isDown = true;
  await find("792", { kind: "OURS_ONLY", ours: 2 });
  await look();
  await query(
    "update payment_difference_mail set created_at = created_at - interval '25 hours', send_after = clock_timestamp()",
  );
  isDown = false;
  await look();
  expect([sent.length, await query("select 1 from payment_difference_mail")]).toEqual([2, []]);
});
