import { loadTemporal } from "@cantina/domain/kernel";
import { spreadsheetKindOf } from "@cantina/domain/payouts";
import { type Fault, startMattilda } from "@cantina/testkit/stand-ins";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { mattildaPayouts } from "./index.ts";

beforeAll(loadTemporal);
const office = await startMattilda();
afterAll(() => office.close());
afterEach(() => office.forgetFaults());

const source = mattildaPayouts(office.settings);
const limits = { listMs: 300, listBytes: 20_000, fileMs: 300, fileBytes: 20_000 };
const hasty = mattildaPayouts(office.settings, limits);
const { firstMerchant: merchant } = office;

const listed = async (...faults: readonly Fault[]) => {
  office.failNext("list", ...faults);
  const answer = await hasty.list(merchant, 1);
  return answer.ok ? answer.value.data.length : answer.failure.kind;
};
const fetched = async (...faults: readonly Fault[]) => {
  office.failNext("file", ...faults);
  const answer = await hasty.file(merchant, `${merchant}.1`);
  return answer.ok ? answer.value?.length : answer.failure.kind;
};

test("[MATTILDA-01] [PAYOUT-01] pages of ten are asked for by their number, below the merchant's id and with the key", async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => source.list(merchant, page)));
  expect(
    pages.map((page) => (page.ok ? [page.value.page, page.value.data.length, page.value.totalPages] : page)),
  ).toEqual([
    [1, 10, 3],
    [2, 10, 3],
    [3, 5, 3],
    [4, 0, 3],
  ]);
  const [first] = office.payOut("comedor-unico", 1);
  expect(await source.list("comedor-unico", 1)).toEqual({
    ok: true,
    value: {
      page: 1,
      totalPages: 1,
      data: [{ ...first, totalBeforeFees: 1_323_105, total: 1_284_735 }],
    },
  });
  office.payOut("comedor-nuevo", 0);
  expect(await source.list("comedor-nuevo", 1)).toEqual({ ok: true, value: { page: 1, data: [], totalPages: 0 } });
  expect(office.complaints()).toEqual([]);
});

test("[MATTILDA-01] [MATTILDA-03] a file comes as it is; one of nobody's or of another merchant's is none", async () => {
  const file = await source.file(merchant, `${merchant}.25`);
  expect(file.ok && file.value !== null && spreadsheetKindOf(file.value)).toBe("xlsx");
  office.payOut("comedor-2", 3);
  expect(await source.file(merchant, "comedor-2.1")).toEqual({ ok: true, value: null });
  expect(await source.file(merchant, "../payouts")).toEqual({ ok: true, value: null });
  expect(office.complaints()).toEqual([]);
});

const away: readonly (readonly [string, Fault])[] = [
  ["hangs", { kind: "hang", when: "before" }],
  ["is cut off before it answers", { kind: "reset", when: "before" }],
  ["sends half of it", { kind: "half" }],
  ["is in trouble", { kind: "status", status: 500, when: "before" }],
  ["is out of order", { kind: "status", status: 503, when: "after" }],
];

test.each(away)(
  "[MATTILDA-02] [PAYOUT-05] one that %s gives no list and no file, and the next call is answered",
  async (_how, fault) => {
    expect(await listed(fault)).toBe("UNREACHABLE");
    expect(await fetched(fault)).toBe("UNREACHABLE");
    expect([await listed(), await fetched()]).toEqual([10, expect.any(Number)]);
    expect([office.faultsLeft("list"), office.faultsLeft("file")]).toEqual([0, 0]);
  },
);

test("[MATTILDA-02] what is larger than it may be is not read to its end", async () => {
  const swollen = { kind: "swollen", bytes: 200_000 } as const;
  expect([await listed(swollen), await fetched(swollen)]).toEqual(["INVALID", "INVALID"]);
  const twice = { kind: "swollen", bytes: 6_000_000 } as const;
  office.failNext("file", twice);
  expect(await source.file(merchant, `${merchant}.1`)).toMatchObject({
    failure: { kind: "INVALID", providerCode: "TOO_LARGE" },
  });
});

const misfits: readonly string[] = [
  "<!doctype html><title>Mantenimiento</title>",
  "[]",
  '{"page":1,"data":[],"totalPages":"3"}',
  '{"page":2,"data":[],"totalPages":3}',
  '{"page":1,"totalPages":1,"data":[{"id":"1","payoutDate":"2026-02-30","totalBeforeFees":1,"total":1}]}',
  '{"page":1,"totalPages":1,"data":[{"id":"1","payoutDate":"ayer","totalBeforeFees":1,"total":1}]}',
  '{"page":1,"totalPages":1,"data":[{"id":"1","payoutDate":"2026-02-28","totalBeforeFees":1.005,"total":1}]}',
  '{"page":1,"totalPages":1,"data":[{"id":"1","payoutDate":"2026-02-28","totalBeforeFees":1,"total":null}]}',
  '{"page":1,"totalPages":1,"data":[{"id":"../1","payoutDate":"2026-02-28","totalBeforeFees":1,"total":1}]}',
];

test.each(misfits)("[MATTILDA-03] [PAYOUT-02] %s is no page", async (text) => {
  expect(await listed({ kind: "garbage", text })).toBe("INVALID");
});

test("[MATTILDA-03] a day with a time of day is that day", async () => {
  const text = JSON.stringify({
    page: 1,
    totalPages: 1,
    data: [{ id: "1", payoutDate: "2026-02-28T23:30:00Z", totalBeforeFees: 1.5, total: 1 }],
  });
  office.failNext("list", { kind: "garbage", text });
  expect(await source.list(merchant, 1)).toMatchObject({
    value: { data: [{ payoutDate: "2026-02-28", totalBeforeFees: 150, total: 100 }] },
  });
});

test("[MATTILDA-03] [PAYOUT-03] what is no spreadsheet is no file", async () => {
  for (const text of ["<!doctype html>", "a;b\n1;2\n", ""])
    expect(await fetched({ kind: "garbage", text })).toBe("INVALID");
});

test("[MATTILDA-02] a wrong key, too many calls and a host that isn't there are told apart", async () => {
  const wrong = mattildaPayouts({ ...office.settings, apiKey: "otra" });
  expect(await wrong.list(merchant, 1)).toMatchObject({ failure: { kind: "UNAUTHORISED" } });
  expect(await listed({ kind: "status", status: 429, when: "before" })).toBe("THROTTLED");
  expect(await source.list("nadie", 1)).toMatchObject({ failure: { kind: "INVALID" } });
  const gone = await startMattilda();
  await gone.close();
  expect(await mattildaPayouts(gone.settings).list(merchant, 1)).toMatchObject({ failure: { kind: "UNREACHABLE" } });
});
