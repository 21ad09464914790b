import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { LocalDate } from "@cantina/domain/kernel";
import type { ReportKind, ReportQuestion } from "@cantina/domain/report-filters";
import { Box } from "@chakra-ui/react/box";
import { Receipt } from "lucide-react";
import type { Report } from "../../composition/desk/index.ts";
import * as texts from "../../texts/reports.ts";
import * as ui from "../../texts/ui.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { KeyFigures } from "../../ui/KeyFigures.tsx";
import { RowsFigure } from "../history/index.ts";
import { BreakdownTable } from "./BreakdownTable.tsx";
import { LedgerMark } from "./LedgerMark.tsx";
import styles from "./Reports.module.css";
import { ReportChart } from "./ReportChart.tsx";
import { type ToldRow, breakdownOf } from "./breakdown.ts";
import { rowAddress, wholeAddress } from "./history-address.ts";
import type { ReportAddress } from "./report-address.ts";
import { remarksOn } from "./remarks.ts";
import { type Told, figuresOf } from "./report-figures.ts";

export interface MadeReportProps {
  readonly report: Report;
  readonly question: ReportQuestion;
  readonly kind: ReportKind;
  readonly cafeteria: Cafeteria;
  readonly today: LocalDate;
  readonly shown: ReportAddress;
  readonly onChange: (change: Partial<ReportAddress>) => void;
  /** Takes every filter away; null: there is none. */
  readonly onClear: (() => void) | null;
}

export function MadeReport(props: MadeReportProps) {
  const { report, question, kind, cafeteria, today, shown, onChange, onClear } = props;
  const breakdown = breakdownOf(shown.tab, report, cafeteria, question.paymentMethod);
  if (report.rows.length === 0) return <Nothing onClear={onClear} />;
  const searchOf = (row: ToldRow) => rowAddress(question, row, today);
  const searchBehind = ({ behind }: Pick<Told, "behind">) => behind && wholeAddress(kind, question, behind, today);
  return (
    <>
      <KeyFigures
        label={texts.figures}
        figures={figuresOf(shown.tab, report, breakdown).map(({ label, definition, parts, ...whole }) => ({
          label,
          definition,
          value: (
            <>
              <RowsFigure {...whole} search={searchBehind(whole)} />
              {parts.length > 0 && (
                <span className={styles["parts"]}>
                  {parts.map((part) => (
                    <RowsFigure key={part.text} {...part} search={searchBehind(part)} />
                  ))}
                </span>
              )}
            </>
          ),
        }))}
      />
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" color="fg.muted" fontSize="13px">
        <LedgerMark report={report} />
        {remarksOn(kind, question).map((remark) => (
          <span key={remark}>{remark}</span>
        ))}
      </Box>
      <ReportChart
        key={shown.tab}
        breakdown={breakdown}
        searchOf={searchOf}
        givenBack={wholeAddress(kind, question, { isReturn: true }, today)}
      />
      <BreakdownTable
        breakdown={breakdown}
        searchOf={searchOf}
        page={shown.page}
        onPage={(page) => onChange({ page })}
        hasZeros={shown.zeros}
        onZeros={(zeros) => onChange({ zeros })}
      />
    </>
  );
}

const Nothing = ({ onClear }: Pick<MadeReportProps, "onClear">) => (
  <EmptyState
    icon={<Receipt />}
    title={texts.nothing}
    detail={onClear === null ? texts.nothingHint : texts.nothingNarrowedHint}
    action={
      onClear === null ? undefined : (
        <Button variant="outline" colorPalette="gray" onClick={onClear}>
          {ui.clearFilters}
        </Button>
      )
    }
  />
);
