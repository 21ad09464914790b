// @module-tag long
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { systemClock } from "@cantina/adapters/device";
import { loadTemporal } from "@cantina/domain/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";

import { withTestServer } from "../database/index.ts";
import { loadDemo } from "../demo/index.ts";
import { type CuttingProxy, startCuttingProxy } from "./cutting-proxy.ts";
import { runReplay } from "./run-replay.ts";

const at = withTestServer();
let folder: string;

beforeAll(async () => {
  await loadTemporal();
  folder = await mkdtemp(join(tmpdir(), "cantina-replay-"));
  await loadDemo(at().database, { clock: systemClock });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const serverPort = (): number => Number(new URL(at().url).port);

const items = ["Coffee", "Bread", "Tea", "Cake", "NONE"];

/** 40 transactions of 1 to 5 rows; every fifth row is NONE. */
async function writeRoll(name: string): Promise<{ path: string; sales: number; units: number; skipped: number }> {
  const rows: string[] = [];
  const sold = new Set<number>();
  let units = 0;
  for (let transaction = 1; transaction <= 40; transaction += 1) {
    for (let row = 0; row <= transaction % 5; row += 1) {
      const item = items[(transaction * 3 + row) % items.length] ?? "";
      rows.push(`2016-11-05,10:${String(transaction).padStart(2, "0")}:00,${transaction},${item}`);
      if (item === "NONE") continue;
      sold.add(transaction);
      units += 1;
    }
  }
  const path = join(folder, `${name}.csv`);
  await writeFile(path, ["Date,Time,Transaction,Item", ...rows, `2016-11-06,10:00:00,99,${name}`].join("\r\n"));
  return { path, sales: sold.size, units, skipped: rows.length - units };
}

async function run(path: string, port: number, more: readonly string[] = []) {
  const lines: string[] = [];
  const url = `http://localhost:${port}/api`;
  const code = await runReplay([path, "--day", "2016-11-05", "--url", url, ...more], {
    line: (text) => lines.push(text),
    progress: () => {},
  });
  return { code, text: lines.join("\n") };
}

const orders = async (): Promise<number> => {
  const rows = await at().database.query(
    `select count(distinct t.id) as orders from transaction t join transaction_item i on i.transaction_id = t.id
      join product p on p.id = i.product_id join category c on c.id = p.category_id where c.name = 'Rollo de caja'`,
    [],
  );
  return Number(rows[0]?.["orders"]);
};

test("sells a day of a roll and says the same as the server's history", async () => {
  const roll = await writeRoll("entero");
  const before = await orders();
  const { code, text } = await run(roll.path, serverPort(), ["--price", "1200.50"]);
  expect(text).toContain(
    `Ventas: ${roll.sales}\nArtículos: ${roll.units}\nFilas omitidas: ${roll.skipped} (NONE ${roll.skipped})`,
  );
  expect(text).toMatch(
    new RegExp(`El historial del servidor coincide: ${roll.sales} ventas, ${roll.units} artículos`, "u"),
  );
  expect(code).toBe(0);
  expect(await orders()).toBe(before + roll.sales);
});

test("the same command again sells nothing twice", async () => {
  const roll = await writeRoll("entero");
  const before = await orders();
  const { code, text } = await run(roll.path, serverPort());
  expect(text).toContain(`Ventas: ${roll.sales} (${roll.sales} ya estaban cobradas)`);
  expect(code).toBe(0);
  expect(await orders()).toBe(before);
});

test("a line that loses requests and answers, dies in the middle and comes back loses no sale and makes none twice", async () => {
  const roll = await writeRoll("cortado");
  const before = await orders();
  const bad = { port: serverPort(), loseRequest: 0.1, loseAnswer: 0.15 };
  const first: CuttingProxy = await startCuttingProxy({ ...bad, seed: 1, dieAfter: 75 });
  const broken = await run(roll.path, first.port);
  await first.close();
  expect(broken.text).toContain("al repetir el mismo comando nada se cobra dos veces");
  expect(broken.code).toBe(1);
  const sold = (await orders()) - before;
  expect(sold).toBeGreaterThan(0);
  expect(sold).toBeLessThan(roll.sales);

  const second = await startCuttingProxy({ ...bad, seed: 2 });
  const { code, text } = await run(roll.path, second.port);
  await second.close();
  expect(text).toContain(`Artículos: ${roll.units}\n`);
  expect(text).toMatch(new RegExp(`coincide: ${roll.sales} ventas, ${roll.units} artículos`, "u"));
  expect(code).toBe(0);
  expect(await orders()).toBe(before + roll.sales);
  expect(first.lost.answers + second.lost.answers).toBeGreaterThan(5);
  expect(first.lost.requests + second.lost.requests).toBeGreaterThan(5);
});

test("a refusal that its key remembers does not hold a later run back", async () => {
  // Made by an administrator, so that an employee has products to ring up.
  await run((await writeRoll("productos")).path, serverPort());
  const roll = await writeRoll("empleado");
  const employee = ["--email", "empleado@demo.cantina"];
  // The drawer is taken away and given back.
  await at().database.query(
    `update register_session set closed_at = now(), counted_amount = 0 where closed_at is null`,
    [],
  );
  const closed = await run(roll.path, serverPort(), employee);
  expect(closed.text).toContain("La caja de esta cuenta está cerrada");
  expect(closed.code).toBe(1);
  await at().database.query(
    `update register_session s set closed_at = null, counted_amount = null
      where opened_at = (select max(opened_at) from register_session where seller_id = s.seller_id)`,
    [],
  );
  const open = await run(roll.path, serverPort(), employee);
  expect(open.text).toContain(`coincide: ${roll.sales} ventas`);
  expect(open.code).toBe(0);
});

test("keeps the roll's own pauses, so many times faster", async () => {
  const roll = await writeRoll("pausado");
  const began = performance.now();
  // From 10:01 to 10:40 are 39 minutes.
  const { code } = await run(roll.path, serverPort(), ["--speed", "780"]);
  expect(performance.now() - began).toBeGreaterThanOrEqual(3_000);
  expect(code).toBe(0);
});

test("says in one sentence that nobody answers, or who may not sign in", async () => {
  const roll = await writeRoll("nadie");
  const wrong = await run(roll.path, serverPort(), ["--password", "otra"]);
  expect(wrong).toEqual({ code: 1, text: "El correo o la contraseña son incorrectos." });
  const nobody = await run(roll.path, 9);
  expect(nobody.code).toBe(1);
  expect(nobody.text).toMatch(/^No hay respuesta en http:\/\/localhost:9\/api: [^\n]*«npm start»[^\n]*$/u);
});
