import {
  type MovementDraft,
  type MovementEntry,
  type MovementFaults,
  checkMovement,
  descriptionLimit,
  movementTypes,
  newMovementEntry,
} from "@cantina/domain/stock";
import { type DailyStock, type StockRecord, dailyStocksQuery, useStockCalls } from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as restock from "../../texts/restock.ts";
import * as texts from "../../texts/stock.ts";
import * as words from "../../texts/words.ts";
import { ChipGroup } from "../../ui/ChipGroup.tsx";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { stockSentence } from "./stock-sentence.ts";

type MovementForm = FormOf<MovementEntry, MovementDraft, MovementFaults, StockRecord>;

export interface MovementDialogProps {
  readonly stock: Pick<DailyStock, "productId" | "productName" | "currentStock">;
  /** Only what came is asked for. */
  readonly isRestock?: boolean;
  readonly onClose: () => void;
}

/** Units that came or went. STOCK-02 */
export function MovementDialog({ stock, isRestock = false, onClose }: MovementDialogProps) {
  const { productId, productName, currentStock } = stock;
  const calls = useStockCalls();
  const { queries } = useWorkplace();
  // A form keeps the rules of its opening, and others sell and restock meanwhile.
  const stockNow = (): number =>
    queries.getQueryData(dailyStocksQuery(calls).queryKey)?.find((one) => one.productId === productId)?.currentStock ??
    currentStock;
  const edit = useEdit<MovementForm>({
    former: { entry: { ...newMovementEntry("INGRESO"), ...(isRestock && { description: texts.restocking }) } },
    check: (entry) => checkMovement(entry, stockNow()),
    save: ({ draft, key }) => calls.createStockRecord({ body: { productId, ...draft } }, { idempotencyKey: key }),
    changes: ["product"],
    onSaved: ({ resultingStock }) => {
      void notify({ kind: "success", title: texts.moved(productName, resultingStock) });
      onClose();
    },
    onClose,
  });
  const { entry, type: change } = edit;
  const faults = toldFaults(edit.faults, texts.movementFaultTexts);
  return (
    <EditDialog
      edit={edit}
      title={isRestock ? restock.restockOf(productName) : texts.moveOf(productName)}
      submitText={words.save}
      textOf={stockSentence}
    >
      {!isRestock && (
        <ChipGroup
          label={texts.movementType}
          options={movementTypes.map((value) => ({ value, label: texts.movementTypeNames[value] }))}
          value={entry.type}
          onChange={(type) => change({ type })}
        />
      )}
      <TextField
        label={words.quantity}
        inputMode="numeric"
        maxLength={9}
        value={entry.amount}
        hint={texts.availableNow(currentStock)}
        error={faults.amount}
        onChange={(amount) => change({ amount })}
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
