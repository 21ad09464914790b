import type { LocalDate } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { DateField } from "../../ui/DateField.tsx";

export interface ReportDayProps {
  readonly day: LocalDate;
  readonly today: LocalDate;
  readonly isBusy: boolean;
  readonly onAsk: (day: LocalDate) => void;
}

function faultOf(day: LocalDate | null, today: LocalDate): string | undefined {
  return day !== null && day > today ? "La fecha no puede ser futura" : undefined;
}

/** The day that a report is made of, once somebody asks for it. */
export function ReportDay({ day, today, isBusy, onAsk }: ReportDayProps) {
  const [typed, setTyped] = useState<LocalDate | null>(day);
  const fault = faultOf(typed, today);
  return (
    <Box
      as="form"
      display="flex"
      gap="3"
      alignItems="start"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== null && fault === undefined) onAsk(typed);
      }}
    >
      <Box flex="1" maxW="220px">
        <DateField label="Fecha" value={typed} max={today} error={fault} onChange={setTyped} />
      </Box>
      {/* Level with the field, whose label stands above it. */}
      <Button type="submit" mt="26px" busy={isBusy} disabled={typed === null || fault !== undefined}>
        Crear reporte
      </Button>
    </Box>
  );
}
