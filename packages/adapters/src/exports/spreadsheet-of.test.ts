import { xlsxFile } from "@cantina/testkit/sheets";
import { expect, test } from "vitest";
import { spreadsheetOf } from "./spreadsheet-of.ts";

const whole = xlsxFile([["Importe"], [1_250.5]]);

test("[PAYOUT-03] what came in base64 is the same file, of its own kind", async () => {
  const spreadsheet = spreadsheetOf(whole.toString("base64"));
  expect(spreadsheet?.kind).toBe("xlsx");
  expect(spreadsheet?.file.type).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
  expect(Buffer.from((await spreadsheet?.file.arrayBuffer()) ?? new ArrayBuffer())).toEqual(whole);
});

test("[PAYOUT-03] half of it, another thing and what is no base64 are no file", () => {
  const texts = [
    whole.subarray(0, whole.length / 2).toString("base64"),
    Buffer.from("<!doctype html>").toString("base64"),
    "A",
    "",
  ];
  expect(texts.map(spreadsheetOf)).toEqual([null, null, null, null]);
});
