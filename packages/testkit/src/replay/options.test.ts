import { expect, test } from "vitest";

import { readOptions, replayUsage } from "./options.ts";
import { saleIdsOf } from "./sale-ids.ts";
import { differencesOf, rollAsCounted, tallyOf } from "./tally.ts";
import { cents } from "@cantina/domain/kernel";

test("the command needs a file and a day; the rest has its defaults", () => {
  expect(readOptions(["roll.csv", "--day", "2016-11-05", "--speed", "max"])).toEqual({
    ok: true,
    value: {
      file: "roll.csv",
      day: "2016-11-05",
      speed: Infinity,
      url: "http://localhost:4100/api",
      price: 150_000,
      email: "admin@demo.cantina",
      password: "Cantina2026",
    },
  });
  for (const args of [[], ["roll.csv"], ["a.csv", "b.csv", "--day", "2016-11-05"], ["a.csv", "--dia", "x"]]) {
    expect(readOptions(args)).toEqual({ ok: false, failure: replayUsage });
  }
});

test.each([
  [["--day", "2016-02-30"], "El día «2016-02-30» no es una fecha AAAA-MM-DD."],
  [["--day", "2016-11-05", "--speed", "0"], "La velocidad «0» no es «max» ni un número mayor que 0."],
  [["--day", "2016-11-05", "--price", "1.505"], "El precio «1.505» no es un importe con hasta 2 decimales."],
  [["--day", "2016-11-05", "--url", "localhost"], "La dirección «localhost» no es una URL."],
])("refuses %j in one sentence", (args, failure) => {
  expect(readOptions(["roll.csv", ...args])).toEqual({ ok: false, failure });
});

test("file, day and transaction decide a cart and its first key; later keys are new", () => {
  const sale = { transaction: "7", time: "09:00:00", units: new Map() };
  const idsOf = (content: string, day: string) => saleIdsOf(Buffer.from(content), day)(sale);
  const take = (content: string, day: string) => {
    const newId = idsOf(content, day).newIds();
    return [newId(), newId(), newId()];
  };
  const [cart, key, later] = take("a", "2016-11-05");
  expect(take("a", "2016-11-05").slice(0, 2)).toEqual([cart, key]);
  expect(take("a", "2016-11-05")[2]).not.toBe(later);
  expect(idsOf("a", "2016-11-05").cartId).toBe(cart);
  expect(new Set([cart, key, idsOf("b", "2016-11-05").cartId, idsOf("a", "2016-11-06").cartId]).size).toBe(4);
});

test("two tallies that differ say where", () => {
  const sale = (quantity: number) => rollAsCounted([{ name: "Tea", price: cents(150_000), quantity }]);
  expect(differencesOf(tallyOf([sale(2)]), tallyOf([sale(2)]))).toEqual([]);
  expect(differencesOf(tallyOf([sale(2)]), tallyOf([sale(1)]))).toEqual([
    "artículos: el rollo dice 2 y el servidor 1",
    "total (centavos): el rollo dice 300000 y el servidor 150000",
    "Tea, unidades: el rollo dice 2 y el servidor 1",
    "Tea, total (centavos): el rollo dice 300000 y el servidor 150000",
  ]);
});
