import { Scale } from "lucide-react";
import type { PantryConsumable } from "../../composition/desk/index.ts";
import * as texts from "../../texts/inventory-variance.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { VarianceDays } from "./VarianceDays.tsx";
import { VarianceFigures } from "./VarianceFigures.tsx";
import { VarianceTable } from "./VarianceTable.tsx";
import type { Variance } from "./use-variance.ts";

export interface VarianceTabProps {
  readonly consumables: readonly PantryConsumable[];
  readonly variance: Variance;
}

/** What counts found against what there should have been. */
export function VarianceTab({ consumables, variance }: VarianceTabProps) {
  const { today, days, rows, failure, isFetching, ask, retry } = variance;
  if (today === null || days === null) return <RowsSkeleton rows={8} />;
  const place = `${days.from} ${days.until}`;
  return (
    <>
      <VarianceDays
        key={place}
        days={days}
        today={today}
        isBusy={isFetching}
        onAsk={(asked) => {
          if (asked.from === days.from && asked.until === days.until) retry();
          else ask(asked);
        }}
      />
      {rows === undefined && failure === null && <RowsSkeleton rows={8} />}
      {rows === undefined && failure !== null && (
        <ErrorState failure={failure} title={texts.notMade} onRetry={retry} isRetrying={isFetching} />
      )}
      {rows?.length === 0 && <EmptyState icon={<Scale />} title={texts.nothing} detail={texts.nothingHint} />}
      {rows !== undefined && rows.length > 0 && (
        <>
          <VarianceFigures rows={rows} />
          <VarianceTable key={place} rows={rows} days={days} known={new Set(consumables.map(({ id }) => id))} />
        </>
      )}
    </>
  );
}
