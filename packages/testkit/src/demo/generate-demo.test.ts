import { instant, loadTemporal, localDateOf, timeZone } from "@cantina/domain/kernel";
import { beforeAll, describe, expect, test } from "vitest";

import { ean13 } from "./barcode.ts";
import { type Demo, demoEmojis, generateDemo } from "./generate-demo.ts";
import { type Picture, readPictures } from "./pictures.ts";

let pictures: ReadonlyMap<string, Picture>;

beforeAll(async () => {
  await loadTemporal();
  pictures = await readPictures(demoEmojis());
});

const makeDemo = (text: string): Demo => generateDemo({ now: instant(text), pictures, hashOf: () => "" });
const made = new Map<string, Demo>();
const demoAt = (text: string): Demo => {
  const demo = made.get(text) ?? makeDemo(text);
  made.set(text, demo);
  return demo;
};
const ordersAt = (text: string) => demoAt(text).places[0]?.rows.transaction ?? [];

test("the same moment gives the same demo, to the last id", { tags: ["long"] }, () => {
  expect(makeDemo("2026-11-20T13:20:00Z")).toEqual(demoAt("2026-11-20T13:20:00Z"));
});

test("ids are unique", () => {
  const ids = ordersAt("2026-11-20T13:20:00Z").flatMap((row) => [row["id"], row["cart_id"] ?? []].flat());
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each([
  ["on a Saturday before dawn", "2026-11-21T05:00:00Z"],
  ["a minute after midnight of a school day", "2026-11-20T03:01:00Z"],
  ["late in the evening, when UTC is a day ahead", "2026-11-21T02:50:00Z"],
  ["in the first days of a year", "2027-01-04T15:00:00Z"],
])("%s", (_, now) => {
  test("orders wait, and phones' orders are picked up later on a school day", () => {
    const waiting = ordersAt(now).filter((row) => row["status"] === "STARTED");
    expect(waiting).toHaveLength(12);
    const today = localDateOf(instant(now), timeZone("America/Argentina/Buenos_Aires"));
    expect(new Set(waiting.map((row) => row["local_date"]))).toEqual(new Set([today]));
    const pickUps = waiting.flatMap((row) => row["pick_up_date_time"] ?? []).map(String);
    expect(pickUps.length).toBeGreaterThanOrEqual(6);
    for (const pickUp of pickUps) {
      expect(pickUp > now).toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(new Date(pickUp).getUTCDay());
    }
  });

  test("nothing is sold in the future", () => {
    const latest = instant(now);
    expect(ordersAt(now).filter((row) => String(row["date_time"]) > latest)).toEqual([]);
  });

  test("only the day's own drawer is open, since before its first sale", () => {
    const sessions = demoAt(now).places[0]?.rows.register_session ?? [];
    const open = sessions.filter((row) => row["closed_at"] === null);
    expect(open).toEqual(sessions.slice(-1));
    const opened = String(open[0]?.["opened_at"]);
    const sales = ordersAt(now).filter((row) => row["register_session_id"] === open[0]?.["id"]);
    expect(sales.filter((sale) => String(sale["date_time"]) < opened)).toEqual([]);
  });
});

test("a check digit completes an EAN-13", () => {
  expect(ean13("779031098780")).toBe("7790310987803");
  expect(ean13("400638133393")).toBe("4006381333931");
});

test("every barcode of the demo is an EAN-13", () => {
  const codes = (demoAt("2026-11-20T13:20:00Z").places[0]?.rows.product ?? []).flatMap((row) => row["barcode"] ?? []);
  for (const code of codes.map(String)) expect(code).toBe(ean13(code.slice(0, 12)));
});
