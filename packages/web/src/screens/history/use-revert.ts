import {
  type HistoryEntry,
  type RevertDraft,
  type RevertEntry,
  type RevertFaults,
  checkRevertEntry,
  emptyRevert,
} from "@cantina/domain/transactions";
import { transactionCalls } from "../../composition/live-data/index.ts";
import { type FormTypes, useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";

interface RevertForm extends FormTypes {
  readonly entry: RevertEntry;
  readonly draft: RevertDraft;
  readonly faults: RevertFaults;
  readonly saved: HistoryEntry;
}

/** One press is one key: however often it is sent, the money goes back once. */
export function useRevert(entry: HistoryEntry, onReverted: () => void, onClose: () => void) {
  const { sources, queries } = useWorkplace();
  return useEdit<RevertForm>({
    former: { entry: emptyRevert },
    check: checkRevertEntry,
    save: ({ key, draft }) =>
      // Money, stock, limits and coupons may all have moved, and of its own change a tab is told nothing.
      transactionCalls(sources)
        .revertTransaction({ params: { orderId: entry.id }, body: draft }, { idempotencyKey: key })
        .finally(() => void queries.invalidateQueries()),
    onSaved: onReverted,
    onClose,
  });
}
