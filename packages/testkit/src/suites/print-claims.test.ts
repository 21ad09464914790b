import { randomUUID } from "node:crypto";
import { createApiClient, httpPrintClaims } from "@cantina/adapters/http";
import { type OrderId, id } from "@cantina/domain/kernel";
import type { AnsweredClaim, DeviceId, PrintClaimId, PrintClaimsPort } from "@cantina/domain/printing";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withTestServer } from "../database/index.ts";
import { type Counter, cartOf, handClock, openCounter, signInAs } from "../orders-suite/index.ts";

type Place = { readonly url: string };
type Claims = PrintClaimsPort & { readonly deviceId: DeviceId };

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let servers: readonly Place[];
let counter: Counter;
let orderId: OrderId;

beforeAll(async () => {
  servers = [server(), await server().startAnother()];
});
beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server());
  orderId = await newOrder();
});

async function newOrder(): Promise<OrderId> {
  const sold = await counter.till.sell(cartOf(await counter.product()));
  if (sold.data === undefined) throw new Error(sold.text);
  return id<"order">(String(sold.data["id"]));
}

async function deviceAt(index = 0, station = "Cocina", at: Counter = counter): Promise<Claims> {
  const deviceId = id<"device">(randomUUID());
  const token = await signInAs(server().database, at.canteen.employeeId);
  const client = createApiClient({
    baseUrl: `${servers[index % servers.length]?.url ?? ""}/api`,
    token: () => token,
    tabId: "suite",
    onSessionExpired: () => {},
  });
  const { cafeteriaId } = at.canteen;
  return { deviceId, ...httpPrintClaims(client, { cafeteriaId, deviceId, station: () => station }) };
}

async function ask(device: Claims, orders: readonly OrderId[] = [orderId], version = 1) {
  const answer = await device.claim(orders.map((one) => ({ orderId: one, version })));
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

const outcomeOf = async (device: Claims, version = 1): Promise<AnsweredClaim["outcome"] | undefined> =>
  (await ask(device, [orderId], version))[0]?.outcome;

describe("claims of tickets", () => {
  test("[PRINT-09] of many devices at two servers one wins each order, whatever they ask at once", async () => {
    const orders = [orderId, ...(await Promise.all(Array.from({ length: 4 }, newOrder)))];
    const devices = await Promise.all(Array.from({ length: 6 }, (_, index) => deviceAt(index)));
    const answers = await Promise.all(
      devices.map((device, index) => ask(device, index % 2 === 0 ? orders : orders.toReversed())),
    );
    for (const order of orders) {
      const ofOrder = answers.flat().filter((answer) => answer.orderId === order);
      expect(ofOrder.map(({ outcome }) => outcome).toSorted()).toEqual([
        "taken",
        "taken",
        "taken",
        "taken",
        "taken",
        "won",
      ]);
      expect(ofOrder.filter(({ claimId }) => claimId !== null)).toHaveLength(1);
    }
  });

  test("[PRINT-09] two tills that share a station print one ticket, those of another station their own", async () => {
    const [mine, theirs, bar] = [await deviceAt(), await deviceAt(1), await deviceAt(0, "Barra")];
    expect([await outcomeOf(mine), await outcomeOf(theirs), await outcomeOf(bar)]).toEqual(["won", "taken", "won"]);
  });

  test("[PRINT-10] after a reload a device gets its unfinished claim back under the same id", async () => {
    const device = await deviceAt();
    const [first] = await ask(device);
    expect(await ask(device)).toEqual([first]);
    expect((await device.end(first?.claimId ?? id<"print-claim">(randomUUID()), "PRINTED")).ok).toBe(true);
    expect(await outcomeOf(device)).toBe("taken");
  });

  test("[PRINT-10] another device takes over what was left unfinished, once the lease is over", async () => {
    const [mine, theirs] = [await deviceAt(), await deviceAt(1)];
    const [first] = await ask(mine);
    clock.set("2026-11-20T13:01:59Z");
    expect(await outcomeOf(theirs)).toBe("taken");
    clock.set("2026-11-20T13:02:00Z");
    expect(await ask(theirs)).toEqual([{ ...first, outcome: "won" }]);
    expect(await outcomeOf(mine)).toBe("taken");
  });

  test("[PRINT-09] an update of an order is claimed anew, and an old version of it no more", async () => {
    const device = await deviceAt();
    await outcomeOf(device);
    await server().database.query("update transaction set version = 2 where id = $1", [orderId]);
    expect([await outcomeOf(device, 1), await outcomeOf(device, 2)]).toEqual(["stale", "won"]);
  });

  test("[PRINT-09] tells nothing of another cafeteria's orders and ends none of its claims", async () => {
    const [claim] = await ask(await deviceAt());
    const stranger = await openCounter(server().database, server());
    const device = await deviceAt(0, "Cocina", stranger);
    expect(await ask(device)).toEqual([{ orderId, version: 1, outcome: "stale", claimId: null }]);
    expect(await device.end(claim?.claimId ?? id<"print-claim">(""), "DISCARDED")).toMatchObject({
      ok: false,
      failure: { code: "DELETE_OR_UPDATE_NOT_FOUND" },
    });
    expect(await outcomeOf(await deviceAt())).toBe("taken");
  });

  test("[PRINT-09] a ticket that was discarded is not printed by the others either", async () => {
    const [mine, theirs] = [await deviceAt(), await deviceAt(1)];
    const [first] = await ask(mine);
    const claimId: PrintClaimId = first?.claimId ?? id<"print-claim">("");
    await mine.end(claimId, "DISCARDED");
    clock.set("2026-11-20T14:00:00Z");
    expect(await outcomeOf(theirs)).toBe("taken");
  });
});
