import { clockJumpEndpoints } from "@cantina/contract/clock-jumps";
import type { DataOf } from "@cantina/contract/endpoint";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import { type Sources, callsOf } from "./sources.ts";
import { useCalls } from "./use-calls.ts";
import { useConfirmation } from "./use-edit.ts";

export type ClockJump = DataOf<typeof clockJumpEndpoints.listClockJumps>[number];

const interval = 60_000;

export const clockJumpsQuery = (sources: Sources) =>
  queryOptions({
    queryKey: queryKeys.clockJumps,
    queryFn: ({ signal }) => orReject(callsOf(sources, clockJumpEndpoints).listClockJumps({}, { signal })),
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
