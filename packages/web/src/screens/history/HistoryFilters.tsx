import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { LocalDate } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { CountPill } from "../../ui/CountPill.tsx";
import { DateField } from "../../ui/DateField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { MoreFilters } from "./MoreFilters.tsx";
import { type HistoryFilter, anything, dateFaults, narrowingCount } from "./history-filter.ts";

export interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  readonly cafeteria: Cafeteria;
  readonly today: LocalDate;
  readonly onChange: (filter: HistoryFilter) => void;
}

export function HistoryFilters({ filter, cafeteria, today, onChange }: HistoryFiltersProps) {
  const [isMore, setIsMore] = useState(false);
  const faults = dateFaults(filter, today);
  const count = narrowingCount(filter);
  const isPickup = filter.dateKind === "PICKUP_DATE";
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <Box
        display="grid"
        gridTemplateColumns={{
          base: "1fr 1fr",
          lg: "minmax(0, 2.2fr) minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) auto",
        }}
        gap="3"
        alignItems="start"
      >
        <Box gridColumn={{ base: "1 / -1", lg: "auto" }}>
          <TextField
            label="Buscar"
            type="search"
            placeholder="Comensal, cliente o identificador"
            maxLength={250}
            value={filter.search}
            onChange={(search) => onChange({ ...filter, search })}
          />
        </Box>
        <Box gridColumn={{ base: "1 / -1", lg: "auto" }}>
          <SelectField
            label="Tipo de fecha"
            value={filter.dateKind}
            onChange={(kind) => onChange({ ...filter, dateKind: kind === "PICKUP_DATE" ? kind : "ORDER_DATE" })}
            options={[
              { value: "ORDER_DATE", label: "Fecha del pedido" },
              { value: "PICKUP_DATE", label: "Fecha de retiro" },
            ]}
          />
        </Box>
        <DateField
          label="Desde"
          value={filter.from}
          max={isPickup ? undefined : today}
          error={faults.from}
          onChange={(from) => onChange({ ...filter, from })}
        />
        <DateField
          label="Hasta"
          value={filter.until}
          max={isPickup ? undefined : today}
          error={faults.until}
          onChange={(until) => onChange({ ...filter, until })}
        />
        <Box gridColumn={{ base: "1 / -1", lg: "auto" }} display="flex" gap="2" pt={{ base: "0", lg: "27px" }}>
          <Button variant="outline" colorPalette="gray" aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
            <SlidersHorizontal aria-hidden />
            Filtros
            {count > 0 && <CountPill count={count} label={`${count} activos`} />}
          </Button>
          {filter !== anything && (
            <Button variant="ghost" colorPalette="gray" onClick={() => onChange(anything)}>
              Limpiar
            </Button>
          )}
        </Box>
      </Box>
      {isMore && <MoreFilters filter={filter} cafeteria={cafeteria} onChange={onChange} />}
    </Box>
  );
}
