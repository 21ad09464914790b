import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { Category } from "@cantina/domain/catalog";
import { type ProductEntry, type ProductFaults, barcodeLimit, displayDateFault } from "@cantina/domain/catalog-editing";
import { type LocalDate, textLimits } from "@cantina/domain/kernel";
import { type Seal, sealsOf } from "@cantina/domain/school-rules";
import { Box } from "@chakra-ui/react/box";
import { type ReactNode, Suspense, lazy } from "react";
import { shrinkPicture } from "../../../composition/device/index.ts";
import { dayFaultTexts } from "../../../texts/day-fault-texts.ts";
import { toldFaults } from "../../../texts/fault-texts.ts";
import { productFaultTexts } from "../../../texts/product-fault-texts.ts";
import * as texts from "../../../texts/product-form.ts";
import * as words from "../../../texts/words.ts";
import * as sale from "../../../texts/sale.ts";
import * as offers from "../../../texts/offers.ts";
import { CategoryField } from "../../../ui/CategoryField.tsx";
import { DataSection } from "../../../ui/DataSection.tsx";
import { FormSection } from "../../../ui/FormSection.tsx";
import { MoneyInput } from "../../../ui/MoneyInput.tsx";
import { MonthCalendar } from "../../../ui/MonthCalendar.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { PictureChange } from "../../../ui/picture-change.ts";
import { totalCost } from "../../inventory/index.ts";
import { ClassChips } from "./ClassChips.tsx";
import { CostField } from "./CostField.tsx";
import { ProductAllergens } from "./ProductAllergens.tsx";
import { PriceGroups } from "./PriceGroups.tsx";
import { type RecipePantry, RecipeSection } from "./RecipeSection.tsx";

// Few countries have any.
const ProductSeals = lazy(async () => ({ default: (await import("./ProductSeals.tsx")).ProductSeals }));

type Fields = ProductEntry & { readonly image: PictureChange };

export interface ProductFieldsProps {
  readonly entry: Fields;
  readonly onChange: (part: Partial<Fields>) => void;
  /** null: nothing is wrong, or nothing was sent yet. */
  readonly faults: ProductFaults | null;
  readonly savedImageUrl: string | null;
  /** What the server said of the barcode. */
  readonly barcodeError: string | undefined;
  readonly categories: readonly Category[];
  readonly cafeteria: Cafeteria;
  readonly today: LocalDate;
  /** Of a new product, where the cafeteria counts units. */
  readonly asksStock: boolean;
  /** null: the cafeteria keeps no recipes. */
  readonly pantry: RecipePantry | null;
  /** While it is saved. */
  readonly isLocked: boolean;
  /** Of a promotion: what its items carry. */
  readonly sealsOfItems: readonly Seal[] | null;
  /** What a promotion is made of. */
  readonly children?: ReactNode;
  readonly priceHint?: string | undefined;
}

export function ProductFields(props: ProductFieldsProps) {
  const { entry, onChange, barcodeError, categories, cafeteria, today, pantry, asksStock } = props;
  const { classes, features } = cafeteria;
  // Until the consumables are read, or where they are switched off, it costs what it did.
  const savedCost = entry.cost === "UNREADABLE" ? null : entry.cost;
  const known = pantry?.consumables === undefined ? savedCost : totalCost(entry.recipe, pantry.consumables);
  const recipeCost = entry.recipe.length === 0 ? undefined : known;
  const faults = toldFaults<Omit<ProductFaults, "groups" | "recipe">>(props.faults, productFaultTexts);
  return (
    <>
      <DataSection
        savedUrl={props.savedImageUrl}
        fit={shrinkPicture}
        nameLimit={textLimits.name}
        descriptionLimit={textLimits.productDescription}
        entry={entry}
        faults={faults}
        onChange={onChange}
      >
        <CategoryField
          categories={categories}
          value={entry.categoryId}
          error={faults.categoryId}
          onChange={(categoryId) => onChange({ categoryId })}
        />
      </DataSection>
      {props.children !== undefined && <FormSection title={texts.content}>{props.children}</FormSection>}
      <FormSection title={texts.priceAndCost}>
        <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4">
          <MoneyInput
            label={words.price}
            value={entry.price}
            hint={props.priceHint}
            error={faults.price}
            onChange={(price) => onChange({ price })}
          />
          <CostField
            features={features}
            value={entry.cost}
            error={faults.cost}
            recipeCost={recipeCost}
            onChange={(cost) => onChange({ cost })}
          />
        </Box>
        {pantry !== null && (
          <RecipeSection
            pantry={pantry}
            rows={entry.recipe}
            faults={props.faults?.recipe ?? new Map()}
            cost={recipeCost}
            isLocked={props.isLocked}
            onChange={(recipe) => onChange({ recipe })}
          />
        )}
        {classes.length > 0 && (
          <PriceGroups
            classes={classes}
            groups={entry.groups}
            faults={props.faults?.groups ?? new Map()}
            onChange={(groups) => onChange({ groups })}
          />
        )}
      </FormSection>
      <FormSection title={sale.sale}>
        {classes.length > 0 && (
          <Box display="flex" flexDirection="column" gap="2">
            <Box textStyle="sm" fontWeight="semibold">
              {texts.hiddenForClasses}
            </Box>
            <ClassChips
              label={texts.hiddenForClasses}
              classes={classes}
              chosen={entry.hiddenForClasses}
              onChange={(hiddenForClasses) => onChange({ hiddenForClasses })}
            />
          </Box>
        )}
        <Box>
          <Switch
            label={offers.shownInApp}
            checked={entry.shownInApp}
            onChange={(shownInApp) => onChange({ shownInApp })}
          />
          <Switch
            label={texts.barcode}
            checked={entry.hasBarcode}
            onChange={(hasBarcode) => onChange({ hasBarcode })}
          />
          {entry.hasBarcode && (
            <TextField
              label={texts.barcodeNumber}
              maxLength={barcodeLimit}
              value={entry.barcode}
              error={faults.barcode ?? barcodeError}
              onChange={(barcode) => onChange({ barcode })}
            />
          )}
          <Switch
            label={words.dailyLimit}
            checked={entry.hasDailyLimit}
            onChange={(hasDailyLimit) => onChange({ hasDailyLimit })}
          />
          {entry.hasDailyLimit && (
            <TextField
              label={texts.unitsADay}
              inputMode="numeric"
              maxLength={9}
              value={entry.dailyLimit}
              error={faults.dailyLimit}
              onChange={(dailyLimit) => onChange({ dailyLimit })}
            />
          )}
          {asksStock && (
            <Switch label={texts.stock} checked={entry.hasStock} onChange={(hasStock) => onChange({ hasStock })} />
          )}
          {asksStock && entry.hasStock && (
            <TextField
              label={texts.initialStock}
              inputMode="numeric"
              maxLength={9}
              value={entry.initialStock}
              error={faults.initialStock}
              onChange={(initialStock) => onChange({ initialStock })}
            />
          )}
        </Box>
      </FormSection>
      {props.children === undefined && (
        <ProductAllergens
          chosen={entry.ownAllergens}
          recipe={entry.recipe}
          pantry={pantry}
          onChange={(ownAllergens) => onChange({ ownAllergens })}
        />
      )}
      {sealsOf(cafeteria.countryId).length > 0 && (
        <Suspense fallback={null}>
          <ProductSeals
            chosen={entry.seals}
            ofItems={props.sealsOfItems}
            rules={cafeteria}
            error={faults.seals}
            onChange={(seals) => onChange({ seals })}
          />
        </Suspense>
      )}
      <FormSection title={texts.dates}>
        <MonthCalendar
          label={texts.datesShown}
          today={today}
          selected={new Set(entry.displayDates)}
          faultOf={(date) => {
            // What was chosen before may be taken away, although it could not be chosen now.
            const fault = displayDateFault(date, { today, closed: cafeteria, knownDates: entry.displayDates });
            return fault === null ? null : dayFaultTexts[fault];
          }}
          error={faults.displayDates}
          onChange={(days) => onChange({ displayDates: [...days].toSorted() })}
        />
        <Box fontSize="13px" color="fg.muted">
          {texts.datesChosen(entry.displayDates.length)}
        </Box>
      </FormSection>
    </>
  );
}
