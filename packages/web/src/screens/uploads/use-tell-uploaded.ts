import { type IdempotencyKey, id } from "@cantina/domain/kernel";
import { useQueryClient } from "@tanstack/react-query";
import { rereadAfter } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/uploads.ts";
import * as words from "../../texts/words.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { useNotify } from "../notices/index.ts";
import type { UploadKind, UploadPlan } from "./upload-kind.ts";

/** Tells what a file did, with a way to see it and one to take it back; `open` leads there from any screen. */
export function useTellUploaded<Plan extends UploadPlan, Item extends { readonly row: number }>(
  kind: UploadKind<Plan, Item>,
  open: () => void,
): (upload: Plan) => void {
  const { left, newId } = useWorkplace();
  const notify = useNotify();
  const queries = useQueryClient();

  async function undo(batchId: string, key: IdempotencyKey): Promise<void> {
    kind.shown.set(null);
    const answer = await kind.undo(batchId, key);
    void rereadAfter(queries, kind.changed);
    if (left.aborted) return;
    if (!answer.ok) {
      const actions = [{ label: words.retry, onPress: () => void undo(batchId, key) }];
      void notify({
        kind: "error",
        title: texts.notUndone,
        detail: sentenceOf(answer.failure),
        actions,
      });
    } else if (answer.value.stayed.length > 0) {
      kind.shown.set({ kind: "undone", undone: answer.value });
      open();
    } else {
      void notify({ kind: "success", title: kind.texts.undone(answer.value.removed) });
    }
  }

  return (upload) => {
    const { batchId } = upload;
    if (batchId === null) return;
    const takeBack = (): void => void undo(batchId, id(newId()));
    const show = (): void => {
      kind.shown.set({ kind: "added", upload, undo: takeBack });
      open();
    };
    void notify({
      kind: "success",
      title: kind.texts.added(kind.itemsOf(upload).length),
      actions: [
        { label: words.undo, onPress: takeBack },
        { label: words.see, onPress: show },
      ],
    });
  };
}
