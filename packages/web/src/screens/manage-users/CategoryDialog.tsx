import {
  type DiscountEntry,
  type DiscountFaults,
  type DiscountTerms,
  type ManagedCategory,
  checkDiscountEntry,
  emptyDiscount,
} from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { useClientCalls } from "../../composition/desk/index.ts";
import type { FormOf } from "../../composition/forms/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { discountFaultTexts } from "../../texts/client-fault-texts.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { besideNameText } from "../../texts/name-taken.ts";
import * as list from "../../texts/clients.ts";
import * as texts from "../../texts/client-forms.ts";
import * as words from "../../texts/words.ts";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { ThingForm, UniqueNameField } from "../forms/index.ts";
import { percentText } from "./client-texts.ts";

type DiscountForm = FormOf<DiscountEntry, DiscountTerms, DiscountFaults, ManagedCategory>;

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

export function CategoryDialog({ category: known, onClose }: CategoryDialogProps) {
  const calls = useClientCalls();
  return (
    <ThingForm<DiscountForm>
      known={known}
      queryKey={queryKeys.managedCategories}
      texts={{ create: words.createCategory, created: words.categorySaved, saved: words.categorySaved }}
      entryOf={(category) => (category === null ? emptyDiscount : entryOf(category))}
      check={checkDiscountEntry}
      save={(category, { draft, key }) =>
        category === null
          ? calls.createDiscountCategory({ body: draft }, { idempotencyKey: key })
          : calls.updateDiscountCategory(
              { params: { categoryId: category.id }, body: { version: category.version, ...draft } },
              { idempotencyKey: key },
            )
      }
      changes={["discountCategory", "client"]}
      textOf={besideNameText}
      onClose={onClose}
    >
      {(edit) => {
        const { entry, type: change } = edit;
        const faults = toldFaults(edit.faults, discountFaultTexts);
        return (
          <>
            <UniqueNameField edit={edit} fault={faults.name} />
            <TextField
              label={texts.discountPercent}
              inputMode="decimal"
              maxLength={8}
              value={entry.percent}
              error={faults.percent}
              onChange={(percent) => change({ percent })}
            />
            <Box>
              <Switch label={texts.withCap} checked={entry.hasCap} onChange={(hasCap) => change({ hasCap })} />
              {entry.hasCap && (
                <TextField
                  label={texts.cap}
                  inputMode="numeric"
                  maxLength={12}
                  value={entry.cap}
                  error={faults.cap}
                  hint={texts.capHint}
                  onChange={(cap) => change({ cap })}
                />
              )}
            </Box>
            <MoneyInput
              label={list.minimumBalance}
              allowNegative
              value={entry.minimumBalance}
              error={faults.minimumBalance}
              hint={texts.minimumBalanceHint}
              onChange={(minimumBalance) => change({ minimumBalance })}
            />
          </>
        );
      }}
    </ThingForm>
  );
}
