import { type OfferedDay, checkFutureDay } from "@cantina/domain/future-orders";
import { type LocalDate, addDays } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import * as texts from "../../texts/future-orders.ts";
import * as desk from "../../texts/ui-desk.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { DateField } from "../../ui/DateField.tsx";
import { weekdayOf } from "../../ui/month-days.ts";

export interface FutureDayProps {
  readonly day: LocalDate;
  readonly today: LocalDate;
  readonly offered: readonly OfferedDay[];
  readonly isBusy: boolean;
  readonly onAsk: (day: LocalDate) => void;
}

const labelOf = ({ kind, day }: OfferedDay): string => {
  if (kind === "NEXT") return texts.next(desk.weekdays[weekdayOf(day)] ?? "");
  return kind === "TOMORROW" ? texts.tomorrow : texts.dayAfter;
};

function faultOf(day: LocalDate | null, today: LocalDate): string | undefined {
  if (day === null) return undefined;
  const checked = checkFutureDay(day, today);
  return checked.ok ? undefined : texts.dayFaults[checked.failure];
}

/** The day that a report is made of: a near one by one press, any other once somebody asks for it. FUTURE-05 */
export function FutureDay({ day, today, offered, isBusy, onAsk }: FutureDayProps) {
  const [typed, setTyped] = useState<LocalDate | null>(day);
  const fault = faultOf(typed, today);
  return (
    <Box
      as="form"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="start"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== null && fault === undefined) onAsk(typed);
      }}
    >
      <Box flex="1" maxW={{ md: "220px" }}>
        <DateField label={words.date} value={typed} min={addDays(today, 1)} error={fault} onChange={setTyped} />
      </Box>
      {/* Level with the field, whose label stands above it. */}
      <Button type="submit" mt="26px" busy={isBusy} disabled={typed === null || fault !== undefined}>
        {texts.make}
      </Button>
      <Box
        role="group"
        aria-label={texts.days}
        display="flex"
        flexWrap="wrap"
        flexBasis={{ base: "100%", md: "auto" }}
        alignItems="center"
        gap="2"
        minH="11"
        mt={{ md: "26px" }}
      >
        {offered.map((one) => (
          <Chip key={one.day} aria-pressed={one.day === day} onClick={() => onAsk(one.day)}>
            {labelOf(one)}
          </Chip>
        ))}
      </Box>
    </Box>
  );
}
