import { type TimeZone, formatMoney, localDateOf, localTimeOf } from "@cantina/domain/kernel";
import type { OutboxEntry } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { sentenceOf } from "../../../texts/failure-sentences.ts";
import { paidNames } from "../../../texts/paid-text.ts";
import * as texts from "../../../texts/late-sales.ts";
import { productsText } from "../../../texts/products-text.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";

export interface OutboxRowProps {
  readonly entry: OutboxEntry;
  readonly zone: TimeZone;
  readonly customName: string | null;
  readonly onRetry: () => void;
  readonly onResolve: () => void;
}

function stateOf({ refusal, isOfAnother }: OutboxEntry): string {
  if (refusal !== null) return sentenceOf(refusal);
  return isOfAnother ? texts.waitingForAnother : texts.waiting;
}

export function OutboxRow({ entry, zone, customName, onRetry, onResolve }: OutboxRowProps) {
  const { soldAt, total, units, refusal } = entry;
  const [year, month, day] = localDateOf(soldAt, zone).split("-");
  return (
    <Box
      as="li"
      display="flex"
      flexDirection="column"
      gap="1.5"
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: "0" }}
    >
      <Box display="flex" alignItems="baseline" gap="3">
        <Box flex="1" minW="0">
          <Box fontWeight="semibold">{`${day}/${month}/${year} ${localTimeOf(soldAt, zone)}`}</Box>
          <Box textStyle="sm" color="fg.muted">
            {`${productsText(units)} · ${paidNames(entry, customName)}`}
          </Box>
        </Box>
        <Box fontWeight="bold" fontVariantNumeric="tabular-nums">
          {formatMoney(total)}
        </Box>
      </Box>
      <Box textStyle="sm" fontWeight="medium" color={refusal === null ? "fg.warning" : "fg.error"}>
        {stateOf(entry)}
      </Box>
      {refusal !== null && (
        <Box display="flex" gap="2">
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
            {words.retry}
          </Button>
          <Button size="sm" variant="ghost" colorPalette="red" onClick={onResolve}>
            {words.solve}
          </Button>
        </Box>
      )}
    </Box>
  );
}
