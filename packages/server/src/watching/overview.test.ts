import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
let counter: Counter;
let token: string;

type Overview = {
  readonly salesByCountry: readonly { readonly countryName: string; readonly amount: number }[];
  readonly ills: readonly string[];
  readonly provenBackupDay: string | null;
  readonly version: string;
  readonly cafeterias: readonly {
    readonly id: string;
    readonly salesToday: number;
    readonly ordersToday: number;
    readonly ills: readonly string[];
  }[];
};

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  await query("update cafeteria set status = 'DELETED'");
  counter = await openCounter(server().database, server());
  token = await server().signIn((await makeCafeteria(server().database, { name: "Casa" })).system.email);
});

const read = async (): Promise<Overview> =>
  ((await server().ask("GET", "/api/overview", { token })).json as { readonly data: Overview }).data;
const here = async () => (await read()).cafeterias.find(({ id }) => id === counter.canteen.cafeteriaId);

describe("the system administrator's overview", () => {
  test("[CAFETERIA-30] tells what each enabled cafeteria sold today, by its zone, and the sum", async () => {
    const sold = await counter.till.sell(cartOf(await counter.product({ price: 150_050 })));
    await counter.till.sell(cartOf(await counter.product({ price: 20_000 })));
    expect(await here()).toMatchObject({ salesToday: 1700.5, ordersToday: 2, ills: [] });
    const { salesByCountry, version, provenBackupDay, ills } = await read();
    expect({ salesByCountry, provenBackupDay, ills }).toEqual({
      salesByCountry: [{ countryName: "Argentina", amount: 1700.5 }],
      provenBackupDay: null,
      ills: [],
    });
    expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
    await counter.till.revert(String(sold.data?.["id"]), { reason: "MISTAKEN_ORDER" });
    expect(await here()).toMatchObject({ salesToday: 200, ordersToday: 1 });
    // Its midnight in Buenos Aires is 3:00 UTC.
    await query(
      "update transaction set date_time = '2026-11-20T02:59:59Z' where cafeteria_id = $1",
      counter.canteen.cafeteriaId,
    );
    expect(await here()).toMatchObject({ salesToday: 0, ordersToday: 0 });
    await query("update cafeteria set tz_name = 'America/Noronha' where id = $1", counter.canteen.cafeteriaId);
    expect(await here()).toMatchObject({ salesToday: 200, ordersToday: 1 });
    await query("update cafeteria set status = 'DELETED' where id = $1", counter.canteen.cafeteriaId);
    expect(await here()).toBeUndefined();
  });

  test("[CAFETERIA-31] [BACKUP-37] names what is wrong with a cafeteria and with the server", async () => {
    const { cafeteriaId, administratorId } = counter.canteen;
    // The day's work was due at 23:50 of yesterday, and somebody's database was restored from before it.
    await counter.tillOf(administratorId).put("/autocomplete", { autoCompleteCheck: true });
    expect((await here())?.ills).toEqual([]);
    await query("update local_day_job set local_date = '2026-11-17' where cafeteria_id = $1", cafeteriaId);
    await query(
      `insert into change_event (cafeteria_id, kind, entity_type, entity_id, at, seq)
       values ($1::uuid, 'changed', 'cafeteria', $1::uuid::text, clock_timestamp() - interval '1 minute', null)`,
      cafeteriaId,
    );
    await query(
      `insert into backup_run (local_date, state, ended_at, discrepancies, started_at, beat_at, file, bytes)
       values ('2026-11-19', 'FAULTY', clock_timestamp(), 2, clock_timestamp(), clock_timestamp(), 'copy', 1),
              ('2026-12-29', 'PROVEN', clock_timestamp() + interval '40 days', 0, clock_timestamp(), clock_timestamp(), 'ahead', 1)`,
    );
    const { ills, provenBackupDay } = await read();
    expect({ ills, provenBackupDay }).toEqual({ ills: ["BOOKS_DOUBTFUL"], provenBackupDay: null });
    expect((await here())?.ills.length).toBeGreaterThan(0);
  });
});
