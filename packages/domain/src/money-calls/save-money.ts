import type { ActorRefFrom } from "xstate";
import type { EditAttempt } from "../editing/index.ts";
import { BrokenInvariant, type Result, accepted, refused } from "../kernel/index.ts";
import type { SubmitFailure } from "../sale/index.ts";
import type { moneyCallMachine } from "./money-call.machine.ts";
import type { BookedMoneyCall, MoneyCall } from "./money-call.ts";

export type MoneyDesk = Pick<ActorRefFrom<typeof moneyCallMachine>, "getSnapshot" | "send" | "on" | "subscribe">;

type Answer = Result<BookedMoneyCall, SubmitFailure>;

/**
 * How a form saves money: the desk takes the press under its key and keeps it until its answer is certain, however
 * long that takes. One at a time (MONEY-03), so that the next answer is this one's. Rejects where the device can't keep
 * it; the same press may then be asked for again.
 */
export const saveMoney =
  <Draft>(desk: MoneyDesk, callOf: (draft: Draft) => MoneyCall) =>
  ({ key, draft }: Pick<EditAttempt<Draft>, "key" | "draft">): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = { type: "moneyCall.asked", key, call: callOf(draft) } as const;
      if (!desk.getSnapshot().can(asked)) throw new BrokenInvariant("another money call is under way");
      const stop = (): void => {
        for (const one of listeners) one.unsubscribe();
      };
      const answer = (told: Answer): void => {
        stop();
        resolve(told);
      };
      const listeners = [
        desk.on("moneyCall.booked", ({ booked }) => answer(accepted(booked))),
        desk.on("moneyCall.refused", ({ failure }) => answer(refused(failure))),
        desk.subscribe((snapshot) => {
          if (!snapshot.hasTag("broken")) return;
          stop();
          reject(new Error("the device could not keep or send it"));
        }),
      ];
      desk.send(asked);
    });
