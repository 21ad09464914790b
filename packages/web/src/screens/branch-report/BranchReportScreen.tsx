import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type LocalDate, localDateOf } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useMemo } from "react";
import { askedQuery, cafeteriaQuery, cashReportCalls } from "../../composition/live-data/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/branch-report.ts";
import * as printingTexts from "../../texts/printing.ts";
import * as screens from "../../texts/screens.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { type AddressField, dayFieldAt, flagField } from "../../ui/address-field.ts";
import { useAddress } from "../../ui/use-address.ts";
import { dateFieldText } from "../../ui/date-entry.ts";
import { BranchFigures } from "./BranchFigures.tsx";
import { BranchTable } from "./BranchTable.tsx";
import { ReportDay } from "./ReportDay.tsx";

export function BranchReportScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  if (cafeteria !== undefined) return <Report cafeteria={cafeteria} />;
  return (
    <Page title={screens.branchReport}>
      {failureReason === null ? (
        <RowsSkeleton rows={10} />
      ) : (
        <ErrorState failure={failureReason} title={texts.unreadable} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** A day is asked for as a whole, by 'Crear reporte'; it is a step of the back button. */
function reportFields(today: LocalDate) {
  const day: AddressField<LocalDate | null> = { ...dayFieldAt(today), isTyped: false };
  return { day, zeros: flagField };
}

/** Whoever asks again gets another report. */
const ofItsMoment = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

function Report({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { sources, clock, printing } = useWorkplace();
  const isPrinterReady = useValue(printing.view).isReady;
  const today = localDateOf(clock.now(), cafeteria.timeZone);
  const fields = useMemo(() => reportFields(today), [today]);
  const [shown, change] = useAddress(fields);
  const day = shown.day === null || shown.day > today ? today : shown.day;
  const {
    data: rows,
    failureReason,
    refetch,
    isFetching,
  } = useQuery(askedQuery(cashReportCalls(sources).readBranchReport, { query: { dateTime: day } }, ofItsMoment));
  return (
    <Page
      title={screens.branchReport}
      more={
        rows === undefined
          ? []
          : [
              {
                id: "print",
                label: texts.print,
                icon: <Printer aria-hidden />,
                fault: isPrinterReady ? undefined : printingTexts.noPrinter,
                onSelect: () => void printing.printBranchDay({ day, rows }),
              },
            ]
      }
    >
      <ReportDay
        key={day}
        day={day}
        today={today}
        isBusy={isFetching}
        onAsk={(asked) => {
          if (asked === day) void refetch();
          else change({ day: asked });
        }}
      />
      {rows === undefined && failureReason === null && <RowsSkeleton rows={10} />}
      {rows === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.notMade}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {rows !== undefined && (
        <>
          <BranchFigures rows={rows} day={day} />
          <BranchTable
            caption={`${cafeteria.name}, ${dateFieldText(day)}`}
            day={day}
            rows={rows}
            customName={cafeteria.customPaymentMethod}
            hasZeros={shown.zeros}
            onZeros={(zeros) => change({ zeros })}
          />
        </>
      )}
    </Page>
  );
}
