import {
  type ResolutionDraft,
  type ResolutionEntry,
  type ResolutionFaults,
  checkResolution,
  descriptionLimit,
} from "@cantina/domain/stock";
import { useStockCalls } from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import type { StockShortage } from "../../composition/live-data/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as lateSales from "../../texts/late-sales.ts";
import * as texts from "../../texts/shortages.ts";
import * as words from "../../texts/words.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";

type ResolutionForm = FormOf<ResolutionEntry, ResolutionDraft, ResolutionFaults, null>;

const sentence = (failure: ApiFailure): string =>
  failure.code === "DELETE_OR_UPDATE_NOT_FOUND" ? texts.alreadyResolved : sentenceOf(failure);

export interface ResolveDialogProps {
  readonly shortage: StockShortage;
  readonly onClose: () => void;
}

/** By a movement: what came that nobody had booked, less what was missing. STOCK-10 */
export function ResolveDialog({ shortage: { id, name, quantity, currentStock }, onClose }: ResolveDialogProps) {
  const calls = useStockCalls();
  const available = currentStock ?? 0;
  const edit = useEdit<ResolutionForm>({
    former: { entry: { received: String(Math.max(0, quantity - available)), description: "" } },
    check: (entry) => checkResolution(entry, { missing: quantity, currentStock: available }),
    save: ({ draft, key }) =>
      calls.resolveStockShortage({ params: { shortageId: id }, body: draft }, { idempotencyKey: key }),
    changes: ["product"],
    onSaved: () => {
      void notify({ kind: "success", title: texts.resolvedOf(name) });
      onClose();
    },
    onClose,
  });
  const { entry, type: change } = edit;
  const faults = toldFaults(edit.faults, texts.resolutionFaultTexts);
  return (
    <EditDialog edit={edit} title={lateSales.resolveNamed(name)} submitText={words.save} textOf={sentence}>
      <TextField
        label={texts.received}
        inputMode="numeric"
        maxLength={9}
        value={entry.received}
        hint={texts.receivedHint(quantity, available)}
        error={faults.received}
        onChange={(received) => change({ received })}
      />
      <TextField
        label={words.description}
        maxLength={descriptionLimit}
        value={entry.description}
        error={faults.description}
        onChange={(description) => change({ description })}
      />
    </EditDialog>
  );
}
