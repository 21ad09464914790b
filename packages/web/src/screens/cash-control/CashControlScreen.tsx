import type { Cafeteria } from "@cantina/domain/cafeteria";
import { localDateOf } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { Banknote, RotateCw } from "lucide-react";
import { useMemo } from "react";
import { cafeteriaQuery, intervalsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/cash-control.ts";
import * as words from "../../texts/words.ts";
import * as screens from "../../texts/screens.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Paged } from "../../ui/Paged.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { WrongDates } from "../../ui/WrongDates.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { CashFilters } from "./CashFilters.tsx";
import { ClosedDifference } from "./ClosedDifference.tsx";
import { IntervalDrawer } from "./IntervalDrawer.tsx";
import { IntervalTable } from "./IntervalTable.tsx";
import { cashFields, questionOf } from "./cash-address.ts";

export function CashControlScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  if (cafeteria !== undefined) return <CafeteriaCash cafeteria={cafeteria} />;
  return (
    <Page title={screens.cashControl}>
      {failureReason === null ? (
        <RowsSkeleton rows={6} />
      ) : (
        <ErrorState failure={failureReason} title={texts.unreadable} onRetry={() => void refetch()} />
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
      title={screens.cashControl}
      more={[{ id: "reload", label: words.reload, icon: <RotateCw aria-hidden />, onSelect: () => void refetch() }]}
    >
      <CashFilters shown={shown} today={today} onChange={change} />
      {data === undefined && question === null && <WrongDates />}
      {data === undefined && question !== null && failureReason === null && <RowsSkeleton rows={6} />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.unreadable}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data?.length === 0 && <EmptyState icon={<Banknote />} title={texts.noDrawers} detail={texts.noDrawersHint} />}
      {data !== undefined && data.length > 0 && (
        <Paged
          rows={data}
          page={shown.page}
          onPage={(page) => change({ page })}
          sum={<ClosedDifference intervals={data} />}
        >
          {(intervals) => <IntervalTable intervals={intervals} place={cafeteria} onOpen={(open) => change({ open })} />}
        </Paged>
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
