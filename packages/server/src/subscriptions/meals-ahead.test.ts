import { randomUUID } from "node:crypto";
import { believeClockAhead, withTestServer } from "@cantina/testkit/database";
import { type Counter, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, expect, test } from "vitest";

const server = withTestServer();
let counter: Counter;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["subscriptions"] });
});

test("[CLOCK-06] a meal that a clock handed over which was ahead and is set back keeps nobody from today's", async () => {
  const { cafeteriaId, employeeId } = counter.canteen;
  const { commensalId } = await counter.diner({ balance: 100 });
  const subscriptionId = randomUUID();
  await query(
    `insert into subscription (id, cafeteria_id, name, available_week_dates)
     values ($1, $2, 'Comida', '{MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}')`,
    subscriptionId,
    cafeteriaId,
  );
  await query("insert into subscription_commensal values ($1, $2, $3)", cafeteriaId, subscriptionId, commensalId);
  await believeClockAhead(server().database);
  await query(
    `insert into subscription_use (subscription_id, commensal_id, local_date, seller_id, at)
     select $1, $2, (clock_timestamp() at time zone c.tz_name)::date + days, $4, clock_timestamp() + interval '40 days'
       from cafeteria c, unnest(array[0, 40]) days where c.id = $3`,
    subscriptionId,
    commensalId,
    cafeteriaId,
    employeeId,
  );
  const lastUse = async () =>
    ((await counter.till.get("/subscriptions")).data as unknown as readonly { readonly lastUse: string | null }[])[0]
      ?.lastUse;
  const apply = () => counter.till.post("/subscriptions/apply", [{ subscriptionId, commensalId }], randomUUID());
  expect(await lastUse()).toBeNull();
  expect((await apply()).status).toBe(200);
  expect(await lastUse()).not.toBeNull();
  expect((await apply()).code).toBe("USED_SUBSCRIPTION");
});
