import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import {
  type CalendarProduct,
  type PassDraft,
  type PassEntry,
  type PassFaults,
  type PassTerms,
  orderDateFault,
} from "@cantina/domain/calendar-products";
import type { Category } from "@cantina/domain/catalog";
import { type LocalDate, textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { shrinkPicture } from "../../composition/device/index.ts";
import type { Edit, FormOf } from "../../composition/forms/index.ts";
import * as texts from "../../texts/monthly-passes.ts";
import * as forms from "../../texts/pass-forms.ts";
import * as words from "../../texts/words.ts";
import * as offers from "../../texts/offers.ts";
import { dayFaultTexts } from "../../texts/day-fault-texts.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { passFaultTexts } from "../../texts/pass-fault-texts.ts";
import { CategoryField } from "../../ui/CategoryField.tsx";
import { DataSection } from "../../ui/DataSection.tsx";
import { FormSection } from "../../ui/FormSection.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { MonthCalendar } from "../../ui/MonthCalendar.tsx";
import { Switch } from "../../ui/Switch.tsx";
import type { PictureChange, Pictured } from "../../ui/picture-change.ts";
import { ClassPriceRows } from "./parts/ClassPriceRows.tsx";
import { TimeField } from "../../ui/TimeField.tsx";

export type PassForm = FormOf<
  PassEntry & { readonly image: PictureChange },
  Pictured<PassDraft>,
  PassFaults,
  CalendarProduct
>;

export interface PassFieldsProps {
  /** null: a new one. */
  readonly pass: CalendarProduct | null;
  readonly classes: readonly CafeteriaClass[];
  readonly categories: readonly Category[];
  readonly terms: PassTerms;
  readonly edit: Pick<Edit<PassForm>, "entry" | "faults" | "type">;
}

export function PassFields({ pass, classes, categories, terms: { days, kept }, edit }: PassFieldsProps) {
  const { entry, type: change } = edit;
  const faults = toldFaults<Omit<PassFaults, "classPrices">>(edit.faults, passFaultTexts);
  const faultOf = (date: LocalDate): string | null => {
    const fault = kept.includes(date) && date >= days.today ? null : orderDateFault(date, days);
    return fault === null ? null : dayFaultTexts[fault];
  };
  return (
    <>
      <DataSection
        savedUrl={pass?.imageUrl ?? null}
        fit={shrinkPicture}
        nameLimit={textLimits.name}
        descriptionLimit={textLimits.productDescription}
        entry={entry}
        faults={faults}
        onChange={change}
      >
        <CategoryField
          categories={categories}
          value={entry.categoryId}
          error={faults.categoryId}
          onChange={(categoryId) => change({ categoryId })}
        />
      </DataSection>
      <FormSection title={texts.prices}>
        <MoneyInput
          label={words.price}
          value={entry.price}
          error={faults.price}
          onChange={(price) => change({ price })}
        />
        <ClassPriceRows
          classes={classes}
          rows={entry.classPrices}
          faults={edit.faults?.classPrices}
          onChange={(classPrices) => change({ classPrices })}
        />
      </FormSection>
      <FormSection title={texts.daysAndDelivery}>
        <MonthCalendar
          label={forms.daysOfPass(entry.orderDates.length)}
          today={days.today}
          selected={new Set(entry.orderDates)}
          faultOf={faultOf}
          error={faults.orderDates}
          onChange={(dates) => change({ orderDates: [...dates].toSorted() })}
        />
        {pass === null && (
          <TimeField
            label={texts.deliveryTime}
            value={entry.deliveryTime}
            error={faults.deliveryTime}
            onChange={(deliveryTime) => change({ deliveryTime })}
          />
        )}
        <Box display="flex" flexDirection="column">
          <Switch
            label={texts.daysCancellable}
            checked={entry.isOrderCancellable}
            onChange={(isOrderCancellable) => change({ isOrderCancellable })}
          />
          <Switch
            label={texts.chargePastDays}
            checked={entry.chargeForPastOrders}
            onChange={(chargeForPastOrders) => change({ chargeForPastOrders })}
          />
          <Switch
            label={offers.showInApp}
            checked={entry.shownInApp}
            onChange={(shownInApp) => change({ shownInApp })}
          />
        </Box>
      </FormSection>
    </>
  );
}
