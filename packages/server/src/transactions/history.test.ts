import {
  type Counter,
  type RawAnswer,
  addProfile,
  cartOf,
  handClock,
  openCounter,
} from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeEach, describe, expect, test } from "vitest";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;

type Listed = {
  readonly data: readonly { readonly id: string; readonly commensal: unknown; readonly buyer: unknown }[];
  readonly totalCount: number;
};
const ask = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const idOf = ({ data }: RawAnswer): string => String(data?.["id"]);
const administrator = () => counter.tillOf(counter.canteen.administratorId);
const listAs = async (till: Counter["till"], query: string): Promise<Listed> => {
  const answer = await till.get(`/transactions?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return JSON.parse(answer.text) as Listed;
};
const idsOf = async (query: string, till = counter.till): Promise<readonly string[]> =>
  (await listAs(till, query)).data.map(({ id }) => id);

const mistake = { reason: "MISTAKEN_ORDER" } as const;
const cancelled = "dateKind=CANCELLATION_DATE";

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server());
});

describe("the sum of a result", () => {
  const sumOf = async (till: Counter["till"], query = ""): Promise<unknown> =>
    (await till.get(`/transactions/sum?${query}`)).data;

  test("[HISTORY-10] adds up what its filter leaves, and nothing that was cancelled or is still to be paid", async () => {
    const product = await counter.product({ price: 1_000 });
    const { commensalId, clientId } = await counter.diner({ balance: 100_000 });
    await counter.till.sell(cartOf(product, { commensalId, paymentMethod: "CARD" }));
    await counter.till.sell(cartOf(product, { quantity: 2, paymentMethod: "CARD" }));
    await counter.till.revert(idOf(await counter.till.sell(cartOf(product, { quantity: 4, paymentMethod: "CARD" }))), {
      reason: "DUPLICATE_ORDER",
    });
    for (const [status, amount] of [
      ["STARTED", 80_000],
      ["CANCELLED", 160_000],
      ["COMPLETED", 320_000],
    ])
      await ask(
        `insert into transaction (id, cafeteria_id, order_type, status, buyer_id, payment_method, subtotal, total_price,
           marketplace_fee, local_date, date_time, last_status_update, origin_medium)
         values (gen_random_uuid(), $1, 'BALANCE_CHARGE', $2, $3, 'PLEXO', $4, $4, 500, '2026-11-20',
           '2026-11-20T13:00:00Z', now(), 'MOBILE')`,
        counter.canteen.cafeteriaId,
        status,
        clientId,
        amount,
      );
    expect(await sumOf(counter.till)).toEqual({
      linesTotal: null,
      linesUnits: null,
      discount: null,
      total: 3_225,
      isBlind: false,
    });
    expect(await sumOf(counter.till, "paymentMethod=CARD")).toEqual({
      linesTotal: null,
      linesUnits: null,
      discount: null,
      total: 30,
      isBlind: false,
    });
    expect(await sumOf(counter.till, `commensalId=${commensalId}`)).toEqual({
      linesTotal: null,
      linesUnits: null,
      discount: null,
      total: 10,
      isBlind: false,
    });
    expect(await sumOf(counter.till, "search=nadie")).toEqual({
      linesTotal: null,
      linesUnits: null,
      discount: null,
      total: 0,
      isBlind: false,
    });
    expect((await counter.till.get("/transactions/sum?from=2026-11-20&until=2026-11-19")).code).toBe("TO_BEFORE_FROM");
    expect((await counter.till.get("/transactions/sum?until=2026-11-21")).code).toBe("VALIDATION");
  });

  test("[HISTORY-11] by the date of cancellation is what was given back, as the branch report has it", async () => {
    counter = await openCounter(server().database, server(), { features: ["flowControl"] });
    const product = await counter.product({ price: 1_000 });
    const { commensalId } = await counter.diner({ balance: 100_000 });
    const till = administrator();
    const sell = async (quantity: number, more: Parameters<typeof cartOf>[1] = {}): Promise<string> =>
      idOf(await till.sell(cartOf(product, { quantity, ...more })));
    clock.set("2026-11-19T13:00:00Z");
    await till.moveCash({ type: "OPEN", amount: 0 });
    const returned = [await sell(1), await sell(2, { paymentMethod: "CARD" })];
    const returnedBefore = await sell(4);
    await sell(8);
    await till.revert(returnedBefore, mistake);
    clock.set("2026-11-20T13:00:00Z");
    returned.push(await sell(16, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
    await sell(32);
    for (const id of returned) await till.revert(id, mistake);

    const { text } = await till.get("/cashflow/all?dateTime=2026-11-20");
    const { data: rows } = JSON.parse(text) as {
      readonly data: readonly { readonly kind: string; readonly channel: string | null; readonly expenses: number }[];
    };
    const day = `${cancelled}&from=2026-11-20&until=2026-11-20&orderType=ORDER`;
    for (const [channel, query, total] of [
      ["CASH", `${day}&paymentMethod=CASH`, 10],
      ["CARD", `${day}&paymentMethod=CARD`, 20],
      ["ACCOUNT", `${day}&paymentMethod=ACCOUNT_BALANCE`, 160],
      [null, day, 190],
    ] as const) {
      expect(rows.find((row) => row.kind === "SALES" && row.channel === channel)).toMatchObject({ expenses: total });
      expect([channel, await sumOf(till, query)]).toEqual([
        channel,
        { linesTotal: null, linesUnits: null, discount: null, total, isBlind: false },
      ]);
    }
    expect(await sumOf(till, cancelled)).toEqual({
      linesTotal: null,
      linesUnits: null,
      discount: null,
      total: 230,
      isBlind: false,
    });
  });

  test("[CASH-11] is told to nobody whose own open drawer took some of it, until the drawer is counted", async () => {
    counter = await openCounter(server().database, server(), { features: ["flowControl"] });
    const product = await counter.product({ price: 1_000 });
    await counter.till.moveCash({ type: "OPEN", amount: 0 });
    await counter.till.sell(cartOf(product));
    await counter.till.sell(cartOf(product, { paymentMethod: "CARD" }));
    const hidden = { total: null, linesTotal: null, linesUnits: null, discount: null, isBlind: true };
    for (const query of [
      "",
      "paymentMethod=CASH",
      `productId=${product}`,
      "until=2026-11-20",
      "dateKind=PICKUP_DATE&until=2026-11-19",
      cancelled,
    ])
      expect([query, await sumOf(counter.till, query)]).toEqual([query, hidden]);
    expect(await sumOf(counter.till, "paymentMethod=CARD")).toEqual({
      linesTotal: null,
      linesUnits: null,
      discount: null,
      total: 10,
      isBlind: false,
    });
    for (const query of ["until=2026-11-19", `${cancelled}&until=2026-11-19`])
      expect([query, await sumOf(counter.till, query)]).toEqual([
        query,
        { total: 0, linesTotal: null, linesUnits: null, discount: null, isBlind: false },
      ]);
    expect(await sumOf(administrator())).toEqual({
      linesTotal: null,
      linesUnits: null,
      discount: null,
      total: 20,
      isBlind: false,
    });
    await counter.till.moveCash({ type: "CLOSE", amount: 10 });
    expect(await sumOf(counter.till)).toEqual({
      linesTotal: null,
      linesUnits: null,
      discount: null,
      total: 20,
      isBlind: false,
    });
  });
});

describe("the filters of the history", () => {
  test("[HISTORY-05] narrow to what they name, and together", async () => {
    const product = await counter.product();
    const { commensalId } = await counter.diner({ balance: 100_000 });
    const card = idOf(await counter.till.sell(cartOf(product, { commensalId, paymentMethod: "CARD" })));
    clock.set("2026-11-20T13:01:00Z");
    const cash = idOf(await administrator().sell(cartOf(product, { markAsCompleted: true })));
    clock.set("2026-11-20T13:02:00Z");
    const undone = idOf(await counter.till.sell(cartOf(product)));
    await counter.till.revert(undone, { reason: "DUPLICATE_ORDER" });
    await ask("update transaction set origin_medium = 'MOBILE' where id = $1", card);
    const expected: Readonly<Record<string, readonly string[]>> = {
      "": [undone, cash, card],
      "paymentMethod=CARD": [card],
      "status=COMPLETED": [cash],
      "status=CANCELLED": [undone],
      "cancelledBy=CAFETERIA": [undone],
      "cancelledBy=CLIENT": [],
      "orderType=ORDER": [undone, cash, card],
      "orderType=COUPON_BUY": [],
      "originMedium=MOBILE": [card],
      [`commensalId=${commensalId}`]: [card],
      [`sellerId=${counter.canteen.administratorId}`]: [cash],
      [`classIds=${counter.canteen.classId}`]: [card],
      [`classIds=${counter.canteen.administratorId},${counter.canteen.classId}`]: [card],
      [`classIds=${counter.canteen.administratorId}`]: [],
      [`search=${cash}`]: [cash],
      "search=ANA g": [card],
      "search=gómez": [card],
      "search=nadie": [],
      "search=%25": [],
      [`sellerId=${counter.canteen.employeeId}&paymentMethod=CASH`]: [undone],
      "paymentMethod=CARD&status=COMPLETED": [],
      [cancelled]: [undone],
      [`${cancelled}&paymentMethod=CARD`]: [],
      [`${cancelled}&status=COMPLETED`]: [],
    };
    for (const [query, ids] of Object.entries(expected)) {
      expect([query, await idsOf(query)]).toEqual([query, ids]);
      expect((await listAs(counter.till, query)).totalCount, query).toBe(ids.length);
    }
    expect(await idsOf(`search=${card.slice(0, 13)}`)).toContain(card);
  });

  test("[HISTORY-02] take whole days of the cafeteria, the first and the last included", async () => {
    const product = await counter.product();
    const sellAt = async (at: string): Promise<string> => {
      clock.set(at);
      return idOf(await counter.till.sell(cartOf(product)));
    };
    // Buenos Aires is three hours behind.
    await sellAt("2026-11-18T02:59:59.999Z");
    const first = await sellAt("2026-11-18T03:00:00Z");
    const last = await sellAt("2026-11-20T02:59:59.999Z");
    const after = await sellAt("2026-11-20T03:00:00Z");
    expect(await idsOf("from=2026-11-18&until=2026-11-19")).toEqual([last, first]);
    expect(await idsOf("from=2026-11-20")).toEqual([after]);
  });

  test("[HISTORY-02] [HISTORY-11] find what was cancelled on those days, whenever it was sold, the last cancelled first", async () => {
    clock.set("2026-09-05T13:00:00Z");
    counter = await openCounter(server().database, server(), { timeZone: "America/Santiago" });
    const product = await counter.product();
    const sell = async (): Promise<string> => idOf(await counter.till.sell(cartOf(product)));
    const [after, first, before, last] = [await sell(), await sell(), await sell(), await sell()];
    await sell();
    for (const [at, id] of [
      ["2026-09-06T03:59:59.999Z", before],
      // Clocks skip midnight itself: the day begins at 01:00 and has 23 hours.
      ["2026-09-06T04:00:00Z", first],
      ["2026-09-07T02:59:59.999Z", last],
      ["2026-09-07T03:00:00Z", after],
    ] as const) {
      clock.set(at);
      await counter.till.revert(id, mistake);
    }
    const found: Readonly<Record<string, readonly string[]>> = {
      [`${cancelled}&from=2026-09-06&until=2026-09-06`]: [last, first],
      [`${cancelled}&until=2026-09-06`]: [last, first, before],
      [`${cancelled}&from=2026-09-07`]: [after],
      [cancelled]: [after, last, first, before],
    };
    for (const [query, ids] of Object.entries(found)) {
      expect([query, await idsOf(query)]).toEqual([query, ids]);
      expect((await listAs(counter.till, query)).totalCount, query).toBe(ids.length);
    }
  });

  test("[HISTORY-04] [HISTORY-07] page by the date of cancellation, and go on after a row, whatever is cancelled meanwhile", async () => {
    const product = await counter.product();
    const cancelAt = async (minute: number): Promise<string> => {
      const id = idOf(await counter.till.sell(cartOf(product)));
      clock.set(`2026-11-20T13:${minute}:00Z`);
      await counter.till.revert(id, mistake);
      return id;
    };
    // The first three at one instant.
    for (const minute of [10, 10, 10, 11, 12]) await cancelAt(minute);
    const all = await idsOf(cancelled);
    expect(all).toHaveLength(5);
    const pages = [0, 2, 4].map((offset) => idsOf(`${cancelled}&limit=2&offset=${offset}`));
    expect((await Promise.all(pages)).flat()).toEqual(all);
    const newest = await cancelAt(13);
    const next = await listAs(counter.till, `${cancelled}&limit=500&after=${all[1]}`);
    expect([newest, ...all.slice(0, 2), ...next.data.map(({ id }) => id)]).toEqual(await idsOf(cancelled));
    expect(next.totalCount).toBe(6);
  });

  test("[HISTORY-07] goes on after a row, whatever is sold meanwhile, and after none of another cafeteria", async () => {
    const product = await counter.product();
    const sold: string[] = [];
    // The first three at one instant.
    for (const minute of [10, 10, 10, 11, 12]) {
      clock.set(`2026-11-20T13:${minute}:00Z`);
      sold.push(idOf(await counter.till.sell(cartOf(product))));
    }
    for (const kind of ["ORDER_DATE", "PICKUP_DATE"]) {
      const all = [...(await idsOf(`dateKind=${kind}`))];
      const first = await idsOf(`dateKind=${kind}&limit=2`);
      all.unshift(idOf(await counter.till.sell(cartOf(product))));
      const next = await listAs(counter.till, `dateKind=${kind}&limit=500&after=${first[1]}`);
      expect([...all.slice(0, 1), ...first, ...next.data.map(({ id }) => id)]).toEqual(all);
      expect(next.totalCount).toBe(all.length);
    }
    const elsewhere = await openCounter(server().database, server());
    expect(await idsOf(`after=${sold[0]}`, elsewhere.till)).toEqual([]);
  });

  test("[HISTORY-01] refuse dates of orders and cancellations in the future and ranges that end before they begin", async () => {
    const codeOf = async (query: string) => (await counter.till.get(`/transactions?${query}`)).code;
    expect(await codeOf("until=2026-11-21")).toBe("VALIDATION");
    expect(await codeOf("dateKind=PICKUP_DATE&until=2026-11-21")).toBeUndefined();
    const { text } = await counter.till.get(`/transactions?${cancelled}&until=2026-11-21`);
    expect(text).toContain("La fecha de cancelación no puede ser futura");
    expect(await codeOf("from=2026-11-20&until=2026-11-19")).toBe("TO_BEFORE_FROM");
    clock.set("2026-11-21T02:59:59Z");
    expect(await codeOf("until=2026-11-21")).toBe("VALIDATION");
    clock.set("2026-11-21T03:00:00Z");
    expect(await codeOf("until=2026-11-21")).toBeUndefined();
  });

  test("[HISTORY-04] page by the pickup date too: an order without one is picked up when it is sold", async () => {
    const product = await counter.product();
    const [late, soon] = [
      idOf(await counter.till.sell(cartOf(product))),
      idOf(await counter.till.sell(cartOf(product))),
    ];
    clock.set("2026-11-20T13:30:00Z");
    const now = idOf(await counter.till.sell(cartOf(product)));
    await ask("update transaction set pick_up_date_time = '2026-11-23T15:00:00Z' where id = $1", late);
    await ask("update transaction set pick_up_date_time = '2026-11-21T15:00:00Z' where id = $1", soon);
    expect(await idsOf("dateKind=PICKUP_DATE")).toEqual([late, soon, now]);
    expect(await idsOf("dateKind=PICKUP_DATE&from=2026-11-21&until=2026-11-22")).toEqual([soon]);
    expect([
      ...(await idsOf("dateKind=PICKUP_DATE&limit=2")),
      ...(await idsOf("dateKind=PICKUP_DATE&limit=2&offset=2")),
    ]).toEqual([late, soon, now]);
  });
});

describe("deleted people", () => {
  test("[HISTORY-06] keep their names for administrators only", async () => {
    const product = await counter.product();
    const { commensalId, clientId } = await counter.diner({ balance: 100_000 });
    const sold = idOf(await counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" })));
    await ask("update profile set status = 'DELETED' where id = $1", clientId);
    const formerSeller = await addProfile(server().database.query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE");
    await ask("update profile set status = 'DELETED' where id = $1", formerSeller);

    const [forEmployee] = (await listAs(counter.till, "")).data;
    expect(forEmployee).toMatchObject({
      commensalName: null,
      commensal: { name: null, isDeleted: true },
      buyer: { name: null, isDeleted: true },
    });
    const [forAdministrator] = (await listAs(administrator(), "")).data;
    expect(forAdministrator).toMatchObject({
      commensal: { name: "Ana Gómez", isDeleted: true },
      buyer: { name: "Persona", isDeleted: true },
    });
    expect(await idsOf("search=gomez")).toEqual([]);
    expect(await idsOf("search=gomez", administrator())).toEqual([sold]);

    const listed = async (till: Counter["till"], path: string) =>
      (JSON.parse((await till.get(path)).text) as { data: readonly { id: string; isDeleted: boolean }[] }).data;
    for (const [path, id] of [
      ["/profiles/sellers", formerSeller],
      ["/transactions/commensals", commensalId],
    ] as const) {
      expect((await listed(counter.till, path)).map((one) => one.id)).not.toContain(id);
      expect(await listed(administrator(), path)).toContainEqual(expect.objectContaining({ id, isDeleted: true }));
    }
  });
});

describe("a cancelled transaction", () => {
  test("[HISTORY-08] shows who cancelled it, when, why and with which comment", async () => {
    const sold = idOf(await counter.till.sell(cartOf(await counter.product())));
    await administrator().revert(sold, { reason: "OUT_OF_STOCK", comment: "Se acabó" });
    expect((await listAs(counter.till, "")).data[0]).toMatchObject({
      status: "CANCELLED",
      cancellation: {
        reason: "OUT_OF_STOCK",
        comment: "Se acabó",
        by: "CAFETERIA",
        byName: "Persona",
        at: "2026-11-20T13:00:00.000Z",
      },
    });
  });
});
