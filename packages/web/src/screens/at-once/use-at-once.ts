import { type Result, isOutcomeUnknown } from "@cantina/domain/kernel";
import { useState } from "react";
import { type Change, rereadAfter } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import * as texts from "../../texts/at-once.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as words from "../../texts/words.ts";
import { useNotify } from "../notices/index.ts";

/** Something that is done without a question, because it can be taken back. */
export type Deed = {
  readonly call: (options: { readonly idempotencyKey: string }) => Promise<Result<unknown, ApiFailure>>;
  readonly done: string;
  /** What that means. */
  readonly meaning?: string;
  readonly failed: string;
  readonly undo?: Deed;
};

const whyNot = (failure: ApiFailure): string =>
  failure.code === "STALE_ENTRY" ? texts.changedMeanwhile : sentenceOf(failure);

/**
 * Does it and tells who did it what became of it, whichever screen is open by then: with 'Deshacer', or with 'Reintentar', which
 * sends the same, where nobody knows. Another press for the same thing (`of`) does nothing until the screen shows what
 * the first one did. FORM-09
 */
export function useAtOnce(...changes: readonly Change[]) {
  const { newId, queries } = useWorkplace();
  const notify = useNotify();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());

  async function send(deed: Deed, key: string): Promise<void> {
    const { call, done, meaning, failed, undo } = deed;
    const answer = await call({ idempotencyKey: key });
    const shown = rereadAfter(queries, ...changes);
    if (answer.ok) {
      const actions = undo === undefined ? [] : [{ label: words.undo, onPress: () => void send(undo, newId()) }];
      void notify({ kind: "success", title: done, ...(meaning !== undefined && { detail: meaning }), actions });
      await shown;
    } else {
      const { failure } = answer;
      const actions = isOutcomeUnknown(failure) ? [{ label: words.retry, onPress: () => void send(deed, key) }] : [];
      void notify({ kind: "error", title: failed, detail: whyNot(failure), actions });
    }
  }

  async function begin(of: string, deed: Deed): Promise<void> {
    if (underWay.has(of)) return;
    setUnderWay((others) => new Set([...others, of]));
    try {
      await send(deed, newId());
    } finally {
      setUnderWay((all) => new Set([...all].filter((one) => one !== of)));
    }
  }
  return { underWay, doAtOnce: (of: string, deed: Deed): void => void begin(of, deed) };
}
