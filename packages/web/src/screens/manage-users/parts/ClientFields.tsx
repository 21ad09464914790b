import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { ClientEntry, ClientFaults, ManagedCategory } from "@cantina/domain/clients";
import { formatMoney, textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { clientFaultTexts } from "../../../texts/client-fault-texts.ts";
import { toldFaults } from "../../../texts/fault-texts.ts";
import * as list from "../../../texts/clients.ts";
import * as texts from "../../../texts/client-forms.ts";
import * as words from "../../../texts/words.ts";
import { FormSection } from "../../../ui/FormSection.tsx";
import { MoneyInput } from "../../../ui/MoneyInput.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { hasIdentification } from "../client-change.ts";
import { CommensalRows, type CommensalRowsProps } from "./CommensalRows.tsx";
import type { TakePhoto } from "../use-photos.ts";

export type ClientPlace = {
  readonly categories: readonly ManagedCategory[];
  readonly cafeteria: Cafeteria | undefined;
};

export interface ClientFieldsProps {
  readonly isNew: boolean;
  readonly edit: {
    readonly entry: ClientEntry;
    readonly faults: ClientFaults | null;
    readonly type: (part: Partial<ClientEntry>) => void;
  };
  readonly place: ClientPlace;
  /** Of commensals that the server knows. */
  readonly removal: CommensalRowsProps["removal"];
  readonly onRestrict: CommensalRowsProps["onRestrict"];
  readonly onPhoto: TakePhoto;
}

export function ClientFields({ isNew, edit, place, removal, onRestrict, onPhoto }: ClientFieldsProps) {
  const { entry, type: set } = edit;
  const faults = toldFaults(edit.faults, clientFaultTexts);
  const { categories, cafeteria } = place;
  const byDefault = categories.find(({ id }) => id === cafeteria?.defaultDiscountCategoryId);
  const category = categories.find(({ id }) => id === entry.discountCategoryId) ?? byDefault;
  const isIdentified = hasIdentification(cafeteria);
  return (
    <>
      <FormSection title={words.data}>
        <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4" alignItems="start">
          {isNew ? (
            <TextField
              label={words.email}
              type="email"
              maxLength={textLimits.name}
              value={entry.email}
              error={faults.email}
              hint={texts.emailHint}
              onChange={(email) => set({ email })}
            />
          ) : (
            <TextField label={words.email} type="email" value={entry.email} disabled onChange={() => undefined} />
          )}
          <TextField
            label={words.name}
            maxLength={textLimits.name}
            value={entry.username}
            error={faults.username}
            onChange={(username) => set({ username })}
          />
          <SelectField
            label={words.category}
            value={entry.discountCategoryId ?? ""}
            options={[
              { value: "", label: byDefault === undefined ? list.byDefault : texts.categoryByDefault(byDefault.name) },
              ...categories
                .filter(({ id }) => id !== byDefault?.id)
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(value) => set({ discountCategoryId: categories.find(({ id }) => id === value)?.id ?? null })}
          />
          {isIdentified && (
            <TextField
              label={words.familyCode}
              maxLength={64}
              value={entry.familyCode}
              onChange={(familyCode) => set({ familyCode })}
            />
          )}
        </Box>
      </FormSection>
      <FormSection title={list.minimumBalance}>
        <Switch
          label={
            category === undefined
              ? texts.useCategoryMinimum
              : texts.useCategoryMinimumOf(formatMoney(category.minimumBalance))
          }
          checked={entry.usesCategoryMinimum}
          onChange={(usesCategoryMinimum) => set({ usesCategoryMinimum })}
        />
        {!entry.usesCategoryMinimum && (
          <MoneyInput
            label={list.minimumBalance}
            allowNegative
            value={entry.minimumBalance}
            error={faults.minimumBalance}
            hint={texts.minimumBalanceHint}
            onChange={(minimumBalance) => set({ minimumBalance })}
          />
        )}
      </FormSection>
      <FormSection title={words.diners}>
        <CommensalRows
          rows={entry.rows}
          classes={cafeteria?.classes ?? []}
          error={faults.rows}
          onChange={(rows) => set({ rows })}
          removal={removal}
          onRestrict={cafeteria?.features.includes("commensalRestrictions") === true ? onRestrict : undefined}
          hasDailyLimit={cafeteria?.features.includes("commensalDailyLimit") === true}
          onPhoto={isIdentified ? onPhoto : undefined}
        />
      </FormSection>
    </>
  );
}
