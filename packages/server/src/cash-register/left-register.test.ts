import { randomUUID } from "node:crypto";
import { type Counter, type Till, addProfile, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeEach, describe, expect, test } from "vitest";

const server = withTestServer();
let counter: Counter;
let seller: { readonly id: string; readonly till: Till; readonly sessionId: string };

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["flowControl"] });
  const id = await addProfile(server().database.query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE");
  const till = counter.tillOf(id);
  const opened = await till.moveCash({ type: "OPEN", amount: 100 });
  await till.moveCash({ type: "IN", amount: 20, description: "Cambio" });
  seller = { id, till, sessionId: String(opened.data?.["sessionId"]) };
});

const leave = () => server().database.query("update profile set status = 'DELETED' where id = $1", [seller.id]);
const refusal = (code: string) => ({ Message: { Message: code } });

async function close(by: string, body: object, { sessionId = seller.sessionId, key = randomUUID() } = {}) {
  const { cafeteriaId } = counter.canteen;
  const token = await signInAs(server().database, by);
  return server().ask("POST", `/api/cafeterias/${cafeteriaId}/cashflow/${sessionId}/close`, {
    token,
    body,
    headers: { "idempotency-key": key },
  });
}

const administrator = () => addProfile(server().database.query, counter.canteen.cafeteriaId, "CAFETERIA_ADMINISTRATOR");

describe("the register of somebody who was removed", () => {
  test("[ACCESS-20] [CASH-05] [CASH-07] is closed by an administrator's count, once, and holds nothing any more", async () => {
    const by = await administrator();
    await leave();
    const key = randomUUID();
    const first = await close(by, { amount: 117.5 }, { key });
    const data = { type: "CLOSE", sessionId: seller.sessionId, amount: 117.5, expected: 120, difference: -2.5 };
    expect(first).toMatchObject({ status: 200, json: { data } });
    expect((await close(by, { amount: 117.5 }, { key })).json).toEqual(first.json);
    expect(await close(by, { amount: 117.5 })).toMatchObject({
      status: 400,
      json: refusal("INVALID_TRANSACTION_STATUS"),
    });
    const { query } = server().database;
    expect(await query("select balance from account where register_session_id = $1", [seller.sessionId])).toEqual([
      { balance: 0 },
    ]);
    const [row] = await query(
      `select profile_id, changes from audit_log where action like 'POST %/cashflow/%/close' order by id desc limit 1`,
      [],
    );
    const changes = [{ entity: "register", id: seller.sessionId, before: "OPEN", after: "CLOSED" }];
    expect(row).toEqual({ profile_id: by, changes });
  });

  test("[ACCESS-20] is not closed while its seller works there, nor when they came back, nor by an employee", async () => {
    const by = await administrator();
    const untouched = { status: 400, json: refusal("INVALID_TRANSACTION_STATUS") };
    expect(await close(by, { amount: 120 })).toMatchObject(untouched);
    await leave();
    expect((await close(counter.canteen.employeeId, { amount: 120 })).json).toEqual(refusal("WRONG_PERMISSIONS"));
    await server().database.query("update profile set status = 'ENABLED' where id = $1", [seller.id]);
    expect(await close(by, { amount: 120 })).toMatchObject(untouched);
    expect((await seller.till.moveCash({ type: "CLOSE", amount: 120 })).data).toMatchObject({ difference: 0 });
  });

  test("[ACCESS-20] [CASH-16] [CASH-17] asks about an amount beyond the cap, and takes none that no drawer holds", async () => {
    const by = await administrator();
    await leave();
    await server().database.query("update cafeteria set cash_cap = 100000 where id = $1", [
      counter.canteen.cafeteriaId,
    ]);
    const asked = { Message: { Message: "IMPLAUSIBLE_AMOUNT", ExtraData: { amount: 1000.01, cap: 1000 } } };
    expect((await close(by, { amount: 1000.01, confirmed: false })).json).toEqual(asked);
    expect((await close(by, { amount: 100_000_000.01 })).json).toMatchObject(refusal("VALIDATION"));
    expect((await close(by, { amount: 1000.01, confirmed: true })).status).toBe(200);
  });

  test("[ACCESS-20] [CASH-10] stays listed with what is in it, and tells that its seller has left", async () => {
    const token = await signInAs(server().database, await administrator());
    const today = new Date().toISOString().slice(0, 10);
    const intervals = async () =>
      (
        await server().ask(
          "GET",
          `/api/cafeterias/${counter.canteen.cafeteriaId}/cashflow?from=${today}&until=${today}`,
          { token },
        )
      ).json;
    const mine = { sessionId: seller.sessionId, until: null, expected: 120 };
    expect(await intervals()).toMatchObject({ data: [{ ...mine, hasSellerLeft: false }] });
    await leave();
    expect(await intervals()).toMatchObject({ data: [{ ...mine, hasSellerLeft: true }] });
  });
});
