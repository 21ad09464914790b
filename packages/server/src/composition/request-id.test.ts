import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cartOf, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";

const server = withTestServer({ logLevel: "info" });
const patient = { timeout: 45_000 };

test("[LOG-01] [LOG-02] one id leads from the till through the server's log to each slow statement, which tells no value", async () => {
  const { database, logLines } = server();
  const [place] = await database.query(
    "select current_setting('data_directory') as folder, current_database() as name",
    [],
  );
  const log = join(dirname(String(place?.["folder"])), "server.log");
  const begun = (await stat(log)).size;
  // Every statement counts as slow, for connections that begin now.
  await sql`alter database ${sql.id(String(place?.["name"]))} set log_min_duration_statement = 0`.execute(
    database.kysely,
  );
  const { url } = await server().startAnother();
  const counter = await openCounter(database, { url });
  const product = await counter.product({ stock: 5 });
  const token = await signInAs(database, counter.canteen.employeeId);
  const ask = async (id: string, method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api/cafeterias/${counter.canteen.cafeteriaId}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": "0198c0de-0000-7000-8000-00000000000a",
        "x-request-id": id,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text(), id: response.headers.get("x-request-id") };
  };
  const [sale, list] = ["0198C0DE-0000-7000-8000-0000000000AA", "0198c0de-0000-7000-8000-0000000000bb"];
  const sold = await ask(sale, "POST", "/transactions/orders", { ...cartOf(product), comment: "ZORZALES" });
  expect([sold.status, sold.id]).toEqual([200, sale.toLowerCase()]);
  expect((await ask(list, "GET", "/products")).status).toBe(200);
  const named = await ask("robert'); drop table product; --", "GET", "/products");
  expect([named.status, named.id]).toEqual([200, expect.stringMatching(/^[\da-f-]{36}$/u)]);

  const lines = async () => (await readFile(log)).subarray(begun).toString().split("\n");
  const of = (id: string) => async () => {
    const found = (await lines()).filter((line) => line.includes(` ${id.toLowerCase()} LOG: `));
    return found.length > 0 && found;
  };
  const [ofSale, ofList] = [await vi.waitUntil(of(sale), patient), await vi.waitUntil(of(list), patient)];
  // It begins in the packet of its first statement, and ends in that of its last.
  expect(ofSale.join("\n")).not.toMatch(/statement: begin/u);
  expect(ofSale.join("\n")).toMatch(/execute \w+[\w-]*: select sale_facts_/u);
  expect(ofList.join("\n")).toMatch(/execute c_/u);
  // Under whatever name it is asked, it stays one statement, prepared once on each connection.
  const ofNamed = await vi.waitUntil(of(named.id ?? ""), patient);
  expect(ofNamed.join("\n")).toMatch(/bind c_/u);
  const parsed = (await lines()).flatMap(
    (line) => /(\[\d+\]).* parse (c_[\w-]+)/u.exec(line)?.slice(1).join(" ") ?? [],
  );
  expect(parsed.length).toBeGreaterThan(3);
  expect(new Set(parsed).size).toBe(parsed.length);
  // What no request asks bears none, also on a connection that a request had before.
  expect((await lines()).join("\n")).toMatch(/ cantina LOG: .*select number_events_/u);
  expect((await lines()).join("\n")).not.toContain("ZORZALES");
  expect(logLines.filter((line) => line.includes(`"reqId":"${list}"`)).length).toBeGreaterThan(1);
});
