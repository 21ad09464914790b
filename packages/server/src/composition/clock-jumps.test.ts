import { randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import { installMovedClock, moveClock } from "@cantina/testkit/moved-clock";
import { type Counter, cartOf, handClock, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openClock } from "./open-clock.ts";

const hour = 3_600_000;
const minute = 60_000;
const booking = handClock(new Date().toISOString());
/** Books at the time that a test tells; the servers that look at the database's clock are opened beside it. */
const server = withTestServer({ clock: booking });

let counter: Counter;
let open: ReturnType<Awaited<ReturnType<typeof openClock>>["watch"]>[] = [];

beforeAll(async () => {
  await installMovedClock(server().database);
});
beforeEach(async () => {
  counter = await openCounter(server().database, server());
});
afterEach(async () => {
  await Promise.all(open.map((one) => one.stop()));
  open = [];
  await move(0);
});

/** The database's clock, so far ahead of the right time. */
const move = (ahead: number) => moveClock(server().database, ahead);

const ask = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

/** Ahead of the right time by so much, as the database is. */
async function sellAt(ahead: number): Promise<void> {
  booking.set(new Date(Date.now() + ahead).toISOString());
  const sold = await counter.till.sell(cartOf(await counter.product()));
  expect(sold.status, sold.text).toBe(200);
}

/** As a server does at its start. */
async function startLooking() {
  const errors: unknown[] = [];
  const { clock, watch } = await openClock(
    { database: await server().openAnother() },
    { onError: (error) => errors.push(error), onDiffering: () => undefined },
  );
  const job = watch({ poke: () => undefined });
  open.push(job);
  const look = async (): Promise<void> => {
    await job.look();
    expect(errors).toEqual([]);
  };
  await look();
  return { clock, look };
}

type Jump = { readonly id: string; readonly hours: number };

/** Those since the test began, the oldest first, each with how far it went. */
const jumps = async (known: readonly Jump[] = []): Promise<readonly Jump[]> => {
  const rows = await ask(
    "select id, extract(epoch from to_at - from_at)::float8 / 3600 as hours from clock_jump order by id",
  );
  return rows
    .map(({ id, hours }) => ({ id: String(id), hours: Math.round(Number(hours) * 100) / 100 }))
    .filter(({ id }) => !known.some((one) => one.id === id));
};

const hoursOf = (list: readonly Jump[]): readonly number[] => list.map(({ hours }) => hours);

describe("a jump of the database's clock", () => {
  test("[CLOCK-04] is written down once by two servers, though selling goes on, and no more when a third one starts", async () => {
    const known = await jumps();
    await sellAt(0);
    const [one, other] = [await startLooking(), await startLooking()];
    await move(-3 * hour);
    await sellAt(-3 * hour);
    await one.look();
    expect(hoursOf(await jumps(known))).toEqual([-3]);
    await Promise.all([one.look(), other.look()]);
    await (await startLooking()).look();
    expect(hoursOf(await jumps(known))).toEqual([-3]);
  });

  test("[CLOCK-04] is written down when a call hears of it, and not only when somebody looks", async () => {
    const known = await jumps();
    await sellAt(0);
    // Nobody looks by the clock.
    const intervals = vi.spyOn(globalThis, "setInterval").mockReturnValueOnce(setTimeout(() => undefined, 0));
    const { clock, look } = await startLooking();
    intervals.mockRestore();
    // The look that a start begins by itself has ended, too.
    await look();
    await move(-6 * hour);
    expect(clock.heard(Date.now() - 6 * hour, clock.steady())).toBe(false);
    await expect.poll(async () => hoursOf(await jumps(known))).toEqual([-6]);
  });

  test("[CLOCK-04] of less than an hour is none, and one set right again before anything was booked is no second one", async () => {
    const known = await jumps();
    await sellAt(-10 * minute);
    const one = await startLooking();
    await move(50 * minute);
    await one.look();
    expect(await jumps(known)).toEqual([]);
    await move(5 * hour);
    await one.look();
    expect(hoursOf(await jumps(known))).toEqual([4.17]);
    await move(0);
    await one.look();
    expect(await jumps(known)).toHaveLength(1);
  });

  test("[CLOCK-04] that was booked upon and set right again is told both ways", async () => {
    const known = await jumps();
    await sellAt(-10 * minute);
    const one = await startLooking();
    await move(-7 * hour);
    await one.look();
    await sellAt(-7 * hour);
    await move(2 * hour);
    await one.look();
    expect(hoursOf(await jumps(known))).toEqual([-7, 9]);
  });

  test("[CLOCK-04] is measured against what was booked last, though its number has a digit more", async () => {
    const known = await jumps();
    const numberFrom = (next: number) => ask("select setval(pg_get_serial_sequence('posting', 'id'), $1)", next);
    await numberFrom(998_999);
    await sellAt(-3.5 * hour);
    await numberFrom(1_000_000);
    await sellAt(0);
    const one = await startLooking();
    await move(-4 * hour);
    await one.look();
    expect(hoursOf(await jumps(known))).toEqual([-4]);
  });

  test("[CLOCK-04] while no server ran is found by the first that starts, once, also when it has been confirmed", async () => {
    const known = await jumps();
    await sellAt(0);
    await move(-4 * hour);
    await Promise.all([startLooking(), startLooking()]);
    const found = await jumps(known);
    expect(hoursOf(found)).toEqual([-4]);
    const token = await signInAs(server().database, counter.canteen.administratorId);
    expect((await server().ask("PUT", `/api/clock-jumps/${found[0]?.id}/confirm`, { token })).status).toBe(200);
    await startLooking();
    expect(await jumps(known)).toHaveLength(1);
  });
});

describe("the notice of a jump", () => {
  test("[CLOCK-05] is for administrators, everywhere, until one confirms it; who and when is kept, and it stays confirmed", async () => {
    const elsewhere = await openCounter(server().database, server());
    await sellAt(0);
    const one = await startLooking();
    await move(-11 * hour);
    await one.look();
    const [jump] = (await jumps()).filter(({ hours }) => hours === -11);
    const tokenOf = (profileId: string): Promise<string> => signInAs(server().database, profileId);
    const [mine, theirs, employee] = await Promise.all([
      tokenOf(counter.canteen.administratorId),
      tokenOf(elsewhere.canteen.administratorId),
      tokenOf(counter.canteen.employeeId),
    ]);
    const family = await tokenOf((await counter.diner()).clientId);
    const list = async (token: string) => {
      const { status, json } = await server().ask("GET", "/api/clock-jumps", { token });
      expect(status).toBe(200);
      return (json as { readonly data: readonly { readonly id: string }[] }).data.map(({ id }) => id);
    };
    const confirm = (token: string, id = jump?.id) => server().ask("PUT", `/api/clock-jumps/${id}/confirm`, { token });
    for (const token of [employee, family]) {
      expect((await server().ask("GET", "/api/clock-jumps", { token })).status).toBe(403);
      expect((await confirm(token)).status).toBe(403);
    }
    // One that starts leaves it told.
    await startLooking();
    expect(await list(mine)).toContain(jump?.id);
    expect(await list(theirs)).toContain(jump?.id);
    const told = () =>
      ask(
        "select count(*)::int as count from change_event where entity_type = 'clock' and entity_id = $1 and cafeteria_id = any ($2)",
        jump?.id,
        [counter.canteen.cafeteriaId, elsewhere.canteen.cafeteriaId],
      );
    expect(await told()).toEqual([{ count: 2 }]);

    expect((await confirm(theirs)).status).toBe(200);
    expect(await list(mine)).not.toContain(jump?.id);
    expect(await told()).toEqual([{ count: 4 }]);
    const kept = () => ask("select confirmed_by, confirmed_at::text from clock_jump where id = $1", jump?.id);
    const first = await kept();
    expect(first).toMatchObject([{ confirmed_by: elsewhere.canteen.administratorId }]);
    // The second one comes too late to be the one who did it.
    expect((await confirm(mine)).status).toBe(200);
    expect(await kept()).toEqual(first);
    expect(await told()).toEqual([{ count: 4 }]);
    const audited = await ask(
      `select action, profile_id from audit_log where changes @> jsonb_build_array(jsonb_build_object('id', $1::text)) order by id`,
      jump?.id,
    );
    expect(audited).toEqual([
      { action: "job clock", profile_id: null },
      { action: "PUT /clock-jumps/{clockJumpId}/confirm", profile_id: elsewhere.canteen.administratorId },
    ]);
    expect((await confirm(mine, randomUUID())).status).toBe(404);
    await startLooking();
    expect(await list(mine)).not.toContain(jump?.id);
  });
});
