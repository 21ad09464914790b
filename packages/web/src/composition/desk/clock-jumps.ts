import { clockJumpEndpoints } from "@cantina/contract/clock-jumps";
import type { DataOf } from "@cantina/contract/endpoint";
import { callsOf, plainQuery, queryKeys, type Sources } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";
import { useConfirmation } from "../forms/index.ts";

export type ClockJump = DataOf<typeof clockJumpEndpoints.listClockJumps>[number];

const interval = 60_000;

export const clockJumpsQuery = (sources: Sources) =>
  plainQuery(queryKeys.clockJumps, callsOf(sources, clockJumpEndpoints).listClockJumps, {
    refetchInterval: interval,
  });

export function useClockJumpConfirmation({ id: clockJumpId }: ClockJump) {
  const { confirmClockJump } = useCalls(clockJumpEndpoints);
  return useConfirmation({
    save: ({ key }) => confirmClockJump({ params: { clockJumpId } }, { idempotencyKey: key }),
    changes: ["clock"],
    onClose: () => undefined,
  });
}
