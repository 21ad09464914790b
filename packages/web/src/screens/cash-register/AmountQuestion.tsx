import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../texts/cash-register.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

interface AmountQuestionProps {
  readonly amount: Cents;
  readonly onConfirm: () => void;
}

/** Of an amount beyond the cafeteria's cap: a zero too many is found now or at the close. CASH-17 */
export function AmountQuestion({ amount, onConfirm }: AmountQuestionProps) {
  return (
    <Notice
      kind="warning"
      comesIntoSight
      action={
        <Button size="sm" onClick={onConfirm}>
          {texts.amountIsRight}
        </Button>
      }
    >
      <Box fontWeight="bold">{texts.amountQuestion}</Box>
      <Box as="span" whiteSpace="nowrap">
        {formatMoney(amount)}
      </Box>
      {` ${texts.beyondCap}`}
    </Notice>
  );
}
