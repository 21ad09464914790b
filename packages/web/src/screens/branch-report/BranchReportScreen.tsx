import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type LocalDate, localDateOf } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { ChartColumn, Printer } from "lucide-react";
import { useState } from "react";
import { branchReportQuery, cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { Button } from "../../ui/Button.tsx";
import { DateField } from "../../ui/DateField.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import { BranchTable } from "./BranchTable.tsx";

export function BranchReportScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  return (
    <Page title="Reporte por sucursal">
      {cafeteria !== undefined && <Report cafeteria={cafeteria} />}
      {cafeteria === undefined && failureReason === null && <Skeleton height="420px" borderRadius="xl" />}
      {cafeteria === undefined && failureReason !== null && (
        <ErrorState failure={failureReason} title="No se pudo cargar el reporte" onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** Level with the field, whose label stands above it. */
const buttonTop = { base: "0", sm: "27px" };

function faultOf(day: LocalDate | null, today: LocalDate): string | undefined {
  return day !== null && day > today ? "La fecha no puede ser futura" : undefined;
}

function Report({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { sources, clock, printing } = useWorkplace();
  const isPrinterReady = useValue(printing.view).isReady;
  const today = localDateOf(clock.now(), cafeteria.timeZone);
  const [day, setDay] = useState<LocalDate | null>(today);
  const [asked, setAsked] = useState<LocalDate | null>(null);
  const { data: rows, failureReason, refetch, isFetching } = useQuery(branchReportQuery(sources, asked));
  const fault = faultOf(day, today);
  return (
    <>
      <Box
        as="form"
        display="flex"
        gap="3"
        alignItems="start"
        flexWrap="wrap"
        onSubmit={(event) => {
          event.preventDefault();
          if (day === null || fault !== undefined) return;
          if (day === asked) void refetch();
          else setAsked(day);
        }}
      >
        <Box w={{ base: "full", sm: "220px" }}>
          <DateField label="Fecha" value={day} max={today} error={fault} onChange={setDay} />
        </Box>
        <Button type="submit" mt={buttonTop} busy={isFetching} disabled={day === null || fault !== undefined}>
          Crear reporte
        </Button>
        <Button
          mt={buttonTop}
          variant="outline"
          colorPalette="gray"
          disabled={!isPrinterReady || asked === null || rows === undefined}
          onClick={() => {
            if (asked !== null && rows !== undefined) void printing.printBranchDay({ day: asked, rows });
          }}
        >
          <Printer aria-hidden />
          Imprimir
        </Button>
      </Box>
      {asked === null && (
        <EmptyState
          icon={<ChartColumn />}
          title="Todavía no hay un reporte"
          detail="Elija la fecha y presione Crear reporte."
        />
      )}
      {asked !== null && rows === undefined && failureReason === null && <Skeleton height="420px" borderRadius="xl" />}
      {rows === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title="No se pudo crear el reporte"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {asked !== null && rows !== undefined && (
        <BranchTable
          caption={`${cafeteria.name}, ${dateFieldText(asked)}`}
          rows={rows}
          customName={cafeteria.customPaymentMethod}
        />
      )}
    </>
  );
}
