import { instant, localDate } from "@cantina/domain/kernel";
import { believeClockAhead, waitForLock, withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";
import { claimDay } from "../local-days/index.ts";
import { completeOrders } from "./auto-complete.queries.ts";
import { completeDueDays } from "./complete-days.ts";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  await server().database.query("update cafeteria set auto_complete_daily_orders = false", []);
  counter = await openCounter(server().database, server());
});

async function sell(pickUp: string | null = null): Promise<string> {
  const sold = await counter.till.sell(cartOf(await counter.product()));
  const orderId = String(sold.data?.["id"]);
  if (pickUp !== null)
    await server().database.query("update transaction set pick_up_date_time = $2 where id = $1", [orderId, pickUp]);
  return orderId;
}
const statusOf = async (orderId: string) =>
  (await server().database.query("select status from transaction where id = $1", [orderId]))[0]?.["status"];
const switchTo = (autoCompleteCheck: boolean, profileId = counter.canteen.administratorId) =>
  counter.tillOf(profileId).put("/autocomplete", { autoCompleteCheck });
const runAt = (at: string) => completeDueDays(server().database.kysely, instant(at));

describe("the end of a day", () => {
  test("[ORDERS-10] completes what is pending and archives what was cancelled, from 23:50 on, of that day only", async () => {
    await switchTo(true);
    const [pending, cancelled, tomorrow] = [await sell(), await sell(), await sell("2026-11-21T15:00:00Z")];
    await counter.till.revert(cancelled, { reason: "NOT_PICKED_UP" });
    await runAt("2026-11-21T02:49:59Z");
    expect(await statusOf(pending)).toBe("STARTED");
    await runAt("2026-11-21T02:50:00Z");
    expect([await statusOf(pending), await statusOf(cancelled), await statusOf(tomorrow)]).toEqual([
      "COMPLETED",
      "CANCELLED_ARCHIVED",
      "STARTED",
    ]);
  });

  test("[ORDERS-10] is once per day, however many servers look at that minute", async () => {
    await switchTo(true);
    const pending = await sell();
    const another = await server().openAnother();
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        completeDueDays(index % 2 === 0 ? another.kysely : server().database.kysely, instant("2026-11-21T02:50:00Z")),
      ),
    );
    const events = await server().database.query(
      "select 1 from change_event where entity_type = 'order' and entity_id = $1 and tab_id is null",
      [pending],
    );
    expect(events).toHaveLength(1);
    clock.set("2026-11-21T02:55:00Z");
    const late = await sell();
    await runAt("2026-11-21T02:58:00Z");
    expect(await statusOf(late)).toBe("STARTED");
  });

  test("[ORDERS-10] is left to the server that has begun it, also by one that looked before that was done", async () => {
    await switchTo(true);
    const pending = await sell();
    const another = await server().openAnother();
    let late = Promise.resolve(true);
    await another.kysely.transaction().execute(async (trx) => {
      await claimDay(trx, {
        cafeteriaId: counter.canteen.cafeteriaId,
        job: completeOrders.name,
        day: localDate("2026-11-20"),
      });
      late = runAt("2026-11-21T02:50:00Z");
      await waitForLock(server().database);
    });
    await late;
    expect(await statusOf(pending)).toBe("STARTED");
  });

  test("[ORDERS-10] is made up for by a server that was down, up to the end of the missed day", async () => {
    await switchTo(true);
    const missed = await sell();
    clock.set("2026-11-23T13:00:00Z");
    const fresh = await sell();
    await runAt("2026-11-23T13:00:30Z");
    expect([await statusOf(missed), await statusOf(fresh)]).toEqual(["COMPLETED", "STARTED"]);
  });

  test("[ORDERS-10] is made up for after days without any server, once, by whichever of two comes first", async () => {
    await switchTo(true);
    const missed = [await sell()];
    clock.set("2026-11-21T13:00:00Z");
    missed.push(await sell());
    const another = await server().openAnother();
    const back = instant("2026-11-25T13:00:00Z");
    await Promise.all(
      [server().database.kysely, another.kysely, server().database.kysely, another.kysely].map((kysely) =>
        completeDueDays(kysely, back),
      ),
    );
    expect(await Promise.all(missed.map(statusOf))).toEqual(["COMPLETED", "COMPLETED"]);
    const events = await server().database.query(
      "select 1 from change_event where entity_type = 'order' and entity_id = any ($1) and tab_id is null",
      [missed],
    );
    expect(events).toHaveLength(2);
  });

  test("[ORDERS-10] where it can't be done keeps no other cafeteria's orders open", async () => {
    await switchTo(true);
    const stuck = await sell();
    const { database } = server();
    await database.query(
      `create function refuse_day() returns trigger language plpgsql as $$ begin raise exception 'a broken day'; end $$`,
      [],
    );
    await database.query(
      `create trigger refused before insert on local_day_job for each row
         when (new.cafeteria_id = '${counter.canteen.cafeteriaId}') execute function refuse_day()`,
      [],
    );
    counter = await openCounter(database, server());
    await switchTo(true);
    const pending = await sell();
    await expect(runAt("2026-11-21T02:50:00Z")).rejects.toThrow();
    await database.query("drop trigger refused on local_day_job", []);
    expect([await statusOf(stuck), await statusOf(pending)]).toEqual(["STARTED", "COMPLETED"]);
  });

  test("[CLOCK-06] is done on its day, though a clock that was ahead and is set back has done later ones", async () => {
    await switchTo(true);
    const pending = await sell();
    await believeClockAhead(server().database);
    await server().database.query(
      `insert into local_day_job (cafeteria_id, job, local_date, done_at)
       select $1, 'COMPLETE_ORDERS', day, clock_timestamp() + interval '40 days' - interval '30 seconds'
         from unnest(array['2026-11-21', '2026-12-30']::date[]) day`,
      [counter.canteen.cafeteriaId],
    );
    await runAt("2026-11-21T02:50:00Z");
    expect(await statusOf(pending)).toBe("COMPLETED");
    // A day that it did comes as well, and is done once.
    clock.set("2026-11-21T13:00:00Z");
    const next = await sell();
    await runAt("2026-11-22T02:50:00Z");
    expect(await statusOf(next)).toBe("COMPLETED");
    clock.set("2026-11-22T02:55:00Z");
    const late = await sell();
    await runAt("2026-11-22T02:58:00Z");
    expect(await statusOf(late)).toBe("STARTED");
  });

  test("[ORDERS-10] does nothing where it is off, nor for days before it was switched on", async () => {
    const old = await sell("2026-11-18T15:00:00Z");
    await runAt("2026-11-21T02:50:00Z");
    expect(await statusOf(old)).toBe("STARTED");
    clock.set("2026-11-21T13:00:00Z");
    await switchTo(true);
    await runAt("2026-11-21T13:01:00Z");
    expect(await statusOf(old)).toBe("STARTED");
    await switchTo(false);
    await runAt("2026-11-22T02:50:00Z");
    expect(await statusOf(old)).toBe("STARTED");
  });

  test("[ORDERS-11] is switched by administrators, and by others only where there are subscriptions", async () => {
    expect((await switchTo(true, counter.canteen.employeeId)).code).toBe("WRONG_PERMISSIONS");
    expect((await switchTo(true)).data).toEqual({ autoCompleteCheck: true });
    const read = await counter.till.get("");
    expect(read.data).toMatchObject({ autoCompleteDailyOrders: true });
    await server().database.query("update cafeteria set features = '{subscriptions}' where id = $1", [
      counter.canteen.cafeteriaId,
    ]);
    expect((await switchTo(false, counter.canteen.employeeId)).status).toBe(200);
  });
});
