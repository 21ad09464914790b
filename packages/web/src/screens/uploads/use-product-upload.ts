import { type IdempotencyKey, id } from "@cantina/domain/kernel";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { type ApiFailure, QueryRefusal, isPassing, orReject } from "../../composition/failure.ts";
import { queryKeys } from "../../composition/queries.ts";
import { type ProductUpload, type UndoneUpload, uploadsSource } from "../../composition/upload-source.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";

type Attempt = { readonly file: File; readonly key: IdempotencyKey };

/** Where an upload stands. */
export type UploadStage =
  | { readonly kind: "choosing"; readonly failure: ApiFailure | null }
  | { readonly kind: "checking"; readonly file: File }
  | { readonly kind: "checked"; readonly file: File; readonly plan: ProductUpload }
  | { readonly kind: "writing"; readonly plan: ProductUpload }
  | {
      readonly kind: "refused";
      readonly failure: ApiFailure;
      /** Set while nobody knows whether it was written. */
      readonly resend: (() => void) | null;
    }
  | { readonly kind: "written"; readonly batchId: string; readonly count: number; readonly failure: ApiFailure | null }
  | { readonly kind: "undoing"; readonly count: number }
  | { readonly kind: "undone"; readonly undone: UndoneUpload };

export type ProductUploadFlow = {
  readonly stage: UploadStage;
  readonly check: (file: File) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
  readonly undo: () => void;
  readonly restart: () => void;
};

const tries = 3;
const refusalOf = (error: unknown): ApiFailure | null => (error instanceof QueryRefusal ? error.failure : null);

/** A file is tried first, then written under one key however often it is sent, and can be taken back. */
export function useProductUpload(): ProductUploadFlow {
  const { sources, queries, newId } = useWorkplace();
  const uploads = uploadsSource(sources);
  const abort = useRef<AbortController | null>(null);
  const newKey = (): IdempotencyKey => id<"idempotency-key">(newId());
  const reread = (): void => void queries.invalidateQueries({ queryKey: queryKeys.products });

  const trial = useMutation({
    mutationFn: (file: File) => {
      abort.current = new AbortController();
      return orReject(uploads.tryProducts(file, newKey(), abort.current.signal));
    },
  });
  const writing = useMutation({
    mutationFn: ({ file, key }: Attempt) => orReject(uploads.addProducts(file, key)),
    retry: (failures, cause) => isPassing(cause) && failures < tries,
    onSettled: reread,
  });
  const undoing = useMutation({
    mutationFn: (batchId: string) => orReject(uploads.undoProducts(batchId)),
    onSettled: reread,
  });

  function stageOf(): UploadStage {
    if (undoing.isSuccess) return { kind: "undone", undone: undoing.data };
    if (writing.isSuccess && writing.data.batchId !== null) {
      const count = writing.data.products.length;
      return undoing.isPending
        ? { kind: "undoing", count }
        : { kind: "written", batchId: writing.data.batchId, count, failure: refusalOf(undoing.error) };
    }
    if (trial.isPending) return { kind: "checking", file: trial.variables };
    if (!trial.isSuccess) return { kind: "choosing", failure: refusalOf(trial.error) };
    if (writing.isPending) return { kind: "writing", plan: trial.data };
    const failure = refusalOf(writing.error);
    if (failure === null) return { kind: "checked", file: trial.variables, plan: trial.data };
    const again = writing.variables;
    const resend = again !== undefined && isPassing(writing.error) ? () => writing.mutate(again) : null;
    return { kind: "refused", failure, resend };
  }
  const stage = stageOf();
  const restart = (): void => {
    for (const step of [trial, writing, undoing]) step.reset();
  };
  return {
    stage,
    check: (file) => {
      restart();
      trial.mutate(file);
    },
    cancel: () => {
      abort.current?.abort();
      restart();
    },
    confirm: () => {
      if (stage.kind === "checked") writing.mutate({ file: stage.file, key: newKey() });
    },
    undo: () => {
      if (stage.kind === "written") undoing.mutate(stage.batchId);
    },
    restart,
  };
}
