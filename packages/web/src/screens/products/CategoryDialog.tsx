import type { Category } from "@cantina/domain/catalog";
import {
  type CategoryDraft,
  type CategoryEntry,
  type CategoryFaults,
  categoryEntryOf,
  checkCategory,
} from "@cantina/domain/catalog-editing";
import { useCatalogCalls } from "../../composition/desk/index.ts";
import type { FormOf } from "../../composition/forms/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { besideNameText } from "../../texts/name-taken.ts";
import { categoryFaultTexts } from "../../texts/product-fault-texts.ts";
import * as texts from "../../texts/product-dialogs.ts";
import * as words from "../../texts/words.ts";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { ThingForm, UniqueNameField } from "../forms/index.ts";

type CategoryForm = FormOf<CategoryEntry, CategoryDraft, CategoryFaults, Category>;

export interface CategoryDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly category: Category | null;
  readonly onClose: () => void;
}

export function CategoryDialog({ category: known, onClose }: CategoryDialogProps) {
  const calls = useCatalogCalls();
  return (
    <ThingForm<CategoryForm>
      known={known}
      queryKey={queryKeys.categories}
      texts={{ create: words.createCategory, created: texts.categoryCreated, saved: words.categorySaved }}
      entryOf={categoryEntryOf}
      check={checkCategory}
      save={(category, { draft, key }) =>
        category === null
          ? calls.createCategory({ body: draft }, { idempotencyKey: key })
          : calls.changeCategory(
              { params: { categoryId: category.id }, body: { ...draft, version: category.version } },
              { idempotencyKey: key },
            )
      }
      changes={["category"]}
      textOf={besideNameText}
      onClose={onClose}
    >
      {(edit) => {
        const { entry, type: change } = edit;
        const faults = toldFaults(edit.faults, categoryFaultTexts);
        return (
          <>
            <UniqueNameField edit={edit} fault={faults.name} />
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
          </>
        );
      }}
    </ThingForm>
  );
}
