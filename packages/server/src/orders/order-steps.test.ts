import { randomUUID } from "node:crypto";
import { canBecome, orderStatuses } from "@cantina/domain/orders";
import { everyChange, withTestServer } from "@cantina/testkit/database";
import { type Counter, addProfile, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";

type State = { readonly id: string; readonly status: string; readonly version: number };

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server());
});

/** Sells one order for that pickup and answers its id. */
async function sell(pickUp: string | null = null, markAsCompleted = false): Promise<string> {
  const sold = await counter.till.sell(cartOf(await counter.product(), { markAsCompleted }));
  const orderId = String(sold.data?.["id"]);
  if (pickUp !== null)
    await server().database.query("update transaction set pick_up_date_time = $2 where id = $1", [orderId, pickUp]);
  return orderId;
}

const statesOf = ({ data }: { readonly data: unknown }): readonly State[] => data as readonly State[];
const deliver = (orderIds: readonly string[], versions?: readonly number[]) =>
  counter.till.put("/transactions/orders/mark_delivered", { orderIds, ...(versions !== undefined && { versions }) });
const step = (orderId: string, name: "undo_delivered" | "mark_archived", version?: number) =>
  counter.till.put(`/orders/${orderId}/${name}`, version === undefined ? {} : { version });
const rowOf = async (orderId: string) =>
  (
    await server().database.query(
      "select status, version, delivered_at is not null as delivered, delivered_by from transaction where id = $1",
      [orderId],
    )
  )[0];
const eventsOf = async (orderId: string) =>
  (
    await server().database.query(`select 1 from ${everyChange} e where entity_type = 'order' and entity_id = $1`, [
      orderId,
    ])
  ).length;

describe("what is made", () => {
  const mark = (orderIds: readonly string[], isReady = true) =>
    counter.till.put("/transactions/orders/mark_ready", { orderIds, isReady });
  const readyAt = async (orderId: string): Promise<unknown> =>
    (await server().database.query("select ready_at from transaction where id = $1", [orderId]))[0]?.["ready_at"];

  test("[ORDERS-20] is kept with the order, told once, and taken back", async () => {
    const orderId = await sell();
    expect(statesOf(await mark([orderId]))).toEqual([{ id: orderId, status: "STARTED", version: 1 }]);
    expect(await readyAt(orderId)).not.toBeNull();
    expect(await eventsOf(orderId)).toBe(2);
    await mark([orderId]);
    expect(await eventsOf(orderId)).toBe(2);
    await mark([orderId], false);
    expect(await readyAt(orderId)).toBeNull();
    expect(await eventsOf(orderId)).toBe(3);
  });

  test("[ORDERS-20] is gone with the next step, and does not come back with what is recovered", async () => {
    const orderId = await sell();
    await mark([orderId]);
    await deliver([orderId]);
    expect(await readyAt(orderId)).toBeNull();
    await step(orderId, "undo_delivered");
    expect(await readyAt(orderId)).toBeNull();
  });

  test("[ORDERS-20] is said of all that is named, or of none", async () => {
    const [first, second] = [await sell(), await sell(null, true)];
    expect((await mark([first, second])).code).toBe("INVALID_TRANSACTION_STATUS");
    expect(await readyAt(first)).toBeNull();
  });
});

describe("a step", () => {
  test("[ORDERS-02] delivers a pending order, says who did it, and tells the others", async () => {
    const orderId = await sell();
    const answer = await deliver([orderId], [1]);
    expect(statesOf(answer)).toEqual([{ id: orderId, status: "COMPLETED", version: 2 }]);
    expect(await rowOf(orderId)).toEqual({
      status: "COMPLETED",
      version: 2,
      delivered: true,
      delivered_by: counter.canteen.employeeId,
    });
    expect(await eventsOf(orderId)).toBe(2);
  });

  test("[ORDERS-04] a second delivery is a success that does nothing, whatever version it saw", async () => {
    const orderId = await sell();
    await deliver([orderId]);
    const before = await rowOf(orderId);
    clock.set("2026-11-20T14:00:00Z");
    for (const versions of [undefined, [1], [2]] as const) {
      expect((await deliver([orderId], versions)).status).toBe(200);
    }
    expect(await rowOf(orderId)).toEqual(before);
    expect(await eventsOf(orderId)).toBe(2);
  });

  test("[ORDERS-05] on an earlier version is refused with what the order is now", async () => {
    const orderId = await sell();
    await deliver([orderId]);
    await step(orderId, "undo_delivered");
    expect(await deliver([orderId], [1])).toMatchObject({
      status: 409,
      code: "STALE_ORDER",
      extra: { id: orderId, status: "STARTED", version: 3 },
    });
    expect((await deliver([orderId], [3])).status).toBe(200);
  });

  test("[ORDERS-02] delivers all that it names or none", async () => {
    const [first, second, reverted] = [await sell(), await sell(), await sell()];
    await counter.till.revert(reverted, { reason: "MISTAKEN_ORDER" });
    expect((await deliver([first, reverted, second])).code).toBe("INVALID_COMPLETE_TRANSACTION");
    expect((await deliver([first, randomUUID()])).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    expect(await rowOf(first)).toMatchObject({ status: "STARTED", version: 1 });
    expect(statesOf(await deliver([first, second])).map(({ status }) => status)).toEqual(["COMPLETED", "COMPLETED"]);
  });

  test("[ORDERS-26] delivers as many at once as a board with the passes of a month shows", async () => {
    const added = await server().database.query(
      `insert into transaction (id, cafeteria_id, order_type, status, payment_method, subtotal, total_price, local_date, date_time,
         last_status_update, origin_medium, seller_id)
       select gen_random_uuid(), cafeteria_id, order_type, status, payment_method, 0, 0, local_date, date_time,
              last_status_update, origin_medium, seller_id
         from transaction, generate_series(1, 4000) where id = $1 returning id`,
      [await sell()],
    );
    const orderIds = added.map(({ id }) => String(id));
    const delivered = await deliver(
      orderIds,
      orderIds.map(() => 1),
    );
    expect(delivered.status).toBe(200);
    expect(statesOf(delivered).filter(({ status }) => status === "COMPLETED")).toHaveLength(4000);
  });

  test("[ORDERS-03] recovers a delivered order, and archives a cancelled one", async () => {
    const orderId = await sell();
    expect((await step(orderId, "mark_archived")).code).toBe("INVALID_TRANSACTION_STATUS");
    await deliver([orderId]);
    expect(statesOf(await step(orderId, "undo_delivered", 2))).toEqual([
      { id: orderId, status: "STARTED", version: 3 },
    ]);
    expect(await rowOf(orderId)).toMatchObject({ delivered: false, delivered_by: null });
    await counter.till.revert(orderId, { reason: "CLIENT_REQUESTED" });
    expect((await step(orderId, "undo_delivered")).code).toBe("INVALID_TRANSACTION_STATUS");
    expect(statesOf(await step(orderId, "mark_archived", 4))).toEqual([
      { id: orderId, status: "CANCELLED_ARCHIVED", version: 5 },
    ]);
    expect((await step(orderId, "mark_archived", 4)).status).toBe(200);
  });

  test("[ORDERS-02] knows no orders of another cafeteria", async () => {
    const orderId = await sell();
    const other = await openCounter(server().database, server());
    expect((await other.till.put("/transactions/orders/mark_delivered", { orderIds: [orderId] })).code).toBe(
      "DELETE_OR_UPDATE_NOT_FOUND",
    );
    expect(await rowOf(orderId)).toMatchObject({ status: "STARTED" });
  });

  test("[ORDERS-04] of sixteen tills that deliver the same orders, all succeed and each order is delivered once", async () => {
    const orderIds = await Promise.all(Array.from({ length: 5 }, () => sell()));
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, till) =>
        deliver(till % 2 === 0 ? orderIds : orderIds.toReversed(), [1, 1, 1, 1, 1]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    for (const orderId of orderIds) {
      expect(await rowOf(orderId)).toMatchObject({ status: "COMPLETED", version: 2 });
      expect(await eventsOf(orderId)).toBe(2);
    }
  });

  test("[ORDERS-05] of eight tills that deliver and eight that recover at once, the versions add up", async () => {
    const orderId = await sell();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, till) => (till % 2 === 0 ? deliver([orderId]) : step(orderId, "undo_delivered"))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const row = await rowOf(orderId);
    // Each change of status is one version and one event, and what changed nothing left none.
    expect(await eventsOf(orderId)).toBe(Number(row?.["version"]));
    expect(Number(row?.["version"]) % 2 === 0 ? "COMPLETED" : "STARTED").toBe(row?.["status"]);
  });
});

describe("the database", () => {
  test("[ORDERS-01] lets a status go exactly where the table says", async () => {
    const { database } = server();
    for (const from of orderStatuses) {
      for (const to of orderStatuses.filter((status) => status !== from)) {
        const orderId = randomUUID();
        await database.query(
          `insert into transaction (id, cafeteria_id, order_type, status, payment_method, subtotal, total_price, local_date,
             date_time, last_status_update, origin_medium, seller_id)
           values ($1, $2, 'ORDER', $3, 'CASH', 0, 0, '2026-11-20', now(), now(), 'WEB',
             (select id from profile where cafeteria_id = $2 limit 1))`,
          [orderId, counter.canteen.cafeteriaId, from],
        );
        const moved = await database
          .query("update transaction set status = $2 where id = $1 returning version", [orderId, to])
          .then(
            ([row]) => row?.["version"],
            (error: unknown) => String(error),
          );
        if (canBecome(from, to)) expect(moved, `${from} > ${to}`).toBe(2);
        else expect(moved, `${from} > ${to}`).toContain(`from ${from} to ${to}`);
      }
    }
  });

  test("[ORDERS-06] counts a version up for whoever changes a status, a revert too, and for nothing else", async () => {
    const orderId = await sell();
    await server().database.query("update transaction set comments = 'x' where id = $1", [orderId]);
    expect(await rowOf(orderId)).toMatchObject({ version: 1 });
    await deliver([orderId]);
    await counter.till.revert(orderId, { reason: "OUT_OF_STOCK" });
    expect(await rowOf(orderId)).toMatchObject({ status: "CANCELLED", version: 3, delivered: false });
  });
});

describe("the day", () => {
  test("[ORDERS-07] is delivered up to its end at that place, and no further", async () => {
    const today = [await sell(), await sell("2026-11-20T10:00:00Z"), await sell("2026-11-21T02:59:59Z")];
    const later = [await sell("2026-11-21T03:00:00Z"), await sell("2026-11-25T15:00:00Z")];
    const delivered = statesOf(await counter.till.put("/orders/all/mark_delivered"));
    expect(delivered.map(({ id }) => id).toSorted()).toEqual(today.toSorted());
    for (const orderId of later) expect(await rowOf(orderId)).toMatchObject({ status: "STARTED" });
  });

  test("[ORDERS-12] is recovered by the highest level only: what was delivered from the board today", async () => {
    const yesterday = await sell();
    clock.set("2026-11-20T02:59:00Z");
    await deliver([yesterday]);
    clock.set("2026-11-20T13:00:00Z");
    const [board, atOnce] = [await sell(), await sell(null, true)];
    await deliver([board]);
    const path = "/orders/undo_delivered_daily";
    for (const profileId of [counter.canteen.employeeId, counter.canteen.administratorId]) {
      expect((await counter.tillOf(profileId).put(path)).code).toBe("WRONG_PERMISSIONS");
    }
    const system = await addProfile(server().database.query, counter.canteen.cafeteriaId, "SYSTEM_ADMINISTRATOR");
    expect(statesOf(await counter.tillOf(system).put(path))).toEqual([{ id: board, status: "STARTED", version: 3 }]);
    expect(await rowOf(atOnce)).toMatchObject({ status: "COMPLETED", version: 1 });
    expect(await rowOf(yesterday)).toMatchObject({ status: "COMPLETED" });
  });
});

describe("the board", () => {
  const idsAt = async (path: string) =>
    ((await counter.till.get(path)).data as unknown as readonly State[]).map(({ id }) => id);
  const board = "/transactions/orders/pending_and_cancelled/";

  test("[ORDERS-13] holds what is pending, and what was cancelled in the last 7 days", async () => {
    const [pending, cancelled, delivered] = [await sell("2026-12-20T15:00:00Z"), await sell(), await sell()];
    await counter.till.revert(cancelled, { reason: "NOT_PICKED_UP" });
    await deliver([delivered]);
    expect((await idsAt(board)).toSorted()).toEqual([pending, cancelled].toSorted());
    clock.set("2026-11-27T13:00:00Z");
    expect(await idsAt(board)).toContain(cancelled);
    clock.set("2026-11-27T13:00:01Z");
    expect(await idsAt(board)).toEqual([pending]);
  });

  test("[ORDERS-12] remembers the last five that it delivered, the latest first", async () => {
    const orderIds: string[] = [];
    for (let minute = 10; minute < 17; minute += 1) {
      clock.set(`2026-11-20T13:${minute}:00Z`);
      const orderId = await sell();
      await deliver([orderId]);
      orderIds.unshift(orderId);
    }
    await sell(null, true);
    expect(await idsAt("/transactions/orders/recently_delivered")).toEqual(orderIds.slice(0, 5));
  });
});
