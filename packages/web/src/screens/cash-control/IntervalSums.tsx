import type { Cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { EyeOff } from "lucide-react";
import type { CashInterval } from "../../composition/live-data/index.ts";
import * as texts from "../../texts/cash-control.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { Notice } from "../../ui/Notice.tsx";

function differenceText(difference: Cents): string {
  if (difference === 0) return words.difference;
  return difference < 0 ? texts.shortage : texts.surplus;
}

/** What the drawer took and gave, what it should hold, and what was in it. */
export function IntervalSums({ interval }: { readonly interval: CashInterval }) {
  const { accumulatedInflow, accumulatedOutflow, expected, counted, difference } = interval;
  const takings: readonly (readonly [string, Cents | null])[] = [
    [texts.salesTotal, interval.totalOrderSales],
    [texts.salesReturns, interval.totalOrderReturns],
    [texts.chargesTotal, interval.totalBalanceCharges],
    [texts.chargesReturns, interval.totalBalanceChargesReturns],
    [texts.couponsTotal, interval.totalCouponSales],
    [texts.couponsReturns, interval.totalCouponSaleReturns],
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
      <Box as="dl" display="grid" rowGap="1.5" fontSize="14px">
        {takings.map(([label, amount]) =>
          amount === null || amount === 0 ? null : <Sum key={label} label={label} amount={amount} />,
        )}
        {accumulatedInflow !== null && <Sum label={texts.cashIn} amount={accumulatedInflow} />}
        {accumulatedOutflow !== null && <Sum label={texts.cashOut} amount={accumulatedOutflow} />}
        {expected === null ? (
          <Box display="flex" justifyContent="space-between" gap="4" fontWeight="semibold">
            <dt>{texts.cashExpected}</dt>
            <dd>{words.seenOnceClosed}</dd>
          </Box>
        ) : (
          <Sum label={texts.cashExpected} amount={expected} isStrong />
        )}
        {counted !== null && <Sum label={texts.cashCounted} amount={counted} isStrong />}
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
          {texts.shownAfterCount}
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
