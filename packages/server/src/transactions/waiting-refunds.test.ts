import { type Till, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { waitForLock, withTestServer } from "@cantina/testkit/database";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const server = withTestServer();
const why = { reason: "CLIENT_REQUESTED" } as const;

test("[SPLIT-06] of refunds that wait for each other each goes by what the one before it left", async () => {
  const { database, openAnother } = server();
  const { till, product } = await openCounter(database, server(), { features: ["flowControl"] });
  await till.moveCash({ type: "OPEN", amount: 100 });
  const sold = await till.sell({
    ...cartOf(await product({ price: 5 }), { quantity: 5, paymentMethod: "CARD" }),
    payments: [
      { paymentMethod: "CARD", amount: 0.22 },
      { paymentMethod: "CASH", amount: 0.03 },
    ],
    markAsCompleted: true,
  } as Parameters<Till["sell"]>[0]);
  const orderId = String(sold.data?.["id"]);
  const holder = await openAnother();
  const refunds = await holder.kysely.transaction().execute(async (trx) => {
    await sql`select from transaction where id = ${orderId} for update`.execute(trx);
    // By what was sold each would take one of the three cents that were paid in cash.
    const asked = Array.from({ length: 4 }, () =>
      till.refund(orderId, { lines: [{ line: 1, quantity: 1 }], amount: 0.05, ...why }),
    );
    await waitForLock(database, asked.length);
    return asked;
  });
  for (const { status, text } of await Promise.all(refunds)) expect(status, text).toBe(200);
  expect((await till.revert(orderId, why)).status).toBe(200);
  const left = await database.query(
    `select a.kind, sum(case p.cause_kind when 'REVERT' then -p.amount else p.amount end)::int as cents
       from posting p join transaction t on t.id = p.cause_id
       join account a on a.id = case p.cause_kind when 'REVERT' then p.credit_account_id else p.debit_account_id end
      where coalesce(t.part_of, t.id) = $1 group by a.kind order by a.kind`,
    [orderId],
  );
  expect(left).toEqual([
    { kind: "CARD", cents: 0 },
    { kind: "DRAWER", cents: 0 },
  ]);
  expect((await auditBooks(database.kysely)).discrepancies).toEqual([]);
});
