import type { SnapshotFrom } from "xstate";
import type { MoneyCall } from "./money-call.ts";
import type { moneyCallMachine } from "./money-call.machine.ts";

export type MoneyCallView = {
  readonly isSending: boolean;
  readonly isBroken: boolean;
  /** What is sent, or nobody knows the outcome of. */
  readonly pending: MoneyCall | null;
  readonly canAsk: boolean;
  readonly canRetry: boolean;
};

export const moneyCallView = (snapshot: SnapshotFrom<typeof moneyCallMachine>): MoneyCallView => ({
  isSending: snapshot.hasTag("sending"),
  isBroken: snapshot.hasTag("broken"),
  pending: snapshot.hasTag("broken") ? null : (snapshot.context.attempt?.call ?? null),
  canAsk: snapshot.matches("idle"),
  canRetry: snapshot.hasTag("uncertain") || snapshot.hasTag("broken"),
});
