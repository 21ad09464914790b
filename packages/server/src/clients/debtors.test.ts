import { withTestServer } from "@cantina/testkit/database";
import { openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { expect, test } from "vitest";

const server = withTestServer();

test("[CLIENTS-08] who is gone and owes is among those in debt, and their sum is what is owed to the cafeteria", async () => {
  const { database, ask } = server();
  const counter = await openCounter(database, server(), { features: ["metrics"], balanceFloor: -1_000_000 });
  const { cafeteriaId, administratorId } = counter.canteen;
  const token = await signInAs(database, administratorId);
  const read = async (path: string) =>
    (await ask("GET", `/api/cafeterias/${cafeteriaId}/${path}`, { token })).json as { readonly data: unknown };
  const seats = [await counter.diner(), await counter.diner(), await counter.diner(), await counter.diner()];
  const ids = seats.map(({ clientId }) => clientId);
  await database.query(
    `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
     select $1, owing.id, taken.id, debt.amount, 'CORRECTION', gen_random_uuid()
       from (values ($2::uuid, 2000), ($3::uuid, 505)) debt (id, amount)
       join account owing on owing.profile_id = debt.id
       join account taken on taken.cafeteria_id = $1 and taken.kind = 'CORRECTIONS'`,
    [cafeteriaId, ids[0], ids[1]],
  );
  const balances = (
    await database.query("select profile_id, balance from account where profile_id = any ($1)", [ids])
  ).map((row) => [String(row["profile_id"]), Number(row["balance"])] as const);
  await database.query("update profile set status = 'DELETED' where id = any ($1)", [[ids[1], ids[2]]]);
  const owed = balances.filter(([, balance]) => balance < 0);
  expect(await read("profiles/clients?view=DEBT&sort=BALANCE&direction=ASC")).toMatchObject({
    data: [
      { id: ids[0], status: "ENABLED" },
      { id: ids[1], status: "DELETED" },
    ],
    totalCount: 2,
  });
  const total = owed.reduce((sum, [, balance]) => sum + balance, 0) / 100;
  expect((await read("profiles/clients/sum?view=DEBT")).data).toEqual({ total });
  expect((await read("metrics/secondary-kpis?period=LAST_WEEK&originMedium=ALL")).data).toMatchObject({
    negativeBalancesKpi: { currentPeriod: total, counts: { currentPeriod: 2 } },
  });
});
