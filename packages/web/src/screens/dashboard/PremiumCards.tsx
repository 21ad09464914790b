import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { MetricsFilter } from "@cantina/domain/metrics";
import { useQuery } from "@tanstack/react-query";
import { metricQuery, useMetricsCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/premium-metrics.ts";
import styles from "./Dashboard.module.css";
import { PieCard } from "./PieCard.tsx";
import { RankingCard } from "./RankingCard.tsx";
import type { DashboardShown } from "./dashboard-address.ts";
import { moneyRows, orderRows, unitRows } from "./ranked-rows.ts";
import { rowsOfFigures } from "./rows-of-figures.ts";

export interface PremiumCardsProps {
  readonly cafeteria: Cafeteria;
  readonly asked: MetricsFilter;
  readonly shown: DashboardShown;
  readonly onChange: (change: Partial<DashboardShown>) => void;
}

/** METRICS-08 METRICS-14 */
export function PremiumCards({ cafeteria, asked, shown, onChange }: PremiumCardsProps) {
  const calls = useMetricsCalls();
  const products = useQuery(metricQuery(calls.readProductRanking, asked));
  const clients = useQuery(metricQuery(calls.readClientRanking, asked));
  const methods = useQuery(metricQuery(calls.readPaymentMethodShares, asked));
  const ordered = rowsOfFigures("ORDERS", asked.originMedium, cafeteria.timeZone);
  const charged = rowsOfFigures("CHARGES", asked.originMedium, cafeteria.timeZone);
  return (
    <section aria-label={texts.title} className={styles["pair"]}>
      <RankingCard
        title={texts.best}
        definition={texts.bestHint}
        reading={products}
        rowsOf={({ period, bestSellingProducts }) =>
          unitRows(bestSellingProducts, period, (at, productId) => ordered.current(at, { productId }))
        }
        page={shown.best}
        onPage={(best) => onChange({ best })}
      />
      <RankingCard
        title={texts.worst}
        definition={texts.worstHint}
        reading={products}
        rowsOf={({ period, worstSellingProducts }) =>
          unitRows(worstSellingProducts, period, (at, productId) => ordered.current(at, { productId }))
        }
        page={shown.worst}
        onPage={(worst) => onChange({ worst })}
      />
      <RankingCard
        title={texts.commensals}
        definition={texts.commensalsHint}
        reading={clients}
        rowsOf={({ period, starCommensals }) =>
          moneyRows(starCommensals, period, (at, commensalId) => ordered.current(at, { commensalId }))
        }
        page={shown.commensals}
        onPage={(commensals) => onChange({ commensals })}
      />
      <RankingCard
        title={texts.classes}
        definition={texts.classesHint}
        reading={clients}
        rowsOf={({ period, starClasses }) =>
          moneyRows(starClasses, period, (at, classId) => ordered.current(at, { classIds: [classId] }))
        }
        page={shown.classes}
        onPage={(classes) => onChange({ classes })}
      />
      <RankingCard
        title={texts.categories}
        definition={texts.categoriesHint}
        reading={products}
        rowsOf={({ period, popularCategories }) =>
          unitRows(popularCategories, period, (at, categoryId) => ordered.current(at, { categoryId }))
        }
        page={shown.categories}
        onPage={(categories) => onChange({ categories })}
      />
      <RankingCard
        title={texts.times}
        definition={texts.timesHint}
        reading={products}
        rowsOf={({ period, popularPickUpTimes }) =>
          orderRows(
            popularPickUpTimes.map(({ time, amount }) => ({ id: time, name: time, amount })),
            period,
            (at, pickUpTime) => ordered.current(at, { pickUpTime }),
          )
        }
        page={shown.times}
        onPage={(times) => onChange({ times })}
      />
      <PieCard
        title={texts.chargeMethods}
        definition={texts.chargeMethodsHint}
        reading={methods}
        sharesOf={({ period, balanceChargesPieChart }) => ({
          period,
          shares: balanceChargesPieChart,
          searchOf: charged.current,
        })}
        customName={cafeteria.customPaymentMethod}
      />
      <PieCard
        title={texts.orderMethods}
        definition={texts.orderMethodsHint}
        reading={methods}
        sharesOf={({ period, ordersPieChart }) => ({
          period,
          shares: ordersPieChart,
          searchOf: ordered.current,
        })}
        customName={cafeteria.customPaymentMethod}
      />
    </section>
  );
}
