import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { MetricsFilter } from "@cantina/domain/metrics";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { Suspense, lazy } from "react";
import { useMetricsFilter, useMetricsReload } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/metrics.ts";
import * as screens from "../../texts/screens.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { KpiCards } from "./KpiCards.tsx";
import { MetricsFields } from "./MetricsFields.tsx";
import { dashboardFields, firstPages } from "./dashboard-address.ts";
import { useFirstCard } from "./use-first-card.ts";

const MoreCards = lazy(async () => ({ default: (await import("./MoreCards.tsx")).MoreCards }));

export function DashboardScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  if (cafeteria !== undefined) return <CafeteriaMetrics cafeteria={cafeteria} />;
  return (
    <Page title={screens.dashboard}>
      {failureReason === null ? (
        <RowsSkeleton rows={8} />
      ) : (
        <ErrorState failure={failureReason} title={texts.unreadable} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function CafeteriaMetrics({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const [shown, change] = useAddress(dashboardFields);
  const { period, originMedium } = shown;
  const { asked, isWaiting } = useMetricsFilter({ period, originMedium });
  const { isReloading, reload } = useMetricsReload();
  const isPainted = useFirstCard(asked);
  const onFilter = (chosen: Partial<MetricsFilter>): void => change({ ...firstPages, ...chosen });
  return (
    <Page
      title={screens.dashboard}
      tools={
        <Button variant="outline" colorPalette="gray" busy={isReloading} onClick={reload}>
          <RotateCw aria-hidden />
          {words.reload}
        </Button>
      }
    >
      <MetricsFields
        chosen={{ period, originMedium }}
        zone={cafeteria.timeZone}
        isWaiting={isWaiting}
        onChange={onFilter}
      />
      <KpiCards cafeteria={cafeteria} asked={asked} />
      {isPainted ? (
        <Suspense fallback={<RowsSkeleton rows={8} />}>
          <MoreCards cafeteria={cafeteria} asked={asked} shown={shown} onChange={change} />
        </Suspense>
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </Page>
  );
}
