import type { Cafeteria } from "@cantina/domain/cafeteria";
import { localDateOf } from "@cantina/domain/kernel";
import { type ReportEntry, checkReport } from "@cantina/domain/report-filters";
import { useQuery } from "@tanstack/react-query";
import { CalendarX2 } from "lucide-react";
import { useMemo } from "react";
import { type ReportTab, reportQuery, reportTabs, useReportCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery, historyDinersQuery } from "../../composition/live-data/index.ts";
import { useMinute, useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/reports.ts";
import * as screens from "../../texts/screens.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { MadeReport } from "./MadeReport.tsx";
import { ReportDays } from "./ReportDays.tsx";
import { ReportFilters } from "./ReportFilters.tsx";
import { addressOf, entryOf, kindOf, reportFields, unnarrowed } from "./report-address.ts";
import { useFollowedDays } from "./use-followed-days.ts";
import { useNarrowings } from "./use-narrowings.ts";
import { useReportFiles } from "./use-report-files.tsx";

export function ReportsScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  if (cafeteria !== undefined) return <CafeteriaReports cafeteria={cafeteria} />;
  return (
    <Page title={screens.reports}>
      {failureReason === null ? (
        <RowsSkeleton rows={8} />
      ) : (
        <ErrorState failure={failureReason} title={texts.unreadable} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

const kinds = (["SALES", "CHARGES"] as const).map((id) => ({ id, label: texts.kindNames[id] }));
const tabOptions = (tabs: readonly ReportTab[]) => tabs.map((id) => ({ id, label: texts.tabNames[id] }));

/** The chosen one, once known: whether it is of the chosen classes. */
function useDiner(commensalId: ReportEntry["commensalId"]) {
  const { sources } = useWorkplace();
  const { data } = useQuery(historyDinersQuery(sources, commensalId !== null));
  return data?.find(({ id }) => id === commensalId);
}

function CafeteriaReports({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const today = localDateOf(useMinute(), cafeteria.timeZone);
  const fields = useMemo(() => reportFields(today), [today]);
  const [shown, change] = useAddress(fields);
  useFollowedDays(today, shown, change);
  const { tab } = shown;
  const kind = kindOf(tab);
  const entry = entryOf(shown);
  const checked = checkReport(kind, entry, today, useDiner(entry.commensalId));
  const question = checked.ok ? checked.value : null;
  const narrowings = useNarrowings(kind, entry, cafeteria);
  const { data: report, failureReason, isFetching, refetch } = useQuery(reportQuery(useReportCalls(), tab, question));
  const files = useReportFiles({ question, kind, narrowings, cafeteria });
  const onTab = (chosen: ReportTab): void => change({ tab: chosen, page: 0 });
  return (
    <Page title={screens.reports} more={report === undefined ? [] : files}>
      <Tabs label={texts.kinds} tabs={kinds} selectedId={kind} onSelect={(one) => onTab(reportTabs[one][0])}>
        <ReportDays
          key={`${kind} ${shown.from} ${shown.until}`}
          kind={kind}
          entry={entry}
          today={today}
          isBusy={isFetching}
          onAsk={({ from, until }) => {
            if (from === shown.from && until === shown.until) void refetch();
            else change({ from, until });
          }}
        />
        <ReportFilters
          kind={kind}
          entry={entry}
          faults={checked.ok ? {} : checked.failure}
          narrowings={narrowings}
          cafeteria={cafeteria}
          today={today}
          onChange={(changed) => change(addressOf(changed))}
        />
        {question === null ? (
          <EmptyState icon={<CalendarX2 />} title={texts.wrongFilter} detail={texts.wrongFilterHint} />
        ) : (
          <Tabs label={texts.breakdowns} tabs={tabOptions(reportTabs[kind])} selectedId={tab} onSelect={onTab}>
            {report === undefined && failureReason === null && <RowsSkeleton rows={8} />}
            {report === undefined && failureReason !== null && (
              <ErrorState
                failure={failureReason}
                title={texts.notMade}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              />
            )}
            {report !== undefined && (
              <MadeReport
                report={report}
                question={question}
                kind={kind}
                cafeteria={cafeteria}
                today={today}
                shown={shown}
                onChange={change}
                onClear={narrowings.length === 0 ? null : () => change(addressOf(unnarrowed(today)))}
              />
            )}
          </Tabs>
        )}
      </Tabs>
    </Page>
  );
}
