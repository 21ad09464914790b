import { withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { HttpTransportType, HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import { afterEach, beforeAll, describe, expect, test } from "vitest";

const server = withTestServer();
let elsewhere: { readonly url: string };
let counter: Counter;
const cleanups: (() => Promise<void>)[] = [];

beforeAll(async () => {
  elsewhere = await server().startAnother();
  counter = await openCounter(server().database, server());
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

type Heard = { readonly entityType: string; readonly id: string; readonly seq: number };

async function listenElsewhere(transport: HttpTransportType): Promise<readonly Heard[]> {
  const token = await signInAs(server().database, counter.canteen.administratorId);
  const connection = new HubConnectionBuilder()
    .withUrl(`${elsewhere.url}/api/hubs/cafeteria?tab=listener`, { accessTokenFactory: () => token, transport })
    .configureLogging(LogLevel.None)
    .build();
  const heard: Heard[] = [];
  connection.on("changed", (event: Heard) => heard.push(event));
  await connection.start();
  cleanups.push(() => connection.stop());
  return heard;
}

const sellHere = async (): Promise<string> => {
  const sold = await counter.till.sell(cartOf(await counter.product()));
  return String(sold.data?.["id"]);
};
const orders = (heard: readonly Heard[]) =>
  heard.filter(({ entityType }) => entityType === "order").map(({ id }) => id);
/** Each number once, none left out. */
const areInStep = (heard: readonly Heard[]) =>
  heard.every(({ seq }, index) => index === 0 || seq === (heard[index - 1]?.seq ?? 0) + 1);

describe("a sale at one server", () => {
  for (const [name, transport] of [
    ["WebSockets", HttpTransportType.WebSockets],
    ["ServerSentEvents", HttpTransportType.ServerSentEvents],
    ["LongPolling", HttpTransportType.LongPolling],
  ] as const) {
    test(`[BOOK-12] is heard at another one over ${name}, in order and once`, async () => {
      const heard = await listenElsewhere(transport);
      const sold = [await sellHere(), await sellHere(), await sellHere()];
      await expect.poll(() => orders(heard)).toEqual(sold);
      expect(areInStep(heard)).toBe(true);
    });
  }

  test("[BOOK-12] is heard there too when the connections that listen were cut meanwhile, and nothing twice", async () => {
    const heard = await listenElsewhere(HttpTransportType.WebSockets);
    const sold = [await sellHere()];
    await expect.poll(() => orders(heard)).toEqual(sold);
    await server().database.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and application_name = 'cantina-events'`,
      [],
    );
    sold.push(await sellHere(), await sellHere());
    await expect.poll(() => orders(heard)).toEqual(sold);
    expect(areInStep(heard)).toBe(true);
  });
});
