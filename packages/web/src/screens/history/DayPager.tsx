import { type LocalDate, addDays } from "@cantina/domain/kernel";
import { mayBeFuture } from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import { ChevronLeft, ChevronRight } from "lucide-react";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import type { HistoryFilter } from "./history-filter.ts";

export interface DayPagerProps {
  readonly filter: Pick<HistoryFilter, "dateKind" | "from" | "until">;
  readonly today: LocalDate;
  readonly onChange: (change: Pick<HistoryFilter, "from" | "until">) => void;
}

/** From day to day, each alone. From many days it leads to the last of them. */
export function DayPager({ filter: { dateKind, from, until }, today, onChange }: DayPagerProps) {
  const isOneDay = from !== null && from === until;
  const day = until ?? today;
  const show = (shown: LocalDate): void => onChange({ from: shown, until: shown });
  return (
    <Box as="nav" aria-label={texts.days} display="flex" alignItems="center" gap="1" fontVariantNumeric="tabular-nums">
      <IconButton
        label={texts.previousDay}
        icon={<ChevronLeft />}
        onClick={() => show(isOneDay ? addDays(day, -1) : day)}
      />
      <Box color="fg.muted" minW="5.5rem" textAlign="center">
        {isOneDay ? (day === today ? words.today : dateFieldText(day)) : texts.byDay}
      </Box>
      <IconButton
        label={texts.nextDay}
        icon={<ChevronRight />}
        disabled={!isOneDay || (!mayBeFuture(dateKind) && day >= today)}
        onClick={() => show(addDays(day, 1))}
      />
    </Box>
  );
}
