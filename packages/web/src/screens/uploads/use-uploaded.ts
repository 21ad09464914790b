import { id } from "@cantina/domain/kernel";
import { useQueryClient } from "@tanstack/react-query";
import { rereadAfter } from "../../composition/live-data/index.ts";
import { type ProductUpload, uploadCalls } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/uploads.ts";
import * as words from "../../texts/words.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { useNotify } from "../notices/index.ts";
import { shownUpload } from "./uploaded.ts";

/** Tells what a file has added, with a way to see it and one to take it back; `open` leads there from any screen. */
export function useTellUploaded(open: () => void): (upload: ProductUpload) => void {
  const { sources, left } = useWorkplace();
  const notify = useNotify();
  const queries = useQueryClient();

  async function undo(batchId: string): Promise<void> {
    shownUpload.set(null);
    const answer = await uploadCalls(sources).undoProductUpload({ params: { batchId: id(batchId) } });
    void rereadAfter(queries, "catalog");
    if (left.aborted) return;
    if (!answer.ok) {
      const actions = [{ label: words.retry, onPress: () => void undo(batchId) }];
      void notify({
        kind: "error",
        title: texts.notUndone,
        detail: sentenceOf(answer.failure),
        actions,
      });
    } else if (answer.value.stayed.length > 0) {
      shownUpload.set({ kind: "undone", undone: answer.value });
      open();
    } else {
      void notify({ kind: "success", title: texts.undone(answer.value.removed) });
    }
  }

  return (upload) => {
    const { batchId } = upload;
    if (batchId === null) return;
    const takeBack = (): void => void undo(batchId);
    const show = (): void => {
      shownUpload.set({ kind: "added", upload, undo: takeBack });
      open();
    };
    void notify({
      kind: "success",
      title: texts.added(upload.products.length),
      actions: [
        { label: words.undo, onPress: takeBack },
        { label: words.see, onPress: show },
      ],
    });
  };
}
