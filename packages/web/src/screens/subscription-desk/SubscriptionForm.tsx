import { textLimits } from "@cantina/domain/kernel";
import { type Subscription, type SubscriptionDraft, weekdays } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { useId, useState } from "react";
import { Chip } from "../../ui/Chip.tsx";
import { FaultText } from "../../ui/FaultText.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { BillingRows } from "./parts/BillingRows.tsx";
import {
  type SubscriptionEntry,
  type SubscriptionFaults,
  checkSubscriptionEntry,
  emptySubscription,
  subscriptionEntryOf,
} from "./subscription-form-faults.ts";
import { weekdayNames } from "./subscription-texts.ts";

export interface SubscriptionFormProps {
  readonly formId: string;
  /** null: a new one. */
  readonly subscription: Subscription | null;
  readonly failure: string | null;
  readonly onSubmit: (draft: SubscriptionDraft) => void;
}

const noFaults: SubscriptionFaults = { rows: [] };

export function SubscriptionForm({ formId, subscription, failure, onSubmit }: SubscriptionFormProps) {
  const daysId = useId();
  const daysFaultId = useId();
  const [entry, setEntry] = useState<SubscriptionEntry>(() =>
    subscription === null ? emptySubscription : subscriptionEntryOf(subscription),
  );
  const [faults, setFaults] = useState(noFaults);

  function submit(): void {
    const checked = checkSubscriptionEntry(entry);
    setFaults(checked.ok ? noFaults : checked.failure);
    if (checked.ok) onSubmit(checked.value);
  }

  return (
    <Form id={formId} onSubmit={submit}>
      <TextField
        label="Nombre"
        maxLength={textLimits.name}
        value={entry.name}
        error={faults.name}
        onChange={(name) => setEntry({ ...entry, name })}
      />
      <BillingRows
        rows={entry.rows}
        faults={faults.rows}
        onChange={(rows) => {
          // Faults go by place, and places move when a row comes or goes.
          if (rows.length !== entry.rows.length) setFaults({ ...faults, rows: [] });
          setEntry({ ...entry, rows });
        }}
      />
      <Box display="flex" flexDirection="column" gap="1.5">
        <Box id={daysId} textStyle="sm" fontWeight="semibold">
          Días en que se entrega
        </Box>
        <Box
          role="group"
          aria-labelledby={daysId}
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
                onClick={() => {
                  const { days: _, ...rest } = faults;
                  setFaults(rest);
                  setEntry({ ...entry, days: isChosen ? others : [...others, day] });
                }}
              >
                {weekdayNames[day]}
              </Chip>
            );
          })}
        </Box>
        <FaultText id={daysFaultId} text={faults.days} />
      </Box>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </Form>
  );
}
