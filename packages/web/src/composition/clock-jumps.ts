import { type ClockJump, httpClockJumps } from "@cantina/adapters/http";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import type { Sources } from "./sources.ts";
import { useConfirmation } from "./use-edit.ts";
import { useWorkplace } from "./workplace-context.ts";

export type { ClockJump } from "@cantina/adapters/http";

const interval = 60_000;

export const clockJumpsQuery = ({ client }: Sources) =>
  queryOptions<readonly ClockJump[]>({
    queryKey: queryKeys.clockJumps,
    queryFn: ({ signal }) => orReject(httpClockJumps(client).list(signal)),
    refetchInterval: interval,
  });

export function useClockJumpConfirmation(jump: ClockJump) {
  const { sources } = useWorkplace();
  return useConfirmation({
    save: ({ key }) => httpClockJumps(sources.client).confirm(jump, key),
    changes: ["clock"],
    onClose: () => undefined,
  });
}
