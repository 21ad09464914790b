import { randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import { openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { startMattilda } from "@cantina/testkit/stand-ins";
import exceljs from "exceljs";
import { afterAll, beforeEach, describe, expect, test } from "vitest";

const office = await startMattilda();
const server = withTestServer({ mattilda: office.settings });
const quiet = withTestServer();
afterAll(() => office.close());
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

type Json = {
  readonly data?: unknown;
  readonly page?: number;
  readonly totalPages?: number;
  readonly Message?: { readonly Message: string };
};

async function openPlace(on = server, country = "MX") {
  const { database } = on();
  const counter = await openCounter(database, on(), { features: ["mattilda"] });
  const { cafeteriaId, administratorId, employeeId } = counter.canteen;
  await database.query("insert into country (id, name) values ('MX', 'México') on conflict do nothing", []);
  await database.query("update cafeteria set country_id = $1 where id = $2", [country, cafeteriaId]);
  // Nobody of that level stands at a counter.
  await database.query("update profile set privilege_level = 'SYSTEM_ADMINISTRATOR' where id = $1", [employeeId]);
  const [boss, system] = [await signInAs(database, administratorId), await signInAs(database, employeeId)];
  const ask = async (method: string, path: string, { token = boss, body }: { token?: string; body?: unknown } = {}) => {
    const { status, json } = await on().ask(method, `/api${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
      headers: { "idempotency-key": randomUUID() },
    });
    const { Message, ...told } = json as Json;
    return { status, ...told, code: Message?.Message };
  };
  return {
    cafeteriaId,
    ask,
    system,
    assign: (merchantId: string, token = system) =>
      ask("POST", `/mattilda/set_cafeteria_configuration/${cafeteriaId}`, { token, body: { merchantId } }),
    list: (page?: string) => ask("GET", `/mattilda/${cafeteriaId}/payouts${page === undefined ? "" : `?page=${page}`}`),
    file: (payoutId: string) => ask("GET", `/mattilda/${cafeteriaId}/payouts/${payoutId}`),
    stand: (token?: string) => ask("GET", `/cafeterias/${cafeteriaId}/mattilda`, token === undefined ? {} : { token }),
  };
}

let place: Awaited<ReturnType<typeof openPlace>>;
let merchantId: string;
beforeEach(async () => {
  office.forgetFaults();
  merchantId = `comedor-${randomUUID()}`;
  office.payOut(merchantId, 11);
  place = await openPlace();
});

describe("[PAYOUT-01] what was paid out", () => {
  test("comes ten a page, in the words of section 7", async () => {
    await place.assign(merchantId);
    const [first, second] = [await place.list(), await place.list("2")];
    expect(first).toMatchObject({ status: 200, page: 1, totalPages: 2 });
    expect(first.data).toHaveLength(10);
    expect(second).toEqual({
      status: 200,
      code: undefined,
      page: 2,
      totalPages: 2,
      data: [
        {
          id: `${merchantId}.1`,
          payoutDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) as string,
          totalBeforeFees: 13_231.05,
          total: 12_847.35,
        },
      ],
    });
    expect(await place.list("9")).toMatchObject({ data: [], page: 9, totalPages: 2 });
    for (const wrong of ["0", "-1", "uno", "1.5"])
      expect(await place.list(wrong)).toMatchObject({ code: "VALIDATION" });
  });

  test("[PAYOUT-03] has a spreadsheet that another program reads, in base64", async () => {
    await place.assign(merchantId);
    const { data } = await place.file(`${merchantId}.11`);
    const book = new exceljs.Workbook();
    await book.xlsx.load(Uint8Array.from(Buffer.from(String(data), "base64")).buffer);
    const [sheet] = book.worksheets;
    expect(sheet?.getRow(6).values).toEqual([
      undefined,
      `${merchantId}.11`,
      expect.any(String),
      "Total dispersado",
      19_945.85,
    ]);
    expect(await place.file("de-nadie")).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });

  test("[PAYOUT-03] is the canteen's own: another's file is not there", async () => {
    await place.assign(merchantId);
    office.payOut("comedor-ajeno", 2);
    expect(await place.file("comedor-ajeno.1")).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });
});

describe("[PAYOUT-05] a provider that", () => {
  test.each([
    ["is cut off", { kind: "reset", when: "before" }, "MATTILDA_NOT_AVAILABLE"],
    ["sends half", { kind: "half" }, "MATTILDA_NOT_AVAILABLE"],
    ["fails", { kind: "status", status: 500, when: "before" }, "MATTILDA_NOT_AVAILABLE"],
    ["is asked too often", { kind: "status", status: 429, when: "before" }, "MATTILDA_NOT_AVAILABLE"],
    ["refuses the key", { kind: "status", status: 401, when: "before" }, "MATTILDA_NOT_AVAILABLE"],
    ["sends a page of its own", { kind: "garbage", text: "<html>" }, "PAYOUTS_UNREADABLE"],
    ["sends too much", { kind: "swollen", bytes: 6_000_000 }, "PAYOUTS_UNREADABLE"],
  ] as const)("%s is told as such, once, and asked again only by a person", async (_how, fault, code) => {
    await place.assign(merchantId);
    office.failNext("list", fault);
    office.failNext("file", fault);
    expect(await place.list()).toMatchObject({ status: 400, code });
    expect(await place.file(`${merchantId}.1`)).toMatchObject({ status: 400, code });
    expect([office.faultsLeft("list"), office.faultsLeft("file")]).toEqual([0, 0]);
    expect(await place.list()).toMatchObject({ status: 200 });
    expect(await place.file(`${merchantId}.1`)).toMatchObject({ status: 200 });
  });

  test("hangs holds no connection: others are answered meanwhile", async () => {
    await place.assign(merchantId);
    const hangs = Array.from({ length: 40 }, () => ({ kind: "hang", when: "before" }) as const);
    office.failNext("list", ...hangs);
    let answered = 0;
    const waiting = hangs.map(async () => {
      const { code } = await place.list();
      answered += 1;
      return code;
    });
    await expect.poll(() => office.faultsLeft("list"), { timeout: 5_000 }).toBe(0);
    expect(await place.stand()).toMatchObject({ status: 200 });
    expect(answered).toBe(0);
    office.hangUp();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["MATTILDA_NOT_AVAILABLE"]));
  });
});

describe("[PAYOUT-04] a canteen", () => {
  test("[PAYOUT-04] that was given no id has no list", async () => {
    expect(await place.list()).toMatchObject({ status: 400, code: "MATTILDA_NOT_AVAILABLE" });
    expect((await place.stand()).data).toEqual({
      isAvailable: true,
      isAssigned: false,
      merchantId: null,
      assignedAt: null,
      userSurchargeFee: 0,
      isLive: null,
      takesPayments: false,
      tellsPayouts: true,
      noticeUrl: null,
    });
  });

  test("[PAYOUT-04] is given one by the highest level, which alone sees it, and may be given another", async () => {
    const given = await place.assign(` ${merchantId} `);
    expect(given.data).toMatchObject({ isAssigned: true, merchantId });
    expect((await place.stand()).data).toMatchObject({ isAssigned: true, merchantId: null });
    expect((await place.stand(place.system)).data).toMatchObject({ merchantId });
    office.payOut("comedor-otro", 1);
    await place.assign("comedor-otro");
    expect(await place.list()).toMatchObject({ totalPages: 1 });
    expect(await place.assign("con espacio")).toMatchObject({ code: "VALIDATION" });
  });

  test("[PAYOUT-04] has an id for itself alone, whoever asks at the same time", async () => {
    await place.assign(merchantId);
    const other = await openPlace();
    expect(await other.assign(merchantId)).toMatchObject({ status: 409, code: "ACCOUNT_OF_ANOTHER_CAFETERIA" });
    const wanted = `comedor-${randomUUID()}`;
    const both = await Promise.all([place.assign(wanted), other.assign(wanted)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("[PAYOUT-04] in a country without the provider, or on a server that was told of none, is told so", async () => {
    await place.assign(merchantId);
    await query("update cafeteria set country_id = 'AR' where id = $1", place.cafeteriaId);
    expect(await place.list()).toMatchObject({ code: "MATTILDA_NOT_AVAILABLE" });
    expect(await place.file(`${merchantId}.1`)).toMatchObject({ code: "MATTILDA_NOT_AVAILABLE" });
    expect(await place.assign("comedor-2")).toMatchObject({ code: "MATTILDA_NOT_AVAILABLE" });
    expect((await place.stand()).data).toMatchObject({ isAvailable: false, isAssigned: true });
    const unconfigured = await openPlace(quiet);
    expect(await unconfigured.list()).toMatchObject({ status: 400, code: "MATTILDA_NOT_AVAILABLE" });
    expect(await unconfigured.assign(merchantId)).toMatchObject({ code: "MATTILDA_NOT_AVAILABLE" });
    expect((await unconfigured.stand()).data).toMatchObject({ isAvailable: false });
  });

  test("[ONLINE-10] has a surcharge in hundredths of a percent, set by the highest level", async () => {
    const path = `/mattilda/fee/${place.cafeteriaId}`;
    const set = (userSurchargeFee: number, token = place.system) =>
      place.ask("PUT", path, { token, body: { userSurchargeFee } });
    expect((await set(0.01)).data).toMatchObject({ userSurchargeFee: 0.01 });
    expect((await set(100)).data).toMatchObject({ userSurchargeFee: 100 });
    for (const wrong of [-0.01, 100.01, 0.001]) expect(await set(wrong)).toMatchObject({ code: "VALIDATION" });
    expect((await place.stand()).data).toMatchObject({ userSurchargeFee: 100 });
  });
});
