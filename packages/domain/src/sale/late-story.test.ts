import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import {
  type DeviceReading,
  type Instant,
  type TillTime,
  hearServer,
  id,
  instantAfter,
  keep,
  loadTemporal,
  readOn,
  resume,
} from "../kernel/index.ts";
import type { LateSaleFacts } from "./late-sale-facts.ts";
import { lateTime } from "./late-time.ts";
import { inOrder } from "./make-late-sale.ts";
import type { LateSale, QueuedSale } from "./late-sale.ts";

beforeAll(loadTemporal);

/** The opening of the register; what follows counts in milliseconds from it. */
const opening = "2026-11-20T08:00:00.000Z" as Instant;
const start = 0;
const [hour, day] = [3_600_000, 86_400_000];
const textOf = (milliseconds: number): Instant => instantAfter(opening, Math.round(milliseconds));

const wait = fc.integer({ min: 1, max: hour });
const step = fc.oneof(
  { weight: 3, arbitrary: wait.map((by) => ({ type: "sell", by }) as const) },
  wait.map((by) => ({ type: "reload", by }) as const),
  wait.map((by) => ({ type: "sleep", by: by + 2_000 }) as const),
  wait.map((by) => ({ type: "hear", by }) as const),
);
const jump = fc
  .oneof(fc.integer({ min: -3_652 * day, max: -1 }), fc.integer({ min: 1, max: 3_652 * day }))
  .map((by) => ({ type: "set", by }) as const);
const ahead = fc.integer({ min: -3_652 * day, max: 3_652 * day });

type Step = { readonly type: "sell" | "reload" | "sleep" | "hear" | "set"; readonly by: number };

/** Lives one morning of a till whose sales all wait, and gives when each was made and when it is booked. */
function live(off: number, steps: readonly Step[]) {
  let [server, wall, steady] = [start, start + off, 0];
  const reading = (): DeviceReading => ({ wall, steady });
  let time: TillTime = hearServer(null, { at: server, took: 0 }, reading());
  const [made, waiting]: [number[], QueuedSale[]] = [[], []];
  for (const { type, by } of steps) {
    if (type === "set") wall += by;
    else {
      server += by;
      wall += by;
      if (type !== "sleep") steady += by;
    }
    if (type === "reload") {
      const kept = keep(time);
      steady = 0;
      time = resume(kept, reading());
    } else time = type === "hear" ? hearServer(time, { at: server, took: 0 }, reading()) : readOn(time, reading());
    if (type !== "sell") continue;
    const sale = { soldAt: textOf(time.server), deviceTime: textOf(start) } as LateSale;
    const queued = inOrder({ key: id<"idempotency-key">("clave"), sale, refusal: null }, waiting);
    if (queued !== null) waiting.push(queued);
    made.push(server);
  }
  const arrival = server + 1_000;
  const registerThen = { id: id<"register-session">("caja"), openedAt: textOf(start) };
  const facts = { at: textOf(arrival), registerThen, registerNow: registerThen } as LateSaleFacts;
  return { made: made.map(textOf), booked: waiting.map(({ sale }) => lateTime(sale, facts)), facts };
}

test("[SALE-41] [SALE-54] over any story of clocks a sale is booked within its bounds, and in the order of its till", () => {
  fc.assert(
    fc.property(ahead, fc.array(fc.oneof({ weight: 4, arbitrary: step }, jump), { maxLength: 40 }), (off, steps) => {
      const { booked, facts } = live(off, steps);
      for (const at of booked) {
        expect(at >= textOf(start)).toBe(true);
        expect(at <= facts.at).toBe(true);
      }
      expect(booked).toEqual(booked.toSorted());
    }),
  );
});

test("[SALE-41] a sale is booked when it was made where nobody set a clock, whatever the device's shows", () => {
  fc.assert(
    fc.property(ahead, fc.array(step, { maxLength: 40 }), (off, steps) => {
      const { made, booked } = live(off, steps);
      expect(booked).toEqual(made);
    }),
  );
});
