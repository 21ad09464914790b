import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type LocalDate, type Weekday, accepted, localDateOf, weekdayOf, weekdays } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useMinute } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/configuration.ts";
import { dayFaultTexts } from "../../texts/day-fault-texts.ts";
import { weekdayNames } from "../../texts/weekday-names.ts";
import { Chip } from "../../ui/Chip.tsx";
import { TopicForm } from "./TopicForm.tsx";
import { YearCalendar } from "./YearCalendar.tsx";
import { useSettingsEdit } from "./use-settings-edit.ts";

type Entry = { readonly closedWeekdays: readonly Weekday[]; readonly closedDates: readonly LocalDate[] };

const entryOf = ({ closedWeekdays = [], closedDates = [] }: Cafeteria): Entry => ({ closedWeekdays, closedDates });

/** With one more, or without it, in their order. */
const toggled = <T extends string>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

export function ClosedDaysTopic({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { onReread, ...edit } = useSettingsEdit({ cafeteria, entryOf, check: (entry: Entry) => accepted(entry) });
  const { closedWeekdays, closedDates } = edit.entry;
  const today = localDateOf(useMinute(), cafeteria.timeZone);
  const faultOf = (date: LocalDate): string | null => {
    if (date < today) return dayFaultTexts.PAST;
    return closedWeekdays.includes(weekdayOf(date)) ? texts.closedWeekday : null;
  };
  const toggleDay = (weekday: Weekday): void => {
    const closed = toggled(closedWeekdays, weekday);
    edit.type({ closedWeekdays: weekdays.filter((one) => closed.includes(one)) });
  };
  return (
    <TopicForm edit={edit} onReread={onReread} topic="CLOSED_DAYS" zone={cafeteria.timeZone}>
      <Box display="flex" flexDirection="column" gap="1.5">
        <Box textStyle="sm" fontWeight="semibold">
          {texts.openWeekdays}
        </Box>
        <Box role="group" aria-label={texts.openWeekdays} display="flex" gap="2" flexWrap="wrap">
          {weekdays.map((weekday) => (
            <Chip key={weekday} aria-pressed={!closedWeekdays.includes(weekday)} onClick={() => toggleDay(weekday)}>
              {weekdayNames[weekday]}
            </Chip>
          ))}
        </Box>
      </Box>
      <YearCalendar
        label={texts.yearCalendar}
        hint={`${texts.yearCalendarHint} ${texts.closedCount(closedDates.filter((date) => date >= today).length)}`}
        today={today}
        isChosen={(date) => closedDates.includes(date)}
        faultOf={faultOf}
        onPick={(date) => edit.type({ closedDates: toggled(closedDates, date).toSorted() })}
      />
    </TopicForm>
  );
}
