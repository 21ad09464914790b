import type { ApiFailure } from "@cantina/contract/calls";
import { clockJumpEndpoints } from "@cantina/contract/clock-jumps";
import type { DataOf } from "@cantina/contract/endpoint";
import type { IdempotencyKey, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";

export type ClockJump = DataOf<typeof clockJumpEndpoints.listClockJumps>[number];

export type ClockJumpsSource = {
  /** Those that nobody has confirmed. */
  readonly list: (signal: AbortSignal) => Promise<Result<readonly ClockJump[], ApiFailure>>;
  readonly confirm: (jump: ClockJump, key: IdempotencyKey) => Promise<Result<{ readonly id: string }, ApiFailure>>;
};

export const httpClockJumps = (client: ApiClient): ClockJumpsSource => ({
  list: (signal) => client.call(clockJumpEndpoints.listClockJumps, {}, { signal }),
  confirm: ({ id }, idempotencyKey) =>
    client.call(clockJumpEndpoints.confirmClockJump, { params: { clockJumpId: id } }, { idempotencyKey }),
});
