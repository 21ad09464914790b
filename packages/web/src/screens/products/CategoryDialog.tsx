import type { Category } from "@cantina/domain/catalog";
import {
  type CategoryDraft,
  type CategoryEntry,
  type CategoryFaults,
  categoryEntryOf,
  checkCategory,
} from "@cantina/domain/catalog-editing";
import { textLimits } from "@cantina/domain/kernel";
import { useCatalogCalls } from "../../composition/desk/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { categoryFaultTexts } from "../../texts/product-fault-texts.ts";
import * as texts from "../../texts/product-dialogs.ts";
import * as words from "../../texts/words.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { type FormPlace, Rereadable } from "../../ui/Rereadable.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";

type CategoryForm = {
  readonly entry: CategoryEntry;
  readonly draft: CategoryDraft;
  readonly faults: CategoryFaults;
  readonly saved: Category;
  readonly failure: ApiFailure;
};

export interface CategoryDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly category: Category | null;
  readonly onClose: () => void;
}

export const CategoryDialog = ({ category: known, onClose }: CategoryDialogProps) => (
  <Rereadable known={known} queryKey={queryKeys.categories}>
    {(category, place) => <CategoryEdit {...place} category={category} onClose={onClose} />}
  </Rereadable>
);

function CategoryEdit({ category, onClose, ...place }: CategoryDialogProps & FormPlace) {
  const calls = useCatalogCalls();
  const isNew = category === null;
  const edit = useEdit<CategoryForm>({
    former: { entry: categoryEntryOf(category), version: category?.version },
    check: checkCategory,
    save: ({ draft, key }) =>
      isNew
        ? calls.createCategory({ body: draft }, { idempotencyKey: key })
        : calls.changeCategory(
            { params: { categoryId: category.id }, body: { ...draft, version: category.version } },
            { idempotencyKey: key },
          ),
    changes: ["category"],
    onSaved: ({ name }) => {
      void notify({ kind: "success", title: isNew ? texts.categoryCreated(name) : words.categorySaved(name) });
      onClose();
    },
    onClose,
  });
  const { entry, type: change } = edit;
  const faults = toldFaults(edit.faults, categoryFaultTexts);
  // The name that was sent is another category's. EDIT-17
  const isNameTaken = edit.failure?.code === "NAME_TAKEN";
  return (
    <EditDialog
      {...place}
      edit={edit}
      title={isNew ? words.createCategory : words.editNamed(category.name)}
      submitText={isNew ? words.create : words.save}
      textOf={(failure) => (isNameTaken ? null : sentenceOf(failure))}
    >
      <TextField
        label={words.name}
        maxLength={textLimits.name}
        value={entry.name}
        error={isNameTaken ? failureSentences.NAME_TAKEN : faults.name}
        onChange={(name) => change({ name })}
      />
      <Switch
        label={texts.timeLimit}
        checked={entry.hasTimeLimit}
        onChange={(hasTimeLimit) => change({ hasTimeLimit })}
      />
      {entry.hasTimeLimit && (
        <TextField
          label={texts.lastTime}
          placeholder={texts.lastTimeExample}
          inputMode="numeric"
          hint={texts.lastTimeHint}
          value={entry.timeLimit}
          error={faults.timeLimit}
          onChange={(timeLimit) => change({ timeLimit })}
        />
      )}
    </EditDialog>
  );
}
