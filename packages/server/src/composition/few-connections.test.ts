import { randomUUID } from "node:crypto";
import { startServerChild, urlOf } from "@cantina/testkit/database";
import { cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { openTemporaryCluster } from "@cantina/testkit/temporary-cluster";
import { expect, test } from "vitest";
import { openDatabase } from "../db/index.ts";

test(
  "[CALM-03] [CALM-04] 40 sales at once on a database that takes 10 connections: sold once, or told to come again",
  { tags: ["long"] },
  async () => {
    // Its ten spare connections, and none beside them.
    const cluster = await openTemporaryCluster("few", 0);
    const server = await startServerChild({ DATABASE_URL: urlOf(cluster.connection) });
    const opened = await openDatabase<unknown>(cluster.connection, { maxConnections: 1 });
    if (!opened.ok) throw new Error(opened.failure.reason);
    const database = opened.value;
    try {
      expect(await database.query("select current_setting('max_connections')::int as n", [])).toEqual([{ n: 10 }]);
      const counter = await openCounter(database, server);
      const product = await counter.product({ stock: 1_000 });
      const keyed = Array.from({ length: 40 }, () => ({ key: randomUUID(), body: cartOf(product) }));
      const answers = await Promise.all(keyed.map(({ key, body }) => counter.till.sell(body, key)));
      expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
      for (const { status, code, headers } of answers) {
        if (status !== 503) continue;
        expect(code).toBe("SERVER_ERROR");
        expect(headers.get("retry-after")).toMatch(/^[1-9]$/u);
      }
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
      for (const { key, body } of keyed) expect((await counter.till.sell(body, key)).status).toBe(200);
      const [stock] = await database.query("select current_stock as n from product where id = $1", [product]);
      expect(stock).toEqual({ n: 960 });
    } finally {
      await database.close();
      await server.end();
      await cluster.stop();
    }
  },
);
