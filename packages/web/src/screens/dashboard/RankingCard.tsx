import { lastPage } from "@cantina/domain/kernel";
import * as texts from "../../texts/premium-metrics.ts";
import * as words from "../../texts/words.ts";
import { Pager } from "../../ui/Pager.tsx";
import { type RankedBar, RankedBars } from "../../ui/RankedBars.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { RowsFigure } from "../history/index.ts";
import styles from "./Dashboard.module.css";
import { MetricCard, type MetricCardProps } from "./MetricCard.tsx";
import type { RankedRow } from "./ranked-rows.ts";

export interface RankingCardProps<Data> extends Pick<MetricCardProps<Data>, "title" | "definition" | "reading"> {
  readonly rowsOf: (data: Data) => readonly RankedRow[];
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Specification §2. */
const pageSize = 5;

/** Horizontal bars, as long as each is beside the longest of all pages. METRICS-03 */
export function RankingCard<Data>({ rowsOf, page, onPage, ...card }: RankingCardProps<Data>) {
  return (
    <MetricCard {...card} height={284}>
      {(data) => {
        const rows = rowsOf(data);
        if (rows.length === 0) return <div className={styles["state"]}>{texts.nothing}</div>;
        const at = Math.min(page, lastPage(rows.length, pageSize));
        const longest = longestOf(rows);
        return (
          <>
            <RankedBars
              bars={rows.slice(at * pageSize, (at + 1) * pageSize).map((row) => barOf(row, longest))}
              isPaged={rows.length > pageSize}
            />
            {rows.length > pageSize && (
              <Pager
                page={at}
                pageSize={pageSize}
                totalCount={rows.length}
                onPage={onPage}
                label={texts.pagesOf(card.title)}
              />
            )}
          </>
        );
      }}
    </MetricCard>
  );
}

const longestOf = (rows: readonly RankedRow[]): number => Math.max(1, ...rows.map(({ amount }) => amount));

const barOf = ({ id, name, isDeleted, amount, text, search }: RankedRow, longest: number): RankedBar => ({
  key: id,
  name: (
    <>
      {name} {isDeleted && <Tag tone="error">{words.deleted}</Tag>}
    </>
  ),
  length: amount / longest,
  amount: <RowsFigure text={text} isZero={amount === 0} search={search} label={`${name}: ${text}`} />,
});
