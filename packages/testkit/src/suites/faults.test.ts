import { httpFaults } from "@cantina/adapters/faults";
import type { FaultPort } from "@cantina/domain/faults";
import { type Dsn, envelopeFaults, readDsn, serveFaults } from "@cantina/server/faults";
import fastify from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeFaults } from "../fakes/index.ts";
import { type FaultCollector, startFaultCollector } from "../fault-collector/index.ts";
import { describeFaults, faultAt } from "./faults.contract.ts";

const dsnOf = (collector: FaultCollector): Dsn => {
  const dsn = readDsn(collector.dsn);
  if (dsn === undefined) throw new Error("no dsn");
  return dsn;
};
const portTo = (collector: FaultCollector, limitMs = 5_000): FaultPort =>
  envelopeFaults({ dsn: dsnOf(collector), release: "9.9.9", limitMs });

describeFaults("faults that are kept", async () => {
  const port = fakeFaults();
  return { port, told: () => Promise.resolve(port.told), close: () => Promise.resolve() };
});

describeFaults("faults in envelopes", async () => {
  const collector = await startFaultCollector();
  return { port: portTo(collector), told: () => Promise.resolve(collector.taken), close: collector.close };
});

describeFaults("faults of a page by way of our server", async () => {
  const collector = await startFaultCollector();
  const relay = portTo(collector);
  const app = fastify();
  serveFaults(app, relay);
  const port = httpFaults(`${await app.listen({ port: 0, host: "127.0.0.1" })}/api`);
  const told = async () => {
    await relay.settle(20_000);
    return collector.taken;
  };
  return {
    port,
    told,
    close: async () => {
      await app.close();
      await collector.close();
    },
  };
});

describe("a collector that is not well", () => {
  let collector: FaultCollector;
  beforeEach(async () => {
    collector = await startFaultCollector();
  });
  afterEach(() => collector.close());

  /** Milliseconds that the reporting itself took. */
  const reporting = (port: FaultPort, ...places: readonly string[]): number => {
    const began = performance.now();
    for (const place of places) port.report(faultAt(place));
    return performance.now() - began;
  };

  test("[FAULTS-04] one that hangs is waited for no longer than the limit, and holds up neither who reports nor an end", async () => {
    collector.answerNext("hang", "hang");
    const port = portTo(collector, 300);
    expect(reporting(port, "/a", "/b", "/c")).toBeLessThan(250);
    const began = performance.now();
    await port.settle(50);
    expect(performance.now() - began).toBeLessThan(290);
    await port.settle(60_000);
    expect(performance.now() - began).toBeLessThan(20_000);
    // After one that failed it is left alone.
    expect(collector.posts).toHaveLength(1);
    expect(collector.taken).toEqual([]);
  });

  test.each([
    [{ status: 500 }, 1],
    [{ status: 429 }, 1],
    [{ status: 429, headers: { "retry-after": "1" } }, 1],
    [{ status: 200, headers: { "x-sentry-rate-limits": "60:error;default:key, 2700:transaction" } }, 1],
    [{ status: 200, headers: { "x-sentry-rate-limits": "60::organization" } }, 1],
    [{ status: 200, headers: { "x-sentry-rate-limits": "60:transaction:key" } }, 3],
    [{ status: 400 }, 3],
  ])("[FAULTS-03] after %o it gets %i of three", async (behaviour, count) => {
    collector.answerNext(behaviour);
    const port = portTo(collector);
    reporting(port, "/a", "/b", "/c");
    await port.settle(20_000);
    expect(collector.posts).toHaveLength(count);
    expect(collector.turnedAway).toEqual([]);
  });

  test("[FAULTS-03] after its Retry-After it gets what waited", async () => {
    collector.answerNext({ status: 429, headers: { "retry-after": "1" } });
    const port = portTo(collector);
    const began = performance.now();
    reporting(port, "/a", "/b", "/c");
    await expect.poll(() => collector.taken.map(({ place }) => place)).toEqual(["/b", "/c"]);
    expect(performance.now() - began).toBeGreaterThan(990);
  });

  test("[FAULTS-04] one that is gone, or leads elsewhere, throws nothing", async () => {
    const elsewhere = await startFaultCollector();
    collector.answerNext({ status: 307, headers: { location: dsnOf(elsewhere).endpoint } });
    const port = portTo(collector);
    reporting(port, "/a");
    await port.settle(20_000);
    expect(elsewhere.posts).toEqual([]);
    await elsewhere.close();
    const late = portTo(elsewhere);
    reporting(late, "/b");
    await late.settle(20_000);
  });
});

test.each([
  ["https://clave@errores.test/7", "https://errores.test/api/7/envelope/"],
  ["https://clave@errores.test:8443/gt/x/12", "https://errores.test:8443/gt/x/api/12/envelope/"],
  ["https://errores.test/7", undefined],
  ["https://clave@errores.test/", undefined],
  ["ftp://clave@errores.test/7", undefined],
  ["errores.test", undefined],
])("[FAULTS-01] %s leads to %s", (text, endpoint) => {
  expect(readDsn(text)?.endpoint).toBe(endpoint);
});
