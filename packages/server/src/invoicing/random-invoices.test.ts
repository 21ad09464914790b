// @module-tag long
import { randomBytes } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import { arcaSettingsOf, invoiceDifferences, issuer, openIssuer } from "@cantina/testkit/invoicing-suite";
import { cartOf } from "@cantina/testkit/orders-suite";
import { type ArcaFault, startArca } from "@cantina/testkit/stand-ins";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const office = await startArca();
// A login whose answer was lost can be asked for again soon.
office.refuseLoginsFor(1_000);
const server = withTestServer({ sealingKey: randomBytes(32), arca: arcaSettingsOf(office) });
afterAll(() => office.close());
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

/** A longer run: CANTINA_INVOICES=500. */
const count = Number(process.env["CANTINA_INVOICES"] ?? 50);
const places = 10;

const when = fc.constantFrom("before" as const, "after" as const);
const lost: fc.Arbitrary<ArcaFault> = fc.oneof(
  fc.record({ kind: fc.constant("reset" as const), when }),
  fc.record({ kind: fc.constant("status" as const), status: fc.constantFrom(500, 502, 503), when }),
  fc.record({ kind: fc.constant("html" as const), when }),
);
const ended = fc.constantFrom<ArcaFault>({ kind: "rejected" }, { kind: "remarked" }, { kind: "expired" });
const story = fc.record({
  price: fc.integer({ min: 1, max: 5_000_000 }),
  authorise: fc.array(fc.oneof({ weight: 3, arbitrary: lost }, ended), { maxLength: 1 }),
  last: fc.option(lost, { freq: 8 }),
  read: fc.option(lost, { freq: 8 }),
  login: fc.option(lost, { freq: 8 }),
  isIntruded: fc.boolean(),
  isReverted: fc.nat(3).map((one) => one === 0),
});

test(
  "[INVOICING-04] of invoices whose calls fail in every way, the office's books and ours agree one to one",
  async () => {
    await server().startAnother();
    const issuers = await Promise.all(
      Array.from({ length: places }, async (_none, index) => {
        const place = await openIssuer(server());
        const isB = index % 2 === 0;
        const is = isB ? issuer : { ...issuer, letter: "C", vatCondition: "MONOTRIBUTO", vatRate: null };
        expect((await place.setOptions({ ...is, pointOfSale: index + 1, cashActivated: true })).status).toBe(200);
        return { ...place, pointOfSale: index + 1, type: isB ? 6 : 11 };
      }),
    );
    const seed = Number(process.env["CANTINA_SEED"]);
    const stories = fc.sample(story, { numRuns: count, ...(Number.isInteger(seed) && { seed }) });
    const sold: string[] = [];
    for (const [index, { price, authorise, last, read, login, isIntruded, isReverted }] of stories.entries()) {
      const place = issuers[index % places];
      if (place === undefined) continue;
      office.failNext("authorise", ...authorise);
      if (last !== null) office.failNext("last", last);
      if (read !== null) office.failNext("read", read);
      if (login !== null && index % 10 === 0) office.failNext("login", login);
      if (isIntruded && index % 7 === 0) office.intrude(issuer.cuit, place.pointOfSale, place.type);
      const product = await place.counter.product({ price });
      const { data } = await place.counter.till.sell(cartOf(product));
      const id = String(data?.["id"]);
      await query("update transaction set status = 'COMPLETED' where id = $1 and status = 'STARTED'", id);
      sold.push(id);
      if (isReverted) await place.counter.till.revert(id, { reason: "MISTAKEN_ORDER", comment: "" });
    }
    const open = async (): Promise<number> => {
      await query("update invoice_series set next_at = clock_timestamp() where turn_id is null");
      await query("update invoice set status = 'DUE' where status = 'REJECTED'");
      const [row] = await query(
        `select count(*)::integer as open from transaction t left join invoice i on i.transaction_id = t.id
        where t.id = any($1::uuid[]) and (t.status = 'COMPLETED' and i.status is distinct from 'AUTHORISED'
           or i.status in ('DUE', 'ASKED', 'UNKNOWN')
           or t.status = 'CANCELLED' and i.kind = 'INVOICE' and i.status = 'AUTHORISED'
             and not exists (select from invoice n where n.corrects = i.id))`,
        sold,
      );
      return Number(row?.["open"]);
    };
    await expect.poll(open, { timeout: 40_000 + count * 3_000, interval: 1_000 }).toBe(0);

    expect(await invoiceDifferences(server().database.query, office)).toEqual([]);
    expect(office.complaints()).toEqual([]);
    const [orders] = await query(
      "select count(distinct transaction_id)::integer as once, count(*)::integer as all from invoice where kind = 'INVOICE'",
    );
    expect(orders?.["once"]).toBe(orders?.["all"]);
    const adopted = await query("select from invoice where is_adopted");
    expect(adopted.length).toBeGreaterThan(0);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  },
  60_000 + count * 4_000,
);
