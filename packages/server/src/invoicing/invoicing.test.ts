import { randomBytes, randomUUID } from "node:crypto";
import { invoiceAts, invoiceSources, isInvoiced } from "@cantina/domain/invoicing";
import { paymentMethods } from "@cantina/domain/cafeteria";
import { cents } from "@cantina/domain/kernel";
import { orderTypes, originMedia } from "@cantina/domain/orders";
import { withPlanted, withTestServer } from "@cantina/testkit/database";
import { type IssuerPlace, arcaSettingsOf, issuer, openIssuer } from "@cantina/testkit/invoicing-suite";
import { cartOf } from "@cantina/testkit/orders-suite";
import { startArca } from "@cantina/testkit/stand-ins";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { auditBooks, findDiscrepancies } from "../audit/index.ts";
import { findDueInvoices } from "./due-invoices.queries.ts";

const office = await startArca();
const sealingKey = randomBytes(32);
const server = withTestServer({ sealingKey, arca: arcaSettingsOf(office) });
const quiet = withTestServer();
afterAll(() => office.close());

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

let place: IssuerPlace;
let pointOfSale = 100;
beforeEach(async () => {
  office.forgetFaults();
  place = await openIssuer(server());
  pointOfSale += 1;
});

const switchOn = async (more: Readonly<Record<string, unknown>> = { cashActivated: true }) => {
  const answer = await place.setOptions({ ...issuer, pointOfSale, ...more });
  expect(answer.status).toBe(200);
};
const sell = async (price = 12_100, more: Parameters<typeof cartOf>[1] = {}): Promise<string> => {
  const product = await place.counter.product({ price });
  const { data } = await place.counter.till.sell(cartOf(product, more));
  const id = String(data?.["id"]);
  await query("update transaction set status = 'COMPLETED' where id = $1 and status = 'STARTED'", id);
  return id;
};
const invoicesOf = (id: string) =>
  query(
    "select kind, status, number, total, detail, is_adopted as adopted from invoice where transaction_id = $1 order by due_at",
    id,
  );
/** What waits after failures is tried at once; and what the hourly look finds is found. */
const hurry = () => query("update invoice_series set next_at = clock_timestamp() where turn_id is null");
const settled = async (id: string, statuses: readonly string[]) =>
  expect
    .poll(
      async () => {
        await hurry();
        return (await invoicesOf(id)).map(({ status }) => status);
      },
      { timeout: 40_000, interval: 400 },
    )
    .toEqual(statuses);
const revert = (id: string) => place.counter.till.revert(id, { reason: "MISTAKEN_ORDER", comment: "Se equivocó" });

describe("a sale that is invoiced", () => {
  test("[INVOICING-09] is none of another country, whatever is still switched on; what was invoiced before is corrected", async () => {
    await switchOn();
    const before = await sell();
    await settled(before, ["AUTHORISED"]);
    await query("insert into country (id, name) values ('UY', 'Uruguay') on conflict do nothing");
    const moveTo = (country: string) =>
      query("update cafeteria set country_id = $2 where id = $1", place.counter.canteen.cafeteriaId, country);
    await moveTo("UY");
    const abroad = await sell();
    await revert(before);
    await findDueInvoices(server().database.kysely, false);
    await settled(before, ["AUTHORISED", "AUTHORISED"]);
    expect(await invoicesOf(abroad)).toEqual([]);
    await moveTo("AR");
    await settled(await sell(), ["AUTHORISED"]);
  });

  test("[INVOICING-01] [INVOICE-03] is authorised after it, once, and the history tells its number and address", async () => {
    await switchOn();
    const id = await sell();
    await settled(id, ["AUTHORISED"]);
    const entries = await place.ask(
      "GET",
      `/cafeterias/${place.counter.canteen.cafeteriaId}/transactions?limit=5&offset=0`,
    );
    const [entry] = entries.data as unknown as readonly { arcaInvoiceUrl: string; invoices: readonly unknown[] }[];
    expect(entry?.invoices).toMatchObject([
      { kind: "INVOICE", status: "AUTHORISED", number: `${String(pointOfSale).padStart(5, "0")}-00000001` },
    ]);
    const page = await fetch(`${server().url}${entry?.arcaInvoiceUrl ?? ""}`);
    // Every answer that tells of the order names it, and not the history alone.
    const order = await place.counter.till.get(`/transactions/${id}`);
    expect(order.data?.["arcaInvoiceUrl"]).toBe(entry?.arcaInvoiceUrl);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain(`Factura B ${String(pointOfSale).padStart(5, "0")}-00000001`);
    expect((await server().ask("GET", `/facturas/${randomUUID()}`)).status).toBe(404);
    const papers = await place.ask(
      "GET",
      `/cafeterias/${place.counter.canteen.cafeteriaId}/transactions/${id}/invoices`,
    );
    expect(papers.data).toMatchObject([
      { kind: "INVOICE", pointOfSale, number: 1, documentType: 6, legalName: issuer.legalName, total: 121, vat: 21 },
    ]);
    const [paper] = papers.data as unknown as readonly { readonly qrAddress: string; readonly cae: string }[];
    const told = JSON.parse(atob(new URL(paper?.qrAddress ?? "").searchParams.get("p") ?? "")) as unknown;
    expect(told).toMatchObject({ nroCmp: 1, ptoVta: pointOfSale, importe: 121, codAut: Number(paper?.cae) });
    expect(office.documents().at(-1)).toMatchObject({ documentType: 6, total: "121.00", net: "100.00", vat: "21.00" });
    expect(await place.read()).toMatchObject({
      isAvailable: true,
      standing: { due: 0, rejected: 0, authorised: 1, detail: null },
    });
  });

  test(
    "[INVOICE-08] that is reverted gets one credit note; one that nobody asked for yet gets nothing",
    { tags: ["long"] },
    async () => {
      await switchOn();
      const id = await sell();
      await settled(id, ["AUTHORISED"]);
      expect((await revert(id)).status).toBe(200);
      await settled(id, ["AUTHORISED", "AUTHORISED"]);
      const note = office
        .documents()
        .find(({ documentType, pointOfSale: at }) => documentType === 8 && at === pointOfSale);
      expect(note).toMatchObject({ total: "121.00", corrects: 1 });
      office.disable(pointOfSale);
      const other = await sell();
      await expect.poll(() => invoicesOf(other), { timeout: 45_000 }).toHaveLength(1);
      office.enable(pointOfSale);
      expect((await revert(other)).status).toBe(200);
      const ends = async (): Promise<string> => {
        await hurry();
        return (await invoicesOf(other)).map(({ kind, status }) => `${String(kind)} ${String(status)}`).join(", ");
      };
      await expect
        .poll(ends, { timeout: 40_000, interval: 400 })
        .toMatch(/^(INVOICE VOID|INVOICE AUTHORISED, CREDIT_NOTE AUTHORISED)$/u);
    },
  );

  test(
    "[INVOICE-06] whose answer was lost is adopted, and another's number is left to them",
    { tags: ["long"] },
    async () => {
      await switchOn();
      office.failNext("authorise", { kind: "reset", when: "after" });
      const id = await sell();
      await settled(id, ["AUTHORISED"]);
      expect((await invoicesOf(id))[0]).toMatchObject({ adopted: true, number: 1 });
      office.intrude(issuer.cuit, pointOfSale, 6);
      const next = await sell();
      await settled(next, ["AUTHORISED"]);
      expect((await invoicesOf(next))[0]).toMatchObject({ adopted: false, number: 3 });
      expect(server().logLines.some((line) => line.includes("INVOICE_NUMBER_TAKEN"))).toBe(true);
    },
  );

  test(
    "[INVOICING-02] whose call hangs has its number and holds no transaction, and nothing else of its series is asked for",
    { tags: ["long"] },
    async () => {
      await server().startAnother();
      await switchOn();
      office.failNext("authorise", { kind: "hang", when: "after" });
      const id = await sell();
      const standing = async (of: string) => (await invoicesOf(of)).map(({ status, number }) => [status, number]);
      await expect.poll(() => standing(id), { timeout: 45_000 }).toEqual([["ASKED", 1]]);
      const other = await sell();
      await expect.poll(() => standing(other), { timeout: 45_000 }).toEqual([["DUE", null]]);
      const idle = await query(
        `select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
          and now() - state_change > interval '1 second'`,
      );
      expect([await standing(id), idle]).toEqual([[["ASKED", 1]], []]);
      await settled(id, ["AUTHORISED"]);
      await settled(other, ["AUTHORISED"]);
      expect([(await invoicesOf(id))[0], (await invoicesOf(other))[0]]).toMatchObject([
        { number: 1, adopted: true },
        { number: 2, adopted: false },
      ]);
    },
  );

  test("[INVOICING-05] that is rejected tells why, and is asked for again when an administrator says so", async () => {
    await switchOn();
    office.failNext("authorise", { kind: "rejected" });
    const id = await sell();
    await settled(id, ["REJECTED"]);
    expect(await place.read()).toMatchObject({ standing: { rejected: 1 } });
    expect((await invoicesOf(id))[0]).toMatchObject({ detail: "10013: Campo DocTipo invalido", number: null });
    const retried = await place.ask("POST", `/cafeterias/${place.counter.canteen.cafeteriaId}/arca/retry`);
    expect(retried.data).toMatchObject({ standing: { rejected: 0, due: 1 } });
    await settled(id, ["AUTHORISED"]);
  });

  test(
    "[INVOICE-04] at which the law wants a name is rejected without being asked for",
    { tags: ["long"] },
    async () => {
      await switchOn();
      const id = await sell(1_000_000_000);
      await settled(id, ["REJECTED"]);
      expect((await invoicesOf(id))[0]).toMatchObject({ detail: "DOCUMENT_NEEDED", number: null });
    },
  );

  test(
    "[INVOICING-03] the ticket is fetched once for all, sealed, and once more when it is refused",
    { tags: ["long"] },
    async () => {
      await switchOn();
      await settled(await sell(), ["AUTHORISED"]);
      const before = office.logins();
      await settled(await sell(), ["AUTHORISED"]);
      expect(office.logins()).toBe(before);
      office.expireTicket();
      const id = await sell();
      await settled(id, ["AUTHORISED"]);
      expect(office.logins()).toBe(before + 1);
      const [row] = await query("select sealed from invoice_login");
      expect(Buffer.from(row?.["sealed"] as Buffer).includes("token")).toBe(false);
    },
  );
});

describe("what is invoiced", () => {
  test("[INVOICE-02] [INVOICING-06] nothing is switched on before all is told, nor where nobody configured it", async () => {
    const early = await place.setOptions({ cuit: issuer.cuit, cashActivated: true });
    expect(early.status).toBe(400);
    expect(JSON.stringify(early.json)).toContain('"legalName"');
    expect((await place.setOptions({ cuit: "30712345678" })).status).toBe(400);
    // An invoice says since when its issuer is in business.
    const toCome = { ...issuer, pointOfSale, startDate: "2999-01-01" };
    expect(await place.setOptions({ ...toCome, cashActivated: true })).toMatchObject({
      status: 400,
      json: { Message: { ExtraData: [{ path: "startDate" }] } },
    });
    expect((await place.setOptions(toCome)).data).toMatchObject({ startDate: "2999-01-01", cashActivated: false });
    const there = await openIssuer(quiet());
    expect((await there.setOptions(issuer)).status).toBe(200);
    const refused = await there.setOptions({ cashActivated: true });
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([
      400,
      expect.stringContaining("ARCA_NOT_AVAILABLE"),
    ]);
    expect(await there.read()).toMatchObject({ isAvailable: false, cashActivated: false });
  });

  test("the cafeteria itself tells who invoices, and which ways of paying", async () => {
    const configured = async () => {
      const { data } = await place.ask("GET", `/cafeterias/${place.counter.canteen.cafeteriaId}`);
      return data["arcaCafeteriaConfiguration"];
    };
    expect(await configured()).toBeNull();
    await switchOn({ cashActivated: true, appActivated: true });
    expect(await configured()).toEqual({
      cuit: issuer.cuit,
      appActivated: true,
      accountActivated: false,
      cashActivated: true,
      cardActivated: false,
      transferActivated: false,
      customActivated: false,
    });
  });

  test(
    "[INVOICE-01] what was sold before its way was switched on, or is paid otherwise, is not invoiced",
    { tags: ["long"] },
    async () => {
      const before = await sell();
      await switchOn({ cardActivated: true });
      const cash = await sell();
      await switchOn({ cashActivated: true });
      const after = await sell();
      await settled(after, ["AUTHORISED"]);
      expect([await invoicesOf(before), await invoicesOf(cash)]).toEqual([[], []]);
    },
  );

  test(
    "[SPLIT-10] a split sale is invoiced whole, if any of its methods is, and otherwise not at all",
    { tags: ["long"] },
    async () => {
      await switchOn();
      const byCardAnd = (paymentMethod: "CASH" | "ACCOUNT_BALANCE") =>
        sell(12_100, {
          commensalId: paymentMethod === "CASH" ? null : diner.commensalId,
          paymentMethod: "CARD",
          payments: [
            { paymentMethod: "CARD", amount: 100 },
            { paymentMethod, amount: 21 },
          ],
        });
      const diner = await place.counter.diner({ balance: 50_000 });
      const [invoiced, other] = [await byCardAnd("CASH"), await byCardAnd("ACCOUNT_BALANCE")];
      await settled(invoiced, ["AUTHORISED"]);
      expect(await invoicesOf(invoiced)).toMatchObject([{ kind: "INVOICE", total: 12_100 }]);
      expect(await invoicesOf(other)).toEqual([]);
    },
  );

  test("[INVOICE-01] the look for it says what the domain says, of everything that can be sold", async () => {
    const { cafeteriaId, employeeId } = place.counter.canteen;
    const sold = orderTypes.flatMap((orderType) =>
      paymentMethods.flatMap((paymentMethod) =>
        originMedia.map((originMedium) => ({ id: randomUUID(), orderType, paymentMethod, originMedium })),
      ),
    );
    const { kysely } = server().database;
    for (const at of invoiceAts)
      for (const source of invoiceSources) {
        await sql`delete from invoicing_settings where cafeteria_id = ${cafeteriaId}`.execute(kysely);
        await query(
          `insert into invoicing_settings (cafeteria_id, invoice_at, ${source}_since) values ($1, $2, '2020-01-01')`,
          cafeteriaId,
          at,
        );
        const undo = new Error("undo");
        await kysely
          .transaction()
          .execute(async (trx) => {
            // Most of them nobody can sell; the look has to be right of all the same.
            await sql`
              do $$ declare one text; begin
                for one in select conname from pg_constraint where conrelid = 'transaction'::regclass and contype = 'c' loop
                  execute format('alter table transaction drop constraint %I', one);
                end loop;
              end $$`.execute(trx);
            await sql`
              insert into transaction (id, cafeteria_id, order_type, status, seller_id, payment_method, subtotal, total_price,
                local_date, date_time, last_status_update, origin_medium)
              select s.id, ${cafeteriaId}, s."orderType", 'COMPLETED', ${employeeId}, s."paymentMethod", 100, 100, current_date,
                     now(), now(), s."originMedium"
                from jsonb_to_recordset(${JSON.stringify(sold)}::jsonb)
                  s (id uuid, "orderType" text, "paymentMethod" text, "originMedium" text)`.execute(trx);
            await findDueInvoices(trx, false);
            const { rows } = await sql<{ id: string }>`
              select transaction_id as id from invoice where cafeteria_id = ${cafeteriaId}`.execute(trx);
            const expected = sold.filter((one) =>
              isInvoiced({ ...one, isCompleted: true, total: cents(100) }, at, new Set([source])),
            );
            expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
            throw undo;
          })
          .catch((error: unknown) => {
            if (error !== undo) throw error;
          });
      }
  });
});

test("[INVOICING-08] the audit finds an invoice of another amount, a note of nothing reverted and a gap", async () => {
  await switchOn();
  const id = await sell();
  const other = await sell();
  await settled(id, ["AUTHORISED"]);
  await settled(other, ["AUTHORISED"]);
  expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  const kinds = async (statement: string) =>
    withPlanted(server().database.kysely, statement, async (trx) =>
      (await findDiscrepancies(trx, () => undefined)).map(({ kind }) => kind),
    );
  const of = `where transaction_id = '${id}'`;
  expect(await kinds(`update invoice set total = total + 1, vat = vat + 1 ${of}`)).toEqual(["factura"]);
  expect(await kinds(`update invoice set number = number + 7 ${of}`)).toEqual(["numeración de facturas"]);
  const note = `insert into invoice (id, cafeteria_id, transaction_id, kind, corrects, total)
      select gen_random_uuid(), cafeteria_id, transaction_id, 'CREDIT_NOTE', id, total from invoice ${of}`;
  expect(await kinds(note)).toEqual(["factura"]);
});
