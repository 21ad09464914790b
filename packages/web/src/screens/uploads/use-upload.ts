import { type IdempotencyKey, id } from "@cantina/domain/kernel";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { type ApiFailure, QueryRefusal, isPassing, orReject } from "../../failures/failure.ts";
import { rereadAfter } from "../../composition/live-data/index.ts";
import { uploadPatience as patience } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import type { UploadKind, UploadPlan } from "./upload-kind.ts";

type Trial = { readonly file: File; readonly signal: AbortSignal };
type Attempt = { readonly file: File; readonly key: IdempotencyKey };

/** Where an upload stands. */
export type UploadStage<Plan> =
  | { readonly kind: "choosing"; readonly failure: ApiFailure | null }
  | { readonly kind: "checking"; readonly file: File; readonly isWaiting: boolean }
  | { readonly kind: "checked"; readonly file: File; readonly plan: Plan }
  | { readonly kind: "writing"; readonly plan: Plan; readonly isWaiting: boolean }
  | {
      readonly kind: "refused";
      readonly failure: ApiFailure;
      /** Set while nobody knows whether it was written. */
      readonly resend: (() => void) | null;
    }
  | { readonly kind: "written" };

export type UploadFlow<Plan> = {
  readonly stage: UploadStage<Plan>;
  readonly check: (file: File) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
  readonly restart: () => void;
};

const tries = 3;
/** The server has others' files before this one and was asked for two minutes or more. */
const mostTurns = 20;
const turnPause = 1_500;
const refusalOf = (error: unknown): ApiFailure | null => (error instanceof QueryRefusal ? error.failure : null);

const isBusy = (error: unknown): boolean => refusalOf(error)?.code === "UPLOAD_BUSY";
const pauseAfter = (failures: number, cause: unknown): number => (isBusy(cause) ? turnPause : 1000 * 2 ** failures);

/** A file is tried first, then written under one key however often it is sent. `onWritten` hears of it, closed or not. */
export function useUpload<Plan extends UploadPlan>(
  { send, changed }: Pick<UploadKind<Plan, never>, "send" | "changed">,
  onWritten: (upload: Plan) => void,
): UploadFlow<Plan> {
  const { queries, newId } = useWorkplace();
  const abort = useRef<AbortController | null>(null);
  const newKey = (): IdempotencyKey => id<"idempotency-key">(newId());
  const reread = (): void => void rereadAfter(queries, changed);

  const trial = useMutation({
    mutationFn: ({ file, signal }: Trial) =>
      orReject(send({ query: { dryRun: "true" } }, { file, signal, patience, idempotencyKey: newKey() })),
    // Once cancelled, the next try ends at once and is no wait for a turn.
    retry: (failures, cause) => isBusy(cause) && failures < mostTurns,
    retryDelay: turnPause,
  });
  const writing = useMutation({
    mutationFn: ({ file, key }: Attempt) => orReject(send({ query: {} }, { file, patience, idempotencyKey: key })),
    retry: (failures, cause) => (isBusy(cause) ? failures < mostTurns : isPassing(cause) && failures < tries),
    retryDelay: pauseAfter,
    onSuccess: onWritten,
    onSettled: reread,
  });

  function stageOf(): UploadStage<Plan> {
    if (writing.isSuccess) return { kind: "written" };
    if (trial.isPending)
      return { kind: "checking", file: trial.variables.file, isWaiting: isBusy(trial.failureReason) };
    if (!trial.isSuccess) return { kind: "choosing", failure: refusalOf(trial.error) };
    if (writing.isPending) return { kind: "writing", plan: trial.data, isWaiting: isBusy(writing.failureReason) };
    const failure = refusalOf(writing.error);
    if (failure === null) return { kind: "checked", file: trial.variables.file, plan: trial.data };
    const again = writing.variables;
    const resend = again !== undefined && isPassing(writing.error) ? () => writing.mutate(again) : null;
    return { kind: "refused", failure, resend };
  }
  const stage = stageOf();
  const restart = (): void => {
    for (const step of [trial, writing]) step.reset();
  };
  return {
    stage,
    check: (file) => {
      restart();
      abort.current = new AbortController();
      trial.mutate({ file, signal: abort.current.signal });
    },
    cancel: () => {
      abort.current?.abort();
      restart();
    },
    confirm: () => {
      if (stage.kind === "checked") writing.mutate({ file: stage.file, key: newKey() });
    },
    restart,
  };
}
