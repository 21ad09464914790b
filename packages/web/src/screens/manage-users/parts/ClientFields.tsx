import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type ClientDraft, type ClientFaults, type CommensalRow, type ManagedCategory } from "@cantina/domain/clients";
import { formatMoney, textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { MoneyInput } from "../../../ui/MoneyInput.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { hasIdentification } from "../client-change.ts";
import { clientFaultTexts } from "../client-texts.ts";
import { CommensalRows } from "./CommensalRows.tsx";
import type { TakePhoto } from "../use-photos.ts";

export type ClientPlace = {
  readonly categories: readonly ManagedCategory[];
  readonly cafeteria: Cafeteria | undefined;
};

export interface ClientFieldsProps {
  readonly isNew?: boolean;
  readonly draft: ClientDraft;
  readonly faults: ClientFaults;
  readonly place: ClientPlace;
  readonly onChange: (draft: ClientDraft) => void;
  /** Deletes a commensal that the server knows. */
  readonly onRemove?: (row: CommensalRow) => Promise<void>;
  /** Answers the address of the photo as it will look. */
  readonly onPhoto: TakePhoto;
}

const textOf = (fault: keyof typeof clientFaultTexts | undefined) =>
  fault === undefined ? undefined : clientFaultTexts[fault];

export function ClientFields(props: ClientFieldsProps) {
  const { isNew = false, draft, faults, place, onChange, onRemove, onPhoto } = props;
  const { categories, cafeteria } = place;
  const byDefault = categories.find(({ id }) => id === cafeteria?.defaultDiscountCategoryId);
  const category = categories.find(({ id }) => id === draft.discountCategoryId) ?? byDefault;
  const isIdentified = hasIdentification(cafeteria);
  const set = (part: Partial<ClientDraft>): void => onChange({ ...draft, ...part });
  return (
    <>
      <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4" alignItems="start">
        {isNew ? (
          <TextField
            label="Email"
            type="email"
            maxLength={textLimits.name}
            value={draft.email}
            error={textOf(faults.email)}
            hint="Recibirá un correo para confirmar su cuenta."
            onChange={(email) => set({ email })}
          />
        ) : (
          <TextField label="Email" type="email" value={draft.email} disabled onChange={() => undefined} />
        )}
        <TextField
          label="Nombre"
          maxLength={textLimits.name}
          value={draft.username}
          error={textOf(faults.username)}
          onChange={(username) => set({ username })}
        />
        <SelectField
          label="Categoría"
          value={draft.discountCategoryId ?? ""}
          options={[
            { value: "", label: byDefault === undefined ? "Predeterminada" : `${byDefault.name} (predeterminada)` },
            ...categories.filter(({ id }) => id !== byDefault?.id).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => set({ discountCategoryId: categories.find(({ id }) => id === value)?.id ?? null })}
        />
        {isIdentified && (
          <TextField
            label="Código de familia"
            maxLength={64}
            value={draft.familyCode}
            onChange={(familyCode) => set({ familyCode })}
          />
        )}
      </Box>
      <Box>
        <Switch
          label={
            category === undefined
              ? "Usar el balance mínimo de la categoría"
              : `Usar el balance mínimo de la categoría (${formatMoney(category.minimumBalance)})`
          }
          checked={draft.usesCategoryMinimum}
          onChange={(usesCategoryMinimum) => set({ usesCategoryMinimum })}
        />
        {!draft.usesCategoryMinimum && (
          <MoneyInput
            label="Balance mínimo"
            allowNegative
            value={draft.minimumBalance}
            error={textOf(faults.minimumBalance)}
            hint="0, o hasta cuánto puede deber, con signo menos."
            onChange={(minimumBalance) => set({ minimumBalance })}
          />
        )}
      </Box>
      <CommensalRows
        rows={draft.rows}
        classes={cafeteria?.classes ?? []}
        error={textOf(faults.rows)}
        onChange={(rows) => set({ rows })}
        onRemove={onRemove}
        onPhoto={isIdentified ? onPhoto : undefined}
      />
    </>
  );
}
