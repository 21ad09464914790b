import { type BillingFaults, type BillingRow, subscriptionLimits } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { Plus, Trash2 } from "lucide-react";
import { toldFaults } from "../../../texts/fault-texts.ts";
import { billingFaultTexts } from "../../../texts/subscription-fault-texts.ts";
import * as texts from "../../../texts/subscription-dialogs.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { MoneyInput } from "../../../ui/MoneyInput.tsx";
import { RemovedRow } from "../../../ui/RemovedRow.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { focusInside } from "../../../ui/focus-inside.ts";
import { useRemovedRow } from "../../../ui/use-removed-row.ts";

export interface BillingRowsProps {
  readonly rows: readonly BillingRow[];
  readonly faults: readonly BillingFaults[];
  readonly onChange: (rows: readonly BillingRow[]) => void;
}

/** From which day of the month on it costs how much; the first day is always 1. */
export function BillingRows({ rows, faults, onChange }: BillingRowsProps) {
  const change = (key: number, part: Partial<BillingRow>): void =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const { nextKey, removed, remove, restore, restoredKey } = useRemovedRow(rows, onChange);
  const told = faults.map((row) => toldFaults(row, billingFaultTexts));
  return (
    <Box role="group" aria-label={texts.billing} display="flex" flexDirection="column" gap="2.5">
      <Box fontSize="13px" color="fg.muted">
        {texts.billingHint}
      </Box>
      {rows.map((row, index) => (
        <Box
          key={row.key}
          ref={row.key === restoredKey ? focusInside : undefined}
          display="grid"
          gridTemplateColumns="2fr 3fr 44px"
          gap="2"
          alignItems="start"
        >
          <TextField
            label={texts.fromDay}
            inputMode="numeric"
            maxLength={4}
            disabled={index === 0}
            value={row.day}
            error={told[index]?.day}
            onChange={(day) => change(row.key, { day })}
          />
          <MoneyInput
            label={words.price}
            value={row.price}
            error={told[index]?.price}
            onChange={(price) => change(row.key, { price })}
          />
          {index > 0 && (
            <IconButton label={texts.removePrice(index + 1)} icon={<Trash2 />} mt="27px" onClick={() => remove(row)} />
          )}
        </Box>
      ))}
      {removed !== null && rows.length < subscriptionLimits.payDays && (
        <RemovedRow key={removed.key} text={texts.removedPrice(removed.day.trim())} onUndo={restore} />
      )}
      {rows.length < subscriptionLimits.payDays && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          onClick={() => onChange([...rows, { key: nextKey, day: "", price: null }])}
        >
          <Plus aria-hidden />
          {texts.addPrice}
        </Button>
      )}
    </Box>
  );
}
