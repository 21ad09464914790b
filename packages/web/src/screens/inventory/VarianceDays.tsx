import { type LocalDate, reportDaysFault } from "@cantina/domain/kernel";
import type { Days } from "@cantina/domain/variance";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import * as texts from "../../texts/inventory-variance.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { DateField } from "../../ui/DateField.tsx";
import { varianceDays } from "./variance-address.ts";

export interface VarianceDaysProps {
  readonly days: Days;
  readonly today: LocalDate;
  readonly isBusy: boolean;
  readonly onAsk: (days: Days) => void;
}

/** Which days the report is of: a preset's at once, others once somebody asks for them. */
export function VarianceDays({ days, today, isBusy, onAsk }: VarianceDaysProps) {
  const [typed, setTyped] = useState<{ from: LocalDate | null; until: LocalDate | null }>(days);
  const { from, until } = typed;
  const fault = reportDaysFault(typed, today);
  const said = fault && texts.faultTexts[fault];
  return (
    <Box
      as="form"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="start"
      onSubmit={(event) => {
        event.preventDefault();
        if (from !== null && until !== null && fault === undefined) onAsk({ from, until });
      }}
    >
      <Box flex="1" maxW={{ md: "200px" }}>
        <DateField
          label={words.from}
          value={from}
          max={today}
          error={fault === "IN_FUTURE" ? undefined : said}
          onChange={(day) => setTyped({ ...typed, from: day })}
        />
      </Box>
      <Box flex="1" maxW={{ md: "200px" }}>
        <DateField
          label={words.until}
          value={until}
          max={today}
          error={fault === "IN_FUTURE" ? said : undefined}
          onChange={(day) => setTyped({ ...typed, until: day })}
        />
      </Box>
      {/* Level with the fields, whose labels stand above them. */}
      <Button
        type="submit"
        mt={{ md: "26px" }}
        w={{ base: "full", md: "auto" }}
        busy={isBusy}
        disabled={fault !== undefined}
      >
        {texts.make}
      </Button>
      <Box
        role="group"
        aria-label={texts.presets}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        minH="11"
        mt={{ md: "26px" }}
      >
        {varianceDays(today).map((preset) => (
          <Chip
            key={preset.label}
            aria-pressed={preset.days.from === days.from && preset.days.until === days.until}
            onClick={() => onAsk(preset.days)}
          >
            {preset.label}
          </Chip>
        ))}
      </Box>
    </Box>
  );
}
