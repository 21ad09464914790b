import {
  type HistoryEntry,
  type RefundDraft,
  type RefundEntry,
  type RefundFaults,
  checkRefundEntry,
  emptyRefund,
  refundableLines,
} from "@cantina/domain/transactions";
import { type Refunded, transactionCalls } from "../../composition/live-data/index.ts";
import { type FormTypes, useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";

interface RefundForm extends FormTypes {
  readonly entry: RefundEntry;
  readonly draft: RefundDraft;
  readonly faults: RefundFaults;
  readonly saved: Refunded;
}

/** One press is one key, as of a revert. */
export function useRefund(entry: HistoryEntry, onRefunded: (refunded: Refunded) => void, onClose: () => void) {
  const { sources, queries } = useWorkplace();
  const lines = refundableLines(entry);
  return useEdit<RefundForm>({
    former: { entry: emptyRefund },
    check: (typed) => checkRefundEntry(lines, typed),
    save: ({ key, draft }) =>
      transactionCalls(sources)
        .refundUnits({ params: { orderId: entry.id }, body: draft }, { idempotencyKey: key })
        .finally(() => void queries.invalidateQueries()),
    onSaved: onRefunded,
    onClose,
  });
}
