import { describe, expect, test } from "vitest";
import { dateFieldText, readDateEntry } from "./date-entry.ts";

describe("a date that is typed", () => {
  test.each([
    ["20/11/2026", "2026-11-20"],
    [" 1/2/26 ", "2026-02-01"],
    ["29-02-2028", "2028-02-29"],
    ["5.6.2026", "2026-06-05"],
  ])("%j is %s", (text, date) => {
    expect(readDateEntry(text)).toEqual({ kind: "date", date });
  });

  test.each(["31/02/2026", "29/02/2026", "0/1/2026", "1/13/2026", "2026-11-20", "hoy", "20/11"])(
    "%j is none",
    (text) => {
      expect(readDateEntry(text)).toEqual({ kind: "refused" });
    },
  );

  test("is shown as it would be typed", () => {
    expect(readDateEntry("")).toEqual({ kind: "empty" });
    const entry = readDateEntry("7/8/2026");
    expect(dateFieldText(entry.kind === "date" ? entry.date : null)).toBe("07/08/2026");
    expect(dateFieldText(null)).toBe("");
  });
});
