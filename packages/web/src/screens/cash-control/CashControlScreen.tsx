import type { Cafeteria } from "@cantina/domain/cafeteria";
import { localDateOf } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { Banknote, RotateCw } from "lucide-react";
import { useMemo } from "react";
import { cafeteriaQuery, type CashInterval, intervalsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { CashFilters } from "./CashFilters.tsx";
import { ClosedDifference } from "./ClosedDifference.tsx";
import { IntervalDrawer } from "./IntervalDrawer.tsx";
import { IntervalTable } from "./IntervalTable.tsx";
import { cashFields, questionOf } from "./cash-address.ts";

const pageSize = 25;

export function CashControlScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  if (cafeteria !== undefined) return <CafeteriaCash cafeteria={cafeteria} />;
  return (
    <Page title="Control de Caja">
      {failureReason === null ? (
        <RowsSkeleton rows={6} />
      ) : (
        <ErrorState
          failure={failureReason}
          title="No se pudo cargar el control de caja"
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

function CafeteriaCash({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { sources, clock } = useWorkplace();
  const today = localDateOf(clock.now(), cafeteria.timeZone);
  const fields = useMemo(() => cashFields(today), [today]);
  const [shown, change] = useAddress(fields);
  const question = questionOf(shown, today);
  const { data, failureReason, refetch, isFetching } = useQuery(intervalsQuery(sources, question));
  return (
    <Page
      title="Control de Caja"
      more={[{ id: "reload", label: "Recargar", icon: <RotateCw aria-hidden />, onSelect: () => void refetch() }]}
    >
      <CashFilters shown={shown} today={today} onChange={change} />
      {data === undefined && question !== null && failureReason === null && <RowsSkeleton rows={6} />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title="No se pudo cargar el control de caja"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<Banknote />}
          title="No hay movimientos de caja en estas fechas"
          detail="Cambie las fechas, o abra la caja desde el punto de venta."
        />
      )}
      {data !== undefined && data.length > 0 && (
        <Intervals
          intervals={data}
          page={shown.page}
          onPage={(page) => change({ page })}
          onOpen={(open) => change({ open })}
          place={cafeteria}
        />
      )}
      <IntervalDrawer
        interval={data?.find(({ sessionId }) => sessionId === shown.open)}
        place={cafeteria}
        isSimplified={shown.simplified}
        onSimplified={(simplified) => change({ simplified })}
        onClose={() => change({ open: "" })}
      />
    </Page>
  );
}

interface IntervalsProps {
  readonly intervals: readonly CashInterval[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onOpen: (sessionId: string) => void;
  readonly place: Cafeteria;
}

function Intervals({ intervals, page, onPage, onOpen, place }: IntervalsProps) {
  const at = Math.min(page, Math.ceil(intervals.length / pageSize) - 1);
  return (
    <>
      <IntervalTable intervals={intervals.slice(at * pageSize, (at + 1) * pageSize)} place={place} onOpen={onOpen} />
      <Pager page={at} pageSize={pageSize} totalCount={intervals.length} onPage={onPage}>
        <ClosedDifference intervals={intervals} />
      </Pager>
    </>
  );
}
