import { isAdministratorLevel } from "@cantina/domain/access";
import type { LocalDate } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { sellersQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as words from "../../texts/words.ts";
import { personName } from "../../texts/person-name.ts";
import { DateField } from "../../ui/DateField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import type { CashShown } from "./cash-address.ts";
import { firstRange, rangeFaults } from "./report-range.ts";

export interface CashFiltersProps {
  readonly shown: CashShown;
  readonly today: LocalDate;
  readonly onChange: (change: Partial<CashShown>) => void;
}

export function CashFilters({ shown: { from, until, sellerId }, today, onChange }: CashFiltersProps) {
  const { sources, profile } = useWorkplace();
  const isAdministrator = isAdministratorLevel(profile.privilegeLevel);
  const { data: sellers = [] } = useQuery(sellersQuery(sources, isAdministrator));
  const faults = rangeFaults({ from, until }, today);
  const first = firstRange(today);
  const seller = sellers.find(({ id }) => id === sellerId);
  const chips = [
    ...(from === null || from === first.from
      ? []
      : [{ label: words.narrowed(words.from, dateFieldText(from)), onRemove: () => onChange({ from: first.from }) }]),
    ...(until === null || until === first.until
      ? []
      : [
          {
            label: words.narrowed(words.until, dateFieldText(until)),
            onRemove: () => onChange({ until: first.until }),
          },
        ]),
    ...(sellerId === ""
      ? []
      : [
          {
            label: words.narrowed(words.seller, seller === undefined ? words.notReadYet : personName(seller)),
            onRemove: () => onChange({ sellerId: "" }),
          },
        ]),
  ];
  return (
    <Toolbar
      fields={[
        <DateField
          key="from"
          label={words.from}
          value={from}
          max={today}
          error={faults.from}
          onChange={(day) => onChange({ from: day })}
        />,
        <DateField
          key="until"
          label={words.until}
          value={until}
          max={today}
          error={faults.until}
          onChange={(day) => onChange({ until: day })}
        />,
        <SelectField
          key="seller"
          label={words.seller}
          disabled={!isAdministrator}
          value={isAdministrator ? sellerId : ""}
          onChange={(value) => onChange({ sellerId: value })}
          options={
            isAdministrator
              ? [{ value: "", label: words.all }, ...sellers.map((one) => ({ value: one.id, label: personName(one) }))]
              : [{ value: "", label: profile.username }]
          }
        />,
      ]}
      chips={chips}
      onClear={() => onChange({ ...first, sellerId: "" })}
    />
  );
}
