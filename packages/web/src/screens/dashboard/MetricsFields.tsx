import { type LocalDate, type TimeZone, localDateOf } from "@cantina/domain/kernel";
import { type MetricsFilter, metricsOrigins } from "@cantina/domain/metrics";
import { type MetricsPeriod, daysOfPeriod, metricsPeriods } from "@cantina/domain/periods";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/metrics.ts";
import * as words from "../../texts/words.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import styles from "./Dashboard.module.css";

export interface MetricsFieldsProps {
  readonly chosen: MetricsFilter;
  readonly zone: TimeZone;
  /** The last choice isn't asked for yet. */
  readonly isWaiting: boolean;
  readonly onChange: (change: Partial<MetricsFilter>) => void;
}

/** A month that was last year says so. */
function nameOf(period: MetricsPeriod, today: LocalDate): string {
  const [year = ""] = daysOfPeriod(period, today).days.last.split("-");
  return texts.periodName(period, period.startsWith("LAST_") || today.startsWith(year) ? null : year);
}

export function MetricsFields({ chosen, zone, isWaiting, onChange }: MetricsFieldsProps) {
  const today = localDateOf(useWorkplace().clock.now(), zone);
  return (
    <div className={styles["fields"]}>
      <div className={styles["field"]}>
        <SelectField
          label={texts.period}
          value={chosen.period}
          options={metricsPeriods.map((value) => ({ value, label: nameOf(value, today) }))}
          onChange={(value) => onChange({ period: metricsPeriods.find((one) => one === value) ?? "LAST_MONTH" })}
        />
      </div>
      <div className={styles["field"]}>
        <SelectField
          label={words.origin}
          value={chosen.originMedium}
          options={metricsOrigins.map((value) => ({ value, label: texts.originNames[value] }))}
          onChange={(value) => onChange({ originMedium: metricsOrigins.find((one) => one === value) ?? "ALL" })}
        />
      </div>
      <div role="status" className={styles["waiting"]}>
        {isWaiting && texts.waiting}
      </div>
    </div>
  );
}
