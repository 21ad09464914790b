import {
  type DiscountEntry,
  type DiscountFaults,
  type DiscountTerms,
  type ManagedCategory,
  checkDiscountEntry,
  emptyDiscount,
} from "@cantina/domain/clients";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useClientCalls } from "../../composition/desk/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { discountFaultTexts } from "../../texts/client-fault-texts.ts";
import { failureSentences } from "../../texts/failure-sentences.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as list from "../../texts/clients.ts";
import * as texts from "../../texts/client-forms.ts";
import * as words from "../../texts/words.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { type FormPlace, Rereadable } from "../../ui/Rereadable.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { percentText } from "./client-texts.ts";

type DiscountForm = {
  readonly entry: DiscountEntry;
  readonly draft: DiscountTerms;
  readonly faults: DiscountFaults;
  readonly saved: ManagedCategory;
  readonly failure: ApiFailure;
};

export interface CategoryDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly category: ManagedCategory | null;
  readonly onClose: () => void;
}

const entryOf = (category: ManagedCategory): DiscountEntry => ({
  name: category.name,
  percent: percentText(category),
  hasCap: category.maxDiscount !== null,
  cap: category.maxDiscount === null ? "" : String(category.maxDiscount / 100).replace(".", ","),
  minimumBalance: category.minimumBalance,
});

export const CategoryDialog = ({ category: known, onClose }: CategoryDialogProps) => (
  <Rereadable known={known} queryKey={queryKeys.managedCategories}>
    {(category, place) => <CategoryEdit {...place} category={category} onClose={onClose} />}
  </Rereadable>
);

function CategoryEdit({ category, onClose, ...place }: CategoryDialogProps & FormPlace) {
  const calls = useClientCalls();
  const isNew = category === null;
  const edit = useEdit<DiscountForm>({
    former: { entry: isNew ? emptyDiscount : entryOf(category), version: category?.version },
    check: checkDiscountEntry,
    save: ({ draft, key }) =>
      isNew
        ? calls.createDiscountCategory({ body: draft }, { idempotencyKey: key })
        : calls.updateDiscountCategory(
            { params: { categoryId: category.id }, body: { version: category.version, ...draft } },
            { idempotencyKey: key },
          ),
    changes: ["discountCategory", "client"],
    onSaved: ({ name }) => {
      void notify({ kind: "success", title: words.categorySaved(name) });
      onClose();
    },
    onClose,
  });
  const { entry } = edit;
  const faults = toldFaults(edit.faults, discountFaultTexts);
  const isNameTaken = edit.failure?.code === "NAME_TAKEN";
  return (
    <EditDialog
      {...place}
      // Which is told at its field.
      edit={isNameTaken ? { ...edit, failure: null } : edit}
      title={isNew ? words.createCategory : words.editNamed(category.name)}
      submitText={isNew ? words.create : words.save}
    >
      <TextField
        label={words.name}
        maxLength={textLimits.name}
        value={entry.name}
        error={faults.name ?? (isNameTaken ? failureSentences.NAME_TAKEN : undefined)}
        onChange={(name) => edit.type({ name })}
      />
      <TextField
        label={texts.discountPercent}
        inputMode="decimal"
        maxLength={8}
        value={entry.percent}
        error={faults.percent}
        onChange={(percent) => edit.type({ percent })}
      />
      <Box>
        <Switch label={texts.withCap} checked={entry.hasCap} onChange={(hasCap) => edit.type({ hasCap })} />
        {entry.hasCap && (
          <TextField
            label={texts.cap}
            inputMode="numeric"
            maxLength={12}
            value={entry.cap}
            error={faults.cap}
            hint={texts.capHint}
            onChange={(cap) => edit.type({ cap })}
          />
        )}
      </Box>
      <MoneyInput
        label={list.minimumBalance}
        allowNegative
        value={entry.minimumBalance}
        error={faults.minimumBalance}
        hint={texts.minimumBalanceHint}
        onChange={(minimumBalance) => edit.type({ minimumBalance })}
      />
    </EditDialog>
  );
}
