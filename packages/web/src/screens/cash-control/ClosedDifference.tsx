import { addMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { CashInterval } from "../../composition/live-data/index.ts";
import * as texts from "../../texts/cash-control.ts";
import { DifferenceText } from "./DifferenceText.tsx";

/** What all counted drawers of the result are short or over, taken together. */
export function ClosedDifference({ intervals }: { readonly intervals: readonly CashInterval[] }) {
  const differences = intervals.flatMap(({ difference }) => (difference === null ? [] : [difference]));
  const [first, ...others] = differences;
  if (first === undefined) return null;
  return (
    <Box display="flex" gap="2">
      <Box as="span" color="fg.muted">
        {texts.closedDifference}
      </Box>
      <DifferenceText difference={others.reduce((sum, one) => addMoney(sum, one), first)} />
    </Box>
  );
}
