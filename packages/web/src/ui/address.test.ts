import { loadTemporal, localDate } from "@cantina/domain/kernel";
import { describe, expect, test } from "vitest";
import {
  choiceField,
  dayField,
  dayFieldAt,
  flagField,
  idsField,
  openField,
  pageField,
  tabField,
  textField,
} from "./address-field.ts";
import { changeAddress, readAddress } from "./address.ts";

await loadTemporal();

const fields = {
  tab: tabField(["clients", "categories"], "clients"),
  search: textField(10),
  status: choiceField(["", "PENDING"], ""),
  from: dayField,
  classIds: idsField,
  isShort: flagField,
  page: pageField,
  open: openField,
};
const id = "11111111-1111-4111-8111-111111111111";
const first = readAddress(fields, "");
const changed = (search: string, change: Partial<typeof first>) => changeAddress(fields, search, change);

describe("an address", () => {
  test("without a word shows a screen as at first, and as at first nothing is written", () => {
    expect(first).toEqual({
      tab: "clients",
      search: "",
      status: "",
      from: null,
      classIds: [],
      isShort: false,
      page: 0,
      open: "",
    });
    expect(changed("?page=3&status=PENDING", { status: "" }).search).toBe("");
  });

  test("says all that a screen shows, and reads it again", () => {
    const all = {
      ...first,
      search: "ana",
      status: "PENDING",
      classIds: [id],
      isShort: true,
      page: 2,
      open: id,
    } as const;
    const { search } = changed("", all);
    expect(readAddress(fields, search)).toEqual(all);
    expect(new URLSearchParams(search).get("page")).toBe("3");
  });

  test("with nonsense in it shows what is left of it", () => {
    const nonsense = "?tab=x&status=DROP&from=2026-02-31&classIds=1,,x&isShort=maybe&page=-1&open=../..&search=a%00";
    expect(readAddress(fields, nonsense)).toEqual({ ...first, search: "a" });
    expect(readAddress(fields, `?page=${"9".repeat(40)}`).page).toBe(999_999);
    expect(readAddress(fields, `?search=${"x".repeat(40)}`).search).toHaveLength(10);
    expect(readAddress(fields, "?page=0&page=2&from=ayer&=&&%")).toEqual(first);
  });

  test("tells a day that somebody took away from the one at first", () => {
    const days = { from: dayFieldAt(localDate("2026-11-14")) };
    expect(readAddress(days, "").from).toBe("2026-11-14");
    const { search } = changeAddress(days, "", { from: null });
    expect(readAddress(days, search).from).toBeNull();
    expect(changeAddress(days, search, { from: localDate("2026-11-14") }).search).toBe("");
    expect(readAddress(days, "?from=ayer").from).toBe("2026-11-14");
  });

  test("keeps what others wrote into it, but not beside another tab", () => {
    expect(changed("?product_tour_id=till", { page: 1 }).search).toBe("?product_tour_id=till&page=2");
    expect(changed("?product_tour_id=till&search=ana&page=2", { tab: "categories" }).search).toBe("?tab=categories");
  });

  test("begins the result anew when what is asked for changes, and not when somebody turns a page or opens a row", () => {
    expect(changed(`?page=3&open=${id}`, { search: "a" }).search).toBe("?search=a");
    expect(changed("?search=a&page=3", { open: id }).search).toBe(`?search=a&page=3&open=${id}`);
  });

  test("is a step for the back button, except while somebody types", () => {
    expect(changed("", { status: "PENDING" }).isStep).toBe(true);
    expect(changed("", { page: 4 }).isStep).toBe(true);
    expect(changed("?search=a&page=4", { search: "an" }).isStep).toBe(false);
    expect(changed("", { status: "PENDING", search: "a" }).isStep).toBe(true);
  });
});
