import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { Category } from "@cantina/domain/catalog";
import {
  type ProductDraft,
  type ProductFault,
  type ProductFaults,
  barcodeLimit,
  displayDateFault,
} from "@cantina/domain/catalog-editing";
import { type LocalDate, textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { dayFaultTexts } from "../../../texts/day-fault-texts.ts";
import { productFaultTexts } from "../../../texts/product-fault-texts.ts";
import { MoneyInput } from "../../../ui/MoneyInput.tsx";
import { MonthCalendar } from "../../../ui/MonthCalendar.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { totalCost } from "../../inventory/index.ts";
import { ClassChips } from "./ClassChips.tsx";
import { CostField } from "./CostField.tsx";
import { PriceGroups } from "./PriceGroups.tsx";
import { type RecipePantry, RecipeSection } from "./RecipeSection.tsx";

export interface ProductFieldsProps {
  readonly draft: ProductDraft;
  readonly onChange: (part: Partial<ProductDraft>) => void;
  readonly faults: ProductFaults;
  /** What the server said of the barcode. */
  readonly barcodeError: string | undefined;
  readonly categories: readonly Category[];
  readonly cafeteria: Cafeteria;
  readonly today: LocalDate;
  /** null: the cafeteria keeps no recipes. */
  readonly pantry: RecipePantry | null;
  /** What only some kinds of product have, above the price. */
  readonly children?: ReactNode;
  readonly priceHint?: string | undefined;
}

export function ProductFields(props: ProductFieldsProps) {
  const { draft, onChange, faults, barcodeError, categories, cafeteria, today, pantry } = props;
  const { classes, features, closedDays } = cafeteria;
  // Until the consumables are read, or where they are switched off, it costs what it did.
  const known = pantry?.consumables === undefined ? draft.cost : totalCost(draft.recipe, pantry.consumables);
  const recipeCost = draft.recipe.length === 0 ? undefined : known;
  const faultOf = (...codes: readonly ProductFault[]): string | undefined => {
    const found = codes.find((code) => faults.fields.has(code));
    return found === undefined ? undefined : productFaultTexts[found];
  };
  const options = [{ value: "", label: "Elegir…" }, ...categories.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <>
      <TextField
        label="Nombre"
        maxLength={textLimits.name}
        value={draft.name}
        error={faultOf("NO_NAME", "NAME_TOO_LONG")}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label="Descripción"
        multiline
        maxLength={textLimits.productDescription}
        value={draft.description}
        error={faultOf("NO_DESCRIPTION", "DESCRIPTION_TOO_LONG")}
        onChange={(description) => onChange({ description })}
      />
      <SelectField
        label="Categoría"
        value={draft.categoryId ?? ""}
        options={options}
        error={faultOf("NO_CATEGORY")}
        onChange={(value) => onChange({ categoryId: categories.find(({ id }) => id === value)?.id ?? null })}
      />
      {props.children}
      <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4">
        <MoneyInput
          label="Precio"
          value={draft.price}
          hint={props.priceHint}
          error={faultOf("NO_PRICE", "PRICE_TOO_HIGH")}
          onChange={(price) => onChange({ price })}
        />
        <CostField
          features={features}
          value={draft.cost}
          recipeCost={recipeCost}
          onChange={(cost) => onChange({ cost })}
        />
      </Box>
      {pantry !== null && (
        <RecipeSection
          pantry={pantry}
          rows={draft.recipe}
          faults={faults.recipe}
          cost={recipeCost}
          onChange={(recipe) => onChange({ recipe })}
        />
      )}
      {classes.length > 0 && (
        <>
          <PriceGroups
            classes={classes}
            groups={draft.groups}
            faults={faults.groups}
            onChange={(groups) => onChange({ groups })}
          />
          <Box display="flex" flexDirection="column" gap="2">
            <Box textStyle="sm" fontWeight="semibold">
              Oculto para las clases
            </Box>
            <ClassChips
              label="Oculto para las clases"
              classes={classes}
              chosen={draft.hiddenForClasses}
              onChange={(hiddenForClasses) => onChange({ hiddenForClasses })}
            />
          </Box>
        </>
      )}
      <Box>
        <Switch
          label="Se muestra en la app"
          checked={draft.shownInApp}
          onChange={(shownInApp) => onChange({ shownInApp })}
        />
        <Switch
          label="Código de barras"
          checked={draft.hasBarcode}
          onChange={(hasBarcode) => onChange({ hasBarcode })}
        />
        {draft.hasBarcode && (
          <TextField
            label="Número del código de barras"
            maxLength={barcodeLimit}
            value={draft.barcode}
            error={faultOf("NO_BARCODE") ?? barcodeError}
            onChange={(barcode) => onChange({ barcode })}
          />
        )}
        <Switch
          label="Límite diario"
          checked={draft.hasDailyLimit}
          onChange={(hasDailyLimit) => onChange({ hasDailyLimit })}
        />
        {draft.hasDailyLimit && (
          <TextField
            label="Unidades por día"
            inputMode="numeric"
            maxLength={9}
            value={draft.dailyLimit}
            error={faultOf("NO_DAILY_LIMIT")}
            onChange={(dailyLimit) => onChange({ dailyLimit })}
          />
        )}
      </Box>
      <Box display="flex" flexDirection="column" gap="2">
        <MonthCalendar
          label="Fechas en que se muestra"
          today={today}
          selected={new Set(draft.displayDates)}
          faultOf={(date) => {
            // What was chosen before may be taken away, although it could not be chosen now.
            const fault = displayDateFault(date, { today, closedDays, knownDates: draft.displayDates });
            return fault === null ? null : dayFaultTexts[fault];
          }}
          error={faultOf("REFUSED_DATE")}
          onChange={(days) => onChange({ displayDates: [...days].toSorted() })}
        />
        <Box fontSize="13px" color="fg.muted">
          {datesText(draft.displayDates.length)}
        </Box>
      </Box>
    </>
  );
}

function datesText(count: number): string {
  if (count === 0) return "Sin fechas elegidas se muestra todos los días.";
  return count === 1 ? "1 fecha elegida." : `${count} fechas elegidas.`;
}
