import type { LocalDate, ReportDaysFault } from "@cantina/domain/kernel";
import * as words from "../texts/words.ts";
import { DateField } from "./DateField.tsx";

export interface RangeFieldsProps {
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
  /** The latest day of either. */
  readonly max?: LocalDate | undefined;
  readonly fault: ReportDaysFault | undefined;
  /** How each fault is told. */
  readonly texts: Readonly<Record<ReportDaysFault, string>>;
  readonly onChange: (days: { readonly from: LocalDate | null; readonly until: LocalDate | null }) => void;
}

/** The first and the last day; what is wrong is told at the day that it is about. */
export function RangeFields({ from, until, max, fault, texts, onChange }: RangeFieldsProps) {
  const said = fault && texts[fault];
  return (
    <>
      <DateField
        label={words.from}
        value={from}
        max={max}
        error={fault === "IN_FUTURE" ? undefined : said}
        onChange={(day) => onChange({ from: day, until })}
      />
      <DateField
        label={words.until}
        value={until}
        max={max}
        error={fault === "IN_FUTURE" ? said : undefined}
        onChange={(day) => onChange({ from, until: day })}
      />
    </>
  );
}
