import { type ClockJump, httpClockJumps } from "@cantina/adapters/http";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import type { Sources } from "./sources.ts";
import { useDeskCall } from "./use-desk-call.ts";
import { useWorkplace } from "./workplace-context.ts";

export type { ClockJump } from "@cantina/adapters/http";

const interval = 60_000;

export const clockJumpsQuery = ({ client }: Sources) =>
  queryOptions<readonly ClockJump[]>({
    queryKey: queryKeys.clockJumps,
    queryFn: ({ signal }) => orReject(httpClockJumps(client).list(signal)),
    refetchInterval: interval,
  });

export function useClockJumpConfirmation() {
  const { sources } = useWorkplace();
  return useDeskCall({
    call: (jump: ClockJump) => httpClockJumps(sources.client).confirm(jump),
    changes: ["clock"],
    onDone: () => undefined,
  });
}
