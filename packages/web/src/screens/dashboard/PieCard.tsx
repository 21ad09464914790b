import type { PaymentMethod } from "@cantina/domain/cafeteria";
import { type Cents, formatMoneyShort } from "@cantina/domain/kernel";
import { type ComparedPeriod, type FigurePart, pieOf } from "@cantina/domain/metrics";
import { paymentName } from "../../texts/payment-names.ts";
import * as texts from "../../texts/premium-metrics.ts";
import * as metrics from "../../texts/metrics.ts";
import * as ui from "../../texts/ui.ts";
import * as words from "../../texts/words.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Table } from "../../ui/Table.tsx";
import { type HistorySearch, RowsFigure } from "../history/index.ts";
import styles from "./Dashboard.module.css";
import { MetricCard, type MetricCardProps } from "./MetricCard.tsx";
import { Pie } from "./Pie.tsx";

type Shares = {
  readonly period: ComparedPeriod;
  readonly shares: readonly { readonly paymentMethod: PaymentMethod; readonly amount: Cents }[];
  readonly searchOf: (period: ComparedPeriod, part: FigurePart) => HistorySearch;
};

export interface PieCardProps<Data> extends Pick<MetricCardProps<Data>, "title" | "definition" | "reading"> {
  readonly sharesOf: (data: Data) => Shares;
  readonly customName: string | null;
}

/** The slices say how much each is; the table below leads to what is behind each method. METRICS-14 */
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
            <Disclosure summary={metrics.asTable}>
              <Table
                label={card.title}
                rows={shares}
                rowKey={({ paymentMethod }) => paymentMethod}
                columns={[
                  {
                    label: ui.payment,
                    isHeader: true,
                    onCard: "name",
                    cell: ({ paymentMethod }) => paymentName(paymentMethod, customName),
                  },
                  {
                    label: words.sum,
                    isNumber: true,
                    onCard: "key",
                    cell: ({ paymentMethod, amount }) => (
                      <RowsFigure
                        text={formatMoneyShort(amount)}
                        isZero={amount === 0}
                        search={searchOf(period, { paymentMethod })}
                      />
                    ),
                  },
                ]}
              />
            </Disclosure>
          </>
        );
      }}
    </MetricCard>
  );
}
