import { Box } from "@chakra-ui/react/box";
import { lastPlannedDay } from "@cantina/domain/production";
import * as texts from "../../../texts/production.ts";
import * as words from "../../../texts/words.ts";
import { ChipGroup } from "../../../ui/ChipGroup.tsx";
import { DateField } from "../../../ui/DateField.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { type PlanPreset, daysOfPreset, planPresets, presetOf } from "./production-address.ts";
import type { Asked } from "./use-asked-plan.ts";

const presetNames: Readonly<Record<PlanPreset, string>> = {
  TOMORROW: texts.tomorrow,
  TODAY: words.today,
  SEVEN: texts.nextSeven,
  WEEK: texts.thisWeek,
};

/** Of which days, and whether what nobody has ordered yet is estimated. */
export function PlanDays({ asked }: { readonly asked: Asked }) {
  const { shown, change, today, from, until, fault } = asked;
  const last = lastPlannedDay(today);
  const told = fault === null ? undefined : texts.rangeFaults[fault];
  return (
    <Box display="flex" flexWrap="wrap" gap="3" alignItems="flex-start">
      <Box flex="1 1 420px">
        <ChipGroup
          label={texts.days}
          value={presetOf(shown, today)}
          options={planPresets.map((value) => ({ value, label: presetNames[value] }))}
          onChange={(preset) => {
            const days = daysOfPreset(preset, today);
            change(preset === "TOMORROW" ? { day: null, until: null } : { day: days.from, until: days.until });
          }}
        />
      </Box>
      <Box flex="1 1 150px">
        <DateField
          label={words.from}
          value={from}
          max={last}
          error={fault === "PAST" ? told : undefined}
          onChange={(day) => {
            if (day !== null) change({ day, until: until < day ? day : until });
          }}
        />
      </Box>
      <Box flex="1 1 150px">
        <DateField
          label={words.until}
          value={until}
          max={last}
          error={fault === null || fault === "PAST" ? undefined : told}
          onChange={(day) => {
            if (day !== null) change({ day: from, until: day });
          }}
        />
      </Box>
      <Box flex="1 1 100%" css={{ "& label": { justifyContent: "flex-end", gap: "12px" } }}>
        <Switch label={texts.estimate} checked={shown.forecast} onChange={(forecast) => change({ forecast })} />
      </Box>
    </Box>
  );
}
