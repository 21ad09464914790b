import { expect, test } from "vitest";
import { leaksIn } from "./index.ts";

const line =
  '{"level":30,"reqId":"0198c0de-0000-7000-8000-000000000001","req":{"method":"GET","url":"/api/clients?name=***"}}';

test.each([
  [line, []],
  [line.replace("***", "Valentina"), ["Valentina"]],
  [line.replace("***", "Muñoz"), ["Muñoz"]],
  [line.replace("***", "familia@demo.cantina"), ["familia@demo.cantina", "familia@demo.cantina"]],
  [line.replace("***", "Cantina2026"), ["Cantina2026"]],
  [line.replace("***", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.abc"), ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.abc"]],
  [line.replace("***", "SM00012"), ["SM00012"]],
  // A file of this build is no card, whatever the bundler calls it; another address may hold one.
  [line.replace("/api/clients?name=***", "/assets/coupon-words-BTU16064.js"), []],
  [line.replace("/api/clients?name=***", "/assets/Valentina-BTU16064.js"), ["Valentina"]],
  [line.replace("/api/clients?name=***", "/cards/words-BTU16064.js"), ["BTU16064"]],
  // Part of another word is no name.
  [line.replace("***", "Lunares"), []],
])("[LOG-02] in %s it finds %j", (text, found) => {
  expect(leaksIn(text)).toEqual(found);
});

test("[LOG-02] people of one test are found by what they are called", () => {
  expect(leaksIn(line.replace("***", "Zoila Vaca"), ["Zoila Vaca"])).toEqual(["Zoila Vaca"]);
});
