import { randomUUID } from "node:crypto";

import { cashRegisterEndpoints, cashReportEndpoints } from "@cantina/contract/cash-register";
import { BrokenInvariant, cents, localDate } from "@cantina/domain/kernel";
import pg from "pg";

import type { BenchPlace } from "../bench-place.ts";
import { type TillClient, hold, openTillClient } from "../till-client.ts";
import { fillRegisters, orderPrice, sellerOf } from "./register-data.ts";

export type CloseMeasured = {
  readonly orders: number;
  /** Milliseconds. */
  readonly closes: readonly number[];
  readonly reports: readonly number[];
};

const timed = async <T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly value: T }> => {
  const began = performance.now();
  const value = await work();
  return { ms: performance.now() - began, value };
};

const mustBe = (what: string, is: unknown, expected: unknown): void => {
  if (is !== expected) throw new BrokenInvariant(`${what}: ${String(is)} instead of ${String(expected)}`);
};

/** Counts one peso more than the orders make, which only a right sum finds. */
async function close({ call, cafeteriaId }: TillClient, expected: number): Promise<number> {
  const { ms, value } = await timed(async () =>
    hold(
      await call(
        cashRegisterEndpoints.createCashMovement,
        { params: { cafeteriaId }, body: { type: "CLOSE", amount: cents(expected + 100) } },
        { idempotencyKey: randomUUID() },
      ),
    ),
  );
  mustBe("expected at the close", value.expected, expected);
  mustBe("difference of the close", value.difference, 100);
  return ms;
}

async function readReport({ call, cafeteriaId }: TillClient, expected: number): Promise<number> {
  const dayFrom = (days: number) => localDate(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const { ms, value } = await timed(async () =>
    hold(
      await call(cashReportEndpoints.listCashIntervals, {
        params: { cafeteriaId },
        query: { from: dayFrom(-1), until: dayFrom(1) },
      }),
    ),
  );
  const [interval] = value;
  mustBe("expected in the report", interval?.expected, expected);
  mustBe("counted in the report", interval?.counted, expected + 100);
  return ms;
}

/** Few orders and many in turns; each close is undone for the next. */
export async function measureClose(
  { url, connection }: BenchPlace,
  { counts, rounds }: { readonly counts: readonly number[]; readonly rounds: number },
): Promise<readonly CloseMeasured[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const registers = await fillRegisters(client, counts);
    const sellers = await Promise.all(
      counts.map(async (orders) => ({
        orders,
        till: await openTillClient(url, sellerOf(orders)),
        closes: [] as number[],
        reports: [] as number[],
      })),
    );
    for (let round = 0; round <= rounds; round += 1) {
      for (const { orders, till, closes, reports } of sellers) {
        const expected = orders * orderPrice;
        const took = [await close(till, expected), await readReport(till, expected)] as const;
        // The first round warms up.
        if (round > 0) [closes, reports].forEach((list, index) => list.push(took[index] ?? Number.NaN));
      }
      await registers.reopen();
    }
    return sellers;
  } finally {
    await client.end();
  }
}
