import { describe, expect, test } from "vitest";

import { salesOfDay } from "./day-sales.ts";
import { readTillRoll } from "./till-roll.ts";

const roll = (...rows: readonly string[]): string => ["Date,Time,Transaction,Item", ...rows].join("\r\n");

describe("a till roll", () => {
  test("is read with CRLF line ends, quotes and a byte order mark", () => {
    const read = readTillRoll(
      `\uFEFF${roll('2016-11-05,09:00:01,7,"Hearty, seasonal"', "2016-11-05,09:00:02,7,Tea", "")}`,
    );
    expect(read).toEqual({
      ok: true,
      value: [
        { date: "2016-11-05", time: "09:00:01", transaction: "7", item: "Hearty, seasonal" },
        { date: "2016-11-05", time: "09:00:02", transaction: "7", item: "Tea" },
      ],
    });
  });

  test("names the columns that are missing", () => {
    expect(readTillRoll("Date,Hour,Item\r\n2016-11-05,09:00:01,Tea")).toEqual({
      ok: false,
      failure: "Al archivo le faltan columnas: Time, Transaction.",
    });
  });

  test("names the rows of the file whose dates and times can't be read", () => {
    expect(
      readTillRoll(roll("2016-11-05,09:00:01,1,Tea", "2016-02-30,09:00:01,2,Tea", "2016-11-05,9:65,3,Tea")),
    ).toEqual({
      ok: false,
      failure:
        "El archivo tiene filas con errores: fila 3: la fecha «2016-02-30» no es AAAA-MM-DD; fila 4: la hora «9:65» no es HH:mm:ss.",
    });
  });

  test("shows ten of many faults and counts the rest", () => {
    const read = readTillRoll(roll(...Array.from({ length: 12 }, (_, index) => `ayer,09:00:01,${index},Tea`)));
    expect(read.ok ? "" : read.failure).toMatch(/fila 11: .*; y 2 más\.$/u);
  });

  test("refuses what is no CSV", () => {
    expect(readTillRoll(roll('2016-11-05,09:00:01,1,"Tea'))).toMatchObject({ ok: false });
    expect(readTillRoll("")).toEqual({ ok: false, failure: "El archivo no tiene filas." });
  });
});

test("a day has one sale per transaction; NONE and Adjustment are counted and sell nothing", () => {
  const read = readTillRoll(
    roll(
      "2016-11-04,09:00:01,1,Tea",
      "2016-11-05,09:00:01,2,Tea",
      "2016-11-05,09:00:01,2,NONE",
      "2016-11-05,09:00:01,2,Tea",
      "2016-11-05,09:10:00,3,NONE",
      "2016-11-05,09:20:00,4,Adjustment",
      "2016-11-05,09:20:00,4,Coffee",
    ),
  );
  const day = salesOfDay(read.ok ? read.value : [], "2016-11-05");
  expect(day.sales.map(({ transaction, units }) => [transaction, [...units]])).toEqual([
    ["2", [["Tea", 2]]],
    ["4", [["Coffee", 1]]],
  ]);
  expect([...day.skipped]).toEqual([
    ["NONE", 2],
    ["Adjustment", 1],
  ]);
});
