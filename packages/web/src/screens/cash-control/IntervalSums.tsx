import type { Cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { EyeOff } from "lucide-react";
import type { CashInterval } from "../../composition/live-data/index.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { Notice } from "../../ui/Notice.tsx";

function differenceText(difference: Cents): string {
  if (difference === 0) return "Diferencia";
  return difference < 0 ? "Faltante" : "Sobrante";
}

/** What the drawer took and gave, what it should hold, and what was in it. */
export function IntervalSums({ interval }: { readonly interval: CashInterval }) {
  const { accumulatedInflow, accumulatedOutflow, expected, counted, difference } = interval;
  const takings: readonly (readonly [string, Cents | null])[] = [
    ["Total de ventas", interval.totalOrderSales],
    ["Devoluciones de ventas", interval.totalOrderReturns],
    ["Total de recargas", interval.totalBalanceCharges],
    ["Devoluciones de recargas", interval.totalBalanceChargesReturns],
    ["Total de cuponeras", interval.totalCouponSales],
    ["Devoluciones de cuponeras", interval.totalCouponSaleReturns],
  ];
  return (
    <Box
      borderTopWidth="1px"
      bg="bg.subtle"
      px={{ base: "14px", sm: "5" }}
      py="3.5"
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }}
        columnGap="8"
        rowGap="1.5"
        fontSize="14px"
      >
        {takings.map(([label, amount]) =>
          amount === null || amount === 0 ? null : <Sum key={label} label={label} amount={amount} />,
        )}
        {accumulatedInflow !== null && <Sum label="Ingresos de efectivo" amount={accumulatedInflow} />}
        {accumulatedOutflow !== null && <Sum label="Egresos de efectivo" amount={accumulatedOutflow} />}
        {expected === null ? (
          <Box display="flex" justifyContent="space-between" gap="4" fontWeight="semibold">
            <dt>Efectivo esperado</dt>
            <dd>Se ve al cerrar la caja</dd>
          </Box>
        ) : (
          <Sum label="Efectivo esperado" amount={expected} isStrong />
        )}
        {counted !== null && <Sum label="Efectivo contado" amount={counted} isStrong />}
        {difference !== null && (
          <Sum
            label={differenceText(difference)}
            amount={difference}
            isStrong
            color={difference === 0 ? undefined : difference < 0 ? "fg.error" : "fg.warning"}
          />
        )}
      </Box>
      {expected === null && (
        <Notice kind="info" icon={<EyeOff />}>
          El efectivo de esta caja se muestra al cerrarla, después de contarlo.
        </Notice>
      )}
    </Box>
  );
}

interface SumProps {
  readonly label: string;
  readonly amount: Cents;
  readonly isStrong?: boolean;
  readonly color?: string | undefined;
}

function Sum({ label, amount, isStrong = false, color }: SumProps) {
  return (
    <Box
      display="flex"
      justifyContent="space-between"
      gap="4"
      fontWeight={isStrong ? "semibold" : undefined}
      color={color}
    >
      <dt>{label}</dt>
      <dd>
        <AmountText amount={amount} />
      </dd>
    </Box>
  );
}
