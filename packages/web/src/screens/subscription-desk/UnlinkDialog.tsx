import type { CommensalId, SubscriptionId } from "@cantina/domain/kernel";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { rereadAfter } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/subscription-dialogs.ts";
import * as list from "../../texts/subscription-desk.ts";
import * as words from "../../texts/words.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";

export type Leaving = {
  readonly subscriptionId: SubscriptionId;
  readonly subscriptionName: string;
  readonly commensalId: CommensalId;
  readonly commensalName: string;
};

/** Links whoever was unlinked. It works from the notice, whichever screen is open by then. */
function useUndo({ subscriptionId, subscriptionName, commensalId, commensalName }: Leaving): () => Promise<void> {
  const { newId, queries } = useWorkplace();
  const calls = useSubscriptionCalls();
  return async () => {
    const request = { params: { subscriptionId }, body: { commensalIds: [commensalId] } };
    const undone = await calls.linkCommensals(request, { idempotencyKey: newId() });
    void rereadAfter(queries, "subscription");
    void notify(
      undone.ok
        ? { kind: "success", title: texts.linkedAgain(commensalName, subscriptionName) }
        : { kind: "error", title: sentenceOf(undone.failure) },
    );
  };
}

/** Done at once; it is seen only when it failed. SUBS-16 */
export function UnlinkDialog({ leaving, onClose }: { readonly leaving: Leaving; readonly onClose: () => void }) {
  const { subscriptionId, subscriptionName, commensalId, commensalName } = leaving;
  const calls = useSubscriptionCalls();
  const undo = useUndo(leaving);
  const unlinking = useConfirmation({
    isAtOnce: true,
    save: ({ key }) => calls.unlinkCommensal({ params: { subscriptionId, commensalId } }, { idempotencyKey: key }),
    changes: ["subscription"],
    onSaved: () => {
      void notify({
        kind: "success",
        title: texts.unlinked(commensalName, subscriptionName),
        actions: [{ label: words.undo, onPress: () => void undo() }],
      });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={unlinking} title={list.unlinkNamed(commensalName)} confirmLabel={texts.unlink}>
      {texts.unlinkHint(subscriptionName)}
    </EditConfirm>
  );
}
