import type { Cafeteria } from "@cantina/domain/cafeteria";
import { id, localDateOf } from "@cantina/domain/kernel";
import { type StockReport, type StockReportQuestion, checkStockReport, stockTotals } from "@cantina/domain/stock";
import { useQuery } from "@tanstack/react-query";
import { ChartLine, Download, PackageOpen } from "lucide-react";
import { stockReportQuery, useStockCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery, productsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/stock-report.ts";
import * as words from "../../texts/words.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { KeyFigures } from "../../ui/KeyFigures.tsx";
import { LevelChart } from "../../ui/LevelChart.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { ReportForm } from "./ReportForm.tsx";
import { ReportTable } from "./ReportTable.tsx";
import { reportFields } from "./report-address.ts";
import { reportLevels } from "./report-levels.ts";
import { moveFigures } from "./report-moves.ts";
import { saveReport } from "./save-report.ts";

export function StockReportScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  if (cafeteria !== undefined) return <CafeteriaReport cafeteria={cafeteria} />;
  return (
    <Page title={screens.stockReport}>
      {failureReason === null ? (
        <RowsSkeleton rows={8} />
      ) : (
        <ErrorState failure={failureReason} title={texts.notMade} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function CafeteriaReport({ cafeteria: { timeZone } }: { readonly cafeteria: Cafeteria }) {
  const { sources, clock } = useWorkplace();
  const { data: products = [] } = useQuery(productsQuery(sources));
  const [shown, change] = useAddress(reportFields);
  const today = localDateOf(clock.now(), timeZone);
  const entry = { ...shown, productId: shown.productId === "" ? null : id<"product">(shown.productId) };
  const checked = checkStockReport(entry, today);
  const question = checked.ok ? checked.value : null;
  const { data, failureReason, refetch, isFetching } = useQuery(stockReportQuery(useStockCalls(), question));
  const product = products.find((one) => one.id === question?.productId)?.name ?? words.notReadYet;
  return (
    <Page
      title={screens.stockReport}
      more={
        data === undefined || question === null
          ? []
          : [
              {
                id: "export",
                label: texts.exportReport,
                icon: <Download aria-hidden />,
                onSelect: () => void saveReport(data, product, question),
              },
            ]
      }
    >
      <ReportForm
        key={`${shown.productId} ${shown.from} ${shown.until}`}
        products={products}
        entry={entry}
        today={today}
        isBusy={isFetching}
        onAsk={(asked) => {
          if (asked.productId === shown.productId && asked.from === shown.from && asked.until === shown.until)
            void refetch();
          else change(asked);
        }}
      />
      {question === null && (
        <EmptyState icon={<ChartLine />} title={texts.nothingAsked} detail={texts.nothingAskedHint} />
      )}
      {question !== null && data === undefined && failureReason === null && <RowsSkeleton rows={8} />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.notMade}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {question !== null && data !== undefined && <Made report={data} product={product} question={question} />}
    </Page>
  );
}

type MadeProps = { readonly report: StockReport; readonly product: string; readonly question: StockReportQuestion };

function Made({ report, product, question: { productId, from, until } }: MadeProps) {
  const { start, end } = stockTotals(report);
  return (
    <>
      <KeyFigures label={texts.figures} figures={moveFigures(report)} />
      {report.days.length === 0 ? (
        <EmptyState icon={<PackageOpen />} title={texts.nothingMoved} />
      ) : (
        <>
          <LevelChart
            label={texts.levelsOf(product, start, end)}
            title={texts.levels}
            levels={reportLevels(report, from, until)}
          />
          <ReportTable label={screens.stockReport} productId={productId} report={report} />
        </>
      )}
    </>
  );
}
