import { randomUUID } from "node:crypto";
import { xlsxFile } from "../../sheets/index.ts";
import type { Fault } from "../faults/index.ts";

export type PayoutCall = "list" | "file";

/** As GET …/payouts writes it. */
export type KeptPayout = {
  readonly id: string;
  readonly payoutDate: string;
  readonly totalBeforeFees: number;
  readonly total: number;
};

/** Its own state: what it paid out, and to whom. */
export type PayoutBooks = {
  readonly apiKey: string;
  /** By merchant, the newest first. */
  readonly payouts: Map<string, readonly KeptPayout[]>;
  readonly faults: Record<PayoutCall, Fault[]>;
  /** Of the list, whenever it is asked for. */
  readonly faultsOfPages: Map<string, Fault>;
  /** What was wrong with what it was asked. */
  readonly complaints: string[];
};

/** A merchant that is there from the start, for who only looks. */
export const firstMerchant = "comedor-1";

const day = 86_400_000;

/** One a week until that day, of growing amounts; Mattilda's fee is 2.9 %. */
export function weeklyPayouts(merchantId: string, count: number, until: number): readonly KeptPayout[] {
  return Array.from({ length: count }, (_, index) => {
    const cents = 1_250_000 + (count - index) * 73_105;
    return {
      id: `${merchantId}.${count - index}`,
      payoutDate: new Date(until - index * 7 * day).toISOString().slice(0, 10),
      totalBeforeFees: cents / 100,
      total: (cents - Math.round(cents * 0.029)) / 100,
    };
  });
}

export const newPayoutBooks = (): PayoutBooks => ({
  apiKey: `clave-${randomUUID()}`,
  payouts: new Map([[firstMerchant, weeklyPayouts(firstMerchant, 25, Date.now())]]),
  faults: { list: [], file: [] },
  faultsOfPages: new Map(),
  complaints: [],
});

/** Three top-ups that a payout is of. */
export function payoutSheet({ id, payoutDate, totalBeforeFees, total }: KeptPayout): Buffer {
  const third = Math.round(totalBeforeFees * 100 * 0.3) / 100;
  const parts = [third, third, Math.round((totalBeforeFees - 2 * third) * 100) / 100];
  return xlsxFile([
    ["Liquidación", "Fecha", "Pago", "Importe"],
    ...parts.map((amount, index) => [id, payoutDate, `pago-${index + 1}`, amount]),
    [id, payoutDate, "Total antes de comisión", totalBeforeFees],
    [id, payoutDate, "Total dispersado", total],
  ]);
}
