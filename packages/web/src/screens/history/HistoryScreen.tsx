import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type LocalDate, localDateOf } from "@cantina/domain/kernel";
import { type HistoryEntry, historyPageSize } from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { History, RotateCw } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { historyQuery } from "../../composition/history-queries.ts";
import { cafeteriaQuery } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Page } from "../../ui/Page.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { HistoryTable } from "./HistoryTable.tsx";
import { type HistoryFilter, anything, dateFaults, queryOf } from "./history-filter.ts";
import { useHistoryExport } from "./use-history-export.ts";

// With the edit machine, which the list has no need of.
const RevertDialog = lazy(async () => ({ default: (await import("./RevertDialog.tsx")).RevertDialog }));

export function HistoryScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  if (cafeteria !== undefined) return <CafeteriaHistory cafeteria={cafeteria} />;
  return (
    <Page title="Historial">
      {failureReason === null ? (
        <Skeleton height="420px" borderRadius="xl" />
      ) : (
        <ErrorState failure={failureReason} title="No se pudo cargar el historial" onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

interface Asked {
  readonly filter: HistoryFilter;
  readonly page: number;
}

/** The last question that could be asked goes on being answered while a date is wrong. */
function useAsked(today: LocalDate) {
  const [shown, setShown] = useState(anything);
  const [asked, setAsked] = useState<Asked>({ filter: anything, page: 0 });
  return {
    filter: shown,
    asked,
    change: (filter: HistoryFilter): void => {
      setShown(filter);
      if (Object.keys(dateFaults(filter, today)).length === 0) setAsked({ filter, page: 0 });
    },
    turn: (page: number): void => setAsked({ ...asked, page }),
  };
}

function CafeteriaHistory({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { sources, clock } = useWorkplace();
  const today = localDateOf(clock.now(), cafeteria.timeZone);
  const { filter, asked, change, turn } = useAsked(today);
  const [reverting, setReverting] = useState<HistoryEntry | null>(null);
  const question = queryOf(asked.filter);
  const { data, failureReason, refetch, isFetching, isPlaceholderData } = useQuery(
    historyQuery(sources, question, asked.page),
  );
  const { progress, start, cancel } = useHistoryExport(cafeteria);
  return (
    <Page
      title="Historial"
      action={
        <Box display="flex" gap="2">
          <IconButton
            label="Recargar"
            icon={<RotateCw className={isFetching ? "spinning" : undefined} />}
            onClick={() => void refetch()}
          />
          <ExportMenu progress={progress} onExport={(format) => start(question, format)} onCancel={cancel} />
        </Box>
      }
    >
      <HistoryFilters filter={filter} cafeteria={cafeteria} today={today} onChange={change} />
      {data === undefined && failureReason === null && <Skeleton height="420px" borderRadius="xl" />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title="No se pudo cargar el historial"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data !== undefined && data.totalCount === 0 && (
        <EmptyState
          icon={<History />}
          title="No se encontraron transacciones"
          detail={filter === anything ? "Aparecerán aquí con la primera venta." : "Cambie o limpie los filtros."}
        />
      )}
      {data !== undefined && data.totalCount > 0 && (
        <>
          <HistoryTable entries={data.data} place={cafeteria} isStale={isPlaceholderData} onRevert={setReverting} />
          <Pager page={asked.page} pageSize={historyPageSize} totalCount={data.totalCount} onPage={turn} />
        </>
      )}
      <Suspense fallback={null}>
        {reverting !== null && <RevertDialog key={reverting.id} entry={reverting} onClose={() => setReverting(null)} />}
      </Suspense>
    </Page>
  );
}
