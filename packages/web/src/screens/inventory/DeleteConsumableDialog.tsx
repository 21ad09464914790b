import {
  type Consumable,
  type DeletionEntry,
  type DeletionRefusal,
  type Replacement,
  checkDeletionEntry,
  emptyDeletion,
  replacementsFor,
} from "@cantina/domain/inventory";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import type { ApiFailure } from "../../failures/failure.ts";
import { type ConsumableDetail, consumableDetailQuery, useInventoryCalls } from "../../composition/desk/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { unitSigns } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/inventory-dialogs.ts";
import * as words from "../../texts/words.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { FormOutline } from "../../ui/FormOutline.tsx";
import type { FormPlace } from "../../ui/Rereadable.tsx";
import { QuantityInput } from "../../ui/QuantityInput.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { notify } from "../../ui/notify.ts";
import { UsesNotice } from "./parts/UsesNotice.tsx";

type DeletionForm = {
  readonly entry: DeletionEntry;
  readonly draft: Replacement | null;
  readonly faults: DeletionRefusal;
  readonly saved: null;
  readonly failure: ApiFailure;
};

export interface DeleteConsumableDialogProps {
  readonly consumable: Consumable;
  readonly consumables: readonly Consumable[];
  readonly onClose: () => void;
}

const modeNames: readonly { readonly value: DeletionEntry["mode"]; readonly label: string }[] = [
  { value: "REPLACE", label: texts.replaceAndDelete },
  { value: "REMOVE", label: texts.deleteOnly },
];

const replacementQuery = (replacement: Replacement | null) =>
  replacement === null
    ? {}
    : { replacementConsumableId: replacement.consumableId, replacementQuantity: replacement.quantity };

export function DeleteConsumableDialog(props: DeleteConsumableDialogProps) {
  const { consumable, onClose } = props;
  const calls = useInventoryCalls();
  const { data, failureReason, refetch } = useQuery(consumableDetailQuery(calls, consumable.id));
  return (
    <FormOutline
      title={words.deleteNamed(consumable.name)}
      data={data}
      failure={failureReason}
      errorTitle={texts.usesUnreadable}
      onRetry={() => void refetch()}
      height="120px"
      onClose={onClose}
    >
      {({ uses }, openedFrom) => <Deletion {...props} uses={uses} openedFrom={openedFrom} />}
    </FormOutline>
  );
}

type DeletionProps = DeleteConsumableDialogProps & Pick<ConsumableDetail, "uses"> & Pick<FormPlace, "openedFrom">;

/** Specification §4: replacing is offered first wherever something can stand in, and not at all where nothing can. */
function Deletion({ consumable, consumables, uses, onClose, openedFrom }: DeletionProps) {
  const { id: goingId, name, unit } = consumable;
  const calls = useInventoryCalls();
  const possible = replacementsFor(goingId, consumables);
  const check = (entry: DeletionEntry) =>
    checkDeletionEntry(entry, goingId, { consumables, isInProducts: uses.products.length > 0 });
  const edit = useEdit<DeletionForm>({
    former: { entry: emptyDeletion },
    check,
    save: ({ draft, key }) =>
      calls.deleteConsumable(
        { params: { consumableId: goingId }, query: replacementQuery(draft) },
        { idempotencyKey: key },
      ),
    changes: ["consumable", "product"],
    onSaved: () => {
      void notify({ kind: "success", title: words.deletedNamed(name) });
      onClose();
    },
    onClose,
  });
  const { entry, type: change } = edit;
  const other = possible.find(({ id }) => id === entry.consumableId);
  return (
    <EditDialog
      openedFrom={openedFrom}
      edit={edit}
      title={words.deleteNamed(name)}
      submitText={words.deleteIt}
      isDangerous
      isBlocked={!check(entry).ok}
      textOf={(failure) => texts.notDeleted(name, sentenceOf(failure))}
    >
      <UsesNotice uses={uses} isReplaceable={possible.length > 0} />
      {possible.length > 0 && (
        <SelectField
          label={texts.whatToDo}
          value={entry.mode}
          options={modeNames}
          onChange={(mode) => change({ mode: mode === "REMOVE" ? "REMOVE" : "REPLACE" })}
        />
      )}
      {possible.length > 0 && entry.mode === "REPLACE" && (
        <>
          <SelectField
            label={texts.replacement}
            value={entry.consumableId ?? ""}
            options={[
              { value: "", label: words.choose },
              ...possible.map((one) => ({ value: one.id, label: `${one.name} (${unitSigns[one.unit]})` })),
            ]}
            onChange={(value) => change({ consumableId: possible.find(({ id }) => id === value)?.id ?? null })}
          />
          <QuantityInput
            label={texts.replacementQuantity}
            unit={other === undefined ? "" : unitSigns[other.unit]}
            value={entry.quantity}
            error={entry.quantity === 0 ? texts.quantityTooLow : undefined}
            hint={other === undefined ? undefined : texts.replacementHint(other.name, unitSigns[unit], name)}
            onChange={(quantity) => change({ quantity })}
          />
        </>
      )}
      <Box fontSize="13px" color="fg.muted">
        {texts.historyKeepsIt}
      </Box>
    </EditDialog>
  );
}
