import { randomUUID } from "node:crypto";
import { waitForLock, withTestServer } from "@cantina/testkit/database";
import { type Counter, openCounter } from "@cantina/testkit/orders-suite";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";

const server = withTestServer();
let counter: Counter;

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["subscriptions"] });
});

const boss = () => counter.tillOf(counter.canteen.administratorId);

test("[CLIENTS-12] a category that is being made the default stays, whoever deletes it meanwhile", async () => {
  const { cafeteriaId } = counter.canteen;
  const terms = { name: "Docentes", rate: 0.1, maxDiscount: null, minimumBalance: 0 };
  const categoryId = String((await boss().post("/discount_categories", terms)).data?.["id"]);
  let gone: ReturnType<Counter["till"]["delete"]> | undefined;
  // As a change of the settings does it.
  await server()
    .database.kysely.transaction()
    .execute(async (trx) => {
      await sql`select from cafeteria where id = ${cafeteriaId} for no key update`.execute(trx);
      await sql`select from discount_category where id = ${categoryId} for share`.execute(trx);
      await sql`update cafeteria set default_discount_category_id = ${categoryId} where id = ${cafeteriaId}`.execute(
        trx,
      );
      gone = boss().delete(`/discount_categories/${categoryId}`);
      await waitForLock(server().database, 1, "request");
    });
  expect((await gone)?.code).toBe("DELETE_DEFAULT_CATEGORY");
});

test.each(["client", "commensal"])("[CLIENTS-13] a %s stays whose subscription is just being made", async (which) => {
  const { cafeteriaId } = counter.canteen;
  const { clientId, commensalId } = await counter.diner({ balance: 0 });
  const path = which === "client" ? `/profiles/${clientId}` : `/profiles/clients/${clientId}/commensals/${commensalId}`;
  const subscriptionId = randomUUID();
  await server().database.query("insert into subscription (id, cafeteria_id, name) values ($1, $2, 'Comida')", [
    subscriptionId,
    cafeteriaId,
  ]);
  let gone: ReturnType<Counter["till"]["delete"]> | undefined;
  // As who links commensals does it.
  await server()
    .database.kysely.transaction()
    .execute(async (trx) => {
      await sql`select from commensal where id = ${commensalId} for share`.execute(trx);
      await sql`insert into subscription_commensal values (${cafeteriaId}, ${subscriptionId}, ${commensalId})`.execute(
        trx,
      );
      gone = boss().delete(path);
      await waitForLock(server().database, 1, "request");
    });
  expect((await gone)?.code).toBe("DELETE_SUBSCRIBED_COMMENSAL");
});
