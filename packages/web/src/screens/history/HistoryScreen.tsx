import type { Cafeteria } from "@cantina/domain/cafeteria";
import { localDateOf } from "@cantina/domain/kernel";
import { type HistoryEntry, historyPageSize, isLineAsked } from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { FileSpreadsheet, FileText, History, RotateCw } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { cafeteriaQuery, historyQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import type { MenuItem } from "../../ui/Menu.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { Page } from "../../ui/Page.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { WrongDates } from "../../ui/WrongDates.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { DayPager } from "./DayPager.tsx";
import { ExportProgress } from "./ExportProgress.tsx";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { HistorySum } from "./HistorySum.tsx";
import { HistoryTable } from "./HistoryTable.tsx";
import { anything, dateFaults, historyFields, queryOf } from "./history-filter.ts";
import { useHistoryExport } from "./use-history-export.ts";

// With the edit machine, which the list has no need of.
const RevertDialog = lazy(async () => ({ default: (await import("./RevertDialog.tsx")).RevertDialog }));
const RefundDialog = lazy(async () => ({ default: (await import("./RefundDialog.tsx")).RefundDialog }));

export function HistoryScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  if (cafeteria !== undefined) return <CafeteriaHistory cafeteria={cafeteria} />;
  return (
    <Page title={screens.history}>
      {failureReason === null ? (
        <RowsSkeleton rows={historyPageSize} />
      ) : (
        <ErrorState failure={failureReason} title={texts.unreadable} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** The last question that could be asked goes on being answered while it makes no sense. */
function useLastSound<Question>(question: Question, isSound: boolean): Question | null {
  const [last, setLast] = useState<Question | null>(null);
  if (isSound && last !== question) setLast(question);
  return isSound ? question : last;
}

function CafeteriaHistory({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { sources, clock } = useWorkplace();
  const today = localDateOf(clock.now(), cafeteria.timeZone);
  const [shown, change] = useAddress(historyFields);
  const isSound = Object.keys(dateFaults(shown, today)).length === 0;
  const sound = useLastSound(shown, isSound);
  const { page, ...asked } = sound ?? { ...anything, page: 0 };
  const [reverting, setReverting] = useState<HistoryEntry | null>(null);
  const [refunding, setRefunding] = useState<HistoryEntry | null>(null);
  const question = queryOf(asked);
  const isNarrowed = Object.keys(question).length > 0;
  const isAsked = sound !== null;
  const answer = useQuery({ ...historyQuery(sources, question, page), enabled: isAsked });
  const { failureReason, refetch, isFetching, isPlaceholderData } = answer;
  // Days that make no sense don't ask for everything, be it known already.
  const data = isAsked ? answer.data : undefined;
  const { progress, start, cancel } = useHistoryExport(cafeteria);
  const days = <DayPager filter={shown} today={today} onChange={change} />;
  const more: readonly MenuItem[] = [
    { id: "csv", label: texts.exportToCsv, icon: <FileText aria-hidden />, onSelect: () => start(question, "csv") },
    {
      id: "excel",
      label: texts.exportToExcel,
      icon: <FileSpreadsheet aria-hidden />,
      onSelect: () => start(question, "excel"),
    },
    { id: "reload", label: words.reload, icon: <RotateCw aria-hidden />, onSelect: () => void refetch() },
  ];
  return (
    <Page
      title={screens.history}
      tools={progress !== null && <ExportProgress progress={progress} onCancel={cancel} />}
      more={isAsked ? more : []}
    >
      <HistoryFilters filter={shown} cafeteria={cafeteria} today={today} entries={data?.data ?? []} onChange={change} />
      {!isAsked && <WrongDates />}
      {isAsked && data === undefined && failureReason === null && <RowsSkeleton rows={historyPageSize} />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.unreadable}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {isSound &&
        data?.data.length === 0 &&
        (isNarrowed ? (
          <>
            <NoResult title={texts.nothingFound} onClear={() => change(anything)} />
            {days}
          </>
        ) : (
          <EmptyState icon={<History />} title={texts.nothingFound} detail={texts.firstToCome} />
        ))}
      {data !== undefined && data.data.length > 0 && (
        <>
          {isLineAsked(question) && (
            <Box as="p" color="fg.muted">
              {texts.wholeOrders}
            </Box>
          )}
          <HistoryTable
            entries={data.data}
            place={cafeteria}
            dateKind={asked.dateKind}
            lines={question}
            isStale={isPlaceholderData}
            openId={shown.open}
            onOpen={(open) => change({ open })}
            onRevert={setReverting}
            onRefund={setRefunding}
          />
          <Pager
            page={page}
            pageSize={historyPageSize}
            totalCount={data.totalCount}
            onPage={(turned) => change({ page: turned })}
          >
            <HistorySum question={question} />
            {days}
          </Pager>
        </>
      )}
      <Suspense fallback={null}>
        {reverting !== null && <RevertDialog key={reverting.id} entry={reverting} onClose={() => setReverting(null)} />}
        {refunding !== null && (
          <RefundDialog key={refunding.id} entry={refunding} place={cafeteria} onClose={() => setRefunding(null)} />
        )}
      </Suspense>
    </Page>
  );
}
