import type { Product } from "@cantina/domain/catalog";
import { textLimits, weekdays } from "@cantina/domain/kernel";
import {
  type Subscription,
  type SubscriptionDraft,
  type SubscriptionEntry,
  type SubscriptionFaults,
} from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { useId } from "react";
import type { Edit, FormOf } from "../../composition/forms/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { subscriptionFaultTexts } from "../../texts/subscription-fault-texts.ts";
import { weekdayNames } from "../../texts/weekday-names.ts";
import * as texts from "../../texts/subscription-dialogs.ts";
import * as words from "../../texts/words.ts";
import { Chip } from "../../ui/Chip.tsx";
import { FaultText } from "../../ui/FaultText.tsx";
import { FormSection } from "../../ui/FormSection.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { BillingRows } from "./parts/BillingRows.tsx";

export type SubscriptionForm = FormOf<SubscriptionEntry, SubscriptionDraft, SubscriptionFaults, Subscription>;

export interface SubscriptionFieldsProps {
  readonly edit: Pick<Edit<SubscriptionForm>, "entry" | "faults" | "type">;
  /** Those that a meal can be. SUBS-18 */
  readonly products: readonly Pick<Product, "id" | "name">[];
}

export function SubscriptionFields({ products, edit: { entry, type: change, ...edit } }: SubscriptionFieldsProps) {
  const daysFaultId = useId();
  const faults = toldFaults<Omit<SubscriptionFaults, "rows">>(edit.faults, subscriptionFaultTexts);
  return (
    <>
      <FormSection title={words.data}>
        <TextField
          label={words.name}
          maxLength={textLimits.name}
          value={entry.name}
          error={faults.name}
          onChange={(name) => change({ name })}
        />
      </FormSection>
      <FormSection title={texts.billing}>
        <BillingRows rows={entry.rows} faults={edit.faults?.rows ?? []} onChange={(rows) => change({ rows })} />
      </FormSection>
      <FormSection title={texts.deliveryDays}>
        <Box
          role="group"
          aria-label={texts.deliveryDays}
          aria-describedby={faults.days === undefined ? undefined : daysFaultId}
          display="flex"
          flexWrap="wrap"
          gap="2"
        >
          {weekdays.map((day) => {
            const isChosen = entry.days.includes(day);
            const others = entry.days.filter((one) => one !== day);
            return (
              <Chip
                key={day}
                aria-pressed={isChosen}
                onClick={() => change({ days: isChosen ? others : [...others, day] })}
              >
                {weekdayNames[day]}
              </Chip>
            );
          })}
        </Box>
        <FaultText id={daysFaultId} text={faults.days} />
        <SelectField
          label={texts.deliveredProduct}
          value={entry.productId ?? ""}
          options={[
            { value: "", label: texts.noProduct },
            ...(entry.productId === null || products.some(({ id }) => id === entry.productId)
              ? []
              : [{ value: entry.productId, label: texts.deletedProduct }]),
            ...products.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => {
            const chosen = products.find(({ id }) => id === value)?.id;
            change({ productId: value === "" ? null : (chosen ?? entry.productId) });
          }}
        />
        <Box fontSize="13px" color="fg.muted">
          {texts.deliveredProductHint}
        </Box>
      </FormSection>
    </>
  );
}
