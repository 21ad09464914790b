import type { PaymentMethod } from "@cantina/domain/cafeteria";
import { type Cents, formatMoneyShort } from "@cantina/domain/kernel";
import { type ComparedPeriod, pieOf } from "@cantina/domain/metrics";
import { Link } from "@tanstack/react-router";
import { paymentName } from "../../texts/payment-names.ts";
import * as texts from "../../texts/premium-metrics.ts";
import look from "../../ui/figure.module.css";
import styles from "./Dashboard.module.css";
import { MetricCard, type MetricCardProps } from "./MetricCard.tsx";
import { Pie } from "./Pie.tsx";
import type { HistorySearch } from "./history-address.ts";

type Shares = {
  readonly period: ComparedPeriod;
  readonly shares: readonly { readonly paymentMethod: PaymentMethod; readonly amount: Cents }[];
  readonly searchOf: (period: ComparedPeriod, method: PaymentMethod) => HistorySearch;
};

export interface PieCardProps<Data> extends Pick<MetricCardProps<Data>, "title" | "definition" | "reading"> {
  readonly sharesOf: (data: Data) => Shares;
  readonly customName: string | null;
}

/** The slices say how much each is; the list below leads to what is behind each method. METRICS-14 */
export function PieCard<Data>({ sharesOf, customName, ...card }: PieCardProps<Data>) {
  return (
    <MetricCard {...card} height={284}>
      {(data) => {
        const { period, shares, searchOf } = sharesOf(data);
        if (shares.length === 0) return <div className={styles["state"]}>{texts.nothing}</div>;
        const slices = pieOf(shares.map(({ paymentMethod, amount }) => ({ name: paymentMethod, amount })));
        return (
          <>
            <Pie
              label={card.title}
              slices={slices.map(({ name, amount, percent }) => ({
                name: name === null ? texts.others : paymentName(name, customName),
                amount,
                text: texts.share(percent, formatMoneyShort(amount)),
              }))}
            />
            <ul className={styles["sums"]}>
              {shares.map(({ paymentMethod, amount }) => (
                <li key={paymentMethod}>
                  {paymentName(paymentMethod, customName)}{" "}
                  <Link to="/orders" search={searchOf(period, paymentMethod)} className={look["link"] ?? ""}>
                    {formatMoneyShort(amount)}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </MetricCard>
  );
}
