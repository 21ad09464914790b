import { type LocalDate, addDays } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import * as texts from "../../texts/branch-report.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { DateField } from "../../ui/DateField.tsx";

export interface ReportDayProps {
  readonly day: LocalDate;
  readonly today: LocalDate;
  readonly isBusy: boolean;
  readonly onAsk: (day: LocalDate) => void;
}

function faultOf(day: LocalDate | null, today: LocalDate): string | undefined {
  return day !== null && day > today ? texts.inFuture : undefined;
}

/** The day that a report is made of: today or yesterday by one press, any other once somebody asks for it. */
export function ReportDay({ day, today, isBusy, onAsk }: ReportDayProps) {
  const [typed, setTyped] = useState<LocalDate | null>(day);
  const fault = faultOf(typed, today);
  const presets = [
    { label: words.today, date: today },
    { label: texts.yesterday, date: addDays(today, -1) },
  ];
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
        <DateField label={words.date} value={typed} max={today} error={fault} onChange={setTyped} />
      </Box>
      {/* Level with the field, whose label stands above it. */}
      <Button type="submit" mt="26px" busy={isBusy} disabled={typed === null || fault !== undefined}>
        {texts.make}
      </Button>
      <Box
        role="group"
        aria-label={texts.days}
        display="flex"
        flexBasis={{ base: "100%", md: "auto" }}
        alignItems="center"
        gap="2"
        h="11"
        mt={{ md: "26px" }}
      >
        {presets.map(({ label, date }) => (
          <Chip key={label} aria-pressed={date === day} onClick={() => onAsk(date)}>
            {label}
          </Chip>
        ))}
      </Box>
    </Box>
  );
}
