import { isAdministratorLevel } from "@cantina/domain/access";
import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type LocalDate, type ProfileId, localDateOf } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Banknote, RotateCw } from "lucide-react";
import { useState } from "react";
import { cafeteriaQuery, intervalsQuery, type Seller, sellersQuery } from "../../composition/live-data/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { DateField } from "../../ui/DateField.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Page } from "../../ui/Page.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { IntervalCard } from "./IntervalCard.tsx";
import { type ReportRange, firstRange, rangeFaults } from "./report-range.ts";

export function CashControlScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  if (cafeteria !== undefined) return <CafeteriaCash cafeteria={cafeteria} />;
  return (
    <Page title="Control de Caja">
      {failureReason === null ? (
        <Skeleton height="420px" borderRadius="xl" />
      ) : (
        <ErrorState
          failure={failureReason}
          title="No se pudo cargar el control de caja"
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

function CafeteriaCash({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { sources, clock, printing } = useWorkplace();
  const isPrinterReady = useValue(printing.view).isReady;
  const today = localDateOf(clock.now(), cafeteria.timeZone);
  const [range, setRange] = useState(() => firstRange(today));
  const [sellerId, setSellerId] = useState<ProfileId | null>(null);
  const [isSimplified, setIsSimplified] = useState(false);
  const { from, until } = range;
  const isAskable = Object.keys(rangeFaults(range, today)).length === 0;
  const whose = sellerId === null ? {} : { sellerId };
  const question = isAskable && from !== null && until !== null ? { from, until, ...whose } : null;
  const { data, failureReason, refetch, isFetching } = useQuery(intervalsQuery(sources, question));
  return (
    <Page
      title="Control de Caja"
      action={
        <IconButton
          label="Recargar"
          icon={<RotateCw className={isFetching ? "spinning" : undefined} />}
          onClick={() => void refetch()}
        />
      }
    >
      <Filters range={range} today={today} onRange={setRange} sellerId={sellerId} onSeller={setSellerId} />
      <Box maxW={{ md: "14rem" }}>
        <Switch label="Versión simplificada" checked={isSimplified} onChange={setIsSimplified} />
      </Box>
      {data === undefined && isAskable && failureReason === null && <Skeleton height="320px" borderRadius="xl" />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title="No se pudo cargar el control de caja"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data !== undefined && data.length === 0 && (
        <EmptyState
          icon={<Banknote />}
          title="No hay movimientos de caja en estas fechas"
          detail="Cambie las fechas, o abra la caja desde el punto de venta."
        />
      )}
      {data?.map((interval) => (
        <IntervalCard
          key={interval.sessionId}
          interval={interval}
          place={cafeteria}
          isSimplified={isSimplified}
          canPrint={isPrinterReady}
          onPrint={() => void printing.printCashInterval(interval)}
        />
      ))}
    </Page>
  );
}

interface FiltersProps {
  readonly range: ReportRange;
  readonly today: LocalDate;
  readonly onRange: (range: ReportRange) => void;
  readonly sellerId: ProfileId | null;
  readonly onSeller: (sellerId: ProfileId | null) => void;
}

function Filters({ range, today, onRange, sellerId, onSeller }: FiltersProps) {
  const { sources, profile } = useWorkplace();
  const isAdministrator = isAdministratorLevel(profile.privilegeLevel);
  const { data: sellers = [] } = useQuery(sellersQuery(sources, isAdministrator));
  const faults = rangeFaults(range, today);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: "1fr 1fr", md: "minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr)" }}
      gap="3"
      alignItems="start"
    >
      <DateField
        label="Desde"
        value={range.from}
        max={today}
        error={faults.from}
        onChange={(from) => onRange({ ...range, from })}
      />
      <DateField
        label="Hasta"
        value={range.until}
        max={today}
        error={faults.until}
        onChange={(until) => onRange({ ...range, until })}
      />
      <Box gridColumn={{ base: "1 / -1", md: "auto" }}>
        <SelectField
          label="Vendedor"
          disabled={!isAdministrator}
          value={sellerId ?? ""}
          onChange={(value) => onSeller(sellers.find(({ id }) => id === value)?.id ?? null)}
          options={
            isAdministrator
              ? [{ value: "", label: "Todos" }, ...sellers.map(sellerOption)]
              : [{ value: "", label: profile.username }]
          }
        />
      </Box>
    </Box>
  );
}

const sellerOption = ({ id, name, isDeleted }: Seller) => ({
  value: id,
  label: isDeleted ? `${name} (Eliminado)` : name,
});
