import type { Product } from "@cantina/domain/catalog";
import { compareNames } from "@cantina/domain/kernel";
import {
  type ActivationDraft,
  type ActivationEntry,
  type ActivationFaults,
  canHaveStock,
  checkActivation,
} from "@cantina/domain/stock";
import { type StockRecord, useStockCalls } from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as texts from "../../texts/stock.ts";
import * as words from "../../texts/words.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { stockSentence } from "./stock-sentence.ts";

type ActivationForm = FormOf<ActivationEntry, ActivationDraft, ActivationFaults, StockRecord>;

export interface ActivateDialogProps {
  readonly products: readonly Product[];
  readonly onClose: () => void;
}

/** From now on the sale counts its units. STOCK-03 */
export function ActivateDialog({ products, onClose }: ActivateDialogProps) {
  const { createStockRecord } = useStockCalls();
  const edit = useEdit<ActivationForm>({
    former: { entry: { productId: null, amount: "" } },
    check: checkActivation,
    save: ({ draft, key }) =>
      createStockRecord({ body: { ...draft, type: "INITIALIZE_STOCK" } }, { idempotencyKey: key }),
    changes: ["product"],
    onSaved: ({ productName }) => {
      void notify({ kind: "success", title: texts.activated(productName) });
      onClose();
    },
    onClose,
  });
  const { entry, type: change } = edit;
  const faults = toldFaults(edit.faults, texts.activationFaultTexts);
  const offered = products
    .filter(({ type, currentStock }) => canHaveStock(type) && currentStock === null)
    .toSorted((a, b) => compareNames(a.name, b.name));
  return (
    <EditDialog edit={edit} title={texts.activate} submitText={texts.activateIt} textOf={stockSentence}>
      <SelectField
        label={texts.product}
        value={entry.productId ?? ""}
        options={[{ value: "", label: words.choose }, ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
        error={faults.productId}
        onChange={(productId) => change({ productId: offered.find(({ id }) => id === productId)?.id ?? null })}
      />
      <TextField
        label={texts.firstAmount}
        inputMode="numeric"
        maxLength={9}
        value={entry.amount}
        hint={texts.firstAmountHint}
        error={faults.amount}
        onChange={(amount) => change({ amount })}
      />
    </EditDialog>
  );
}
