import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../texts/cash-register.ts";
import { FormQuestion } from "../../ui/FormQuestion.tsx";

interface AmountQuestionProps {
  readonly amount: Cents;
  readonly onConfirm: () => void;
}

/** Of an amount beyond the cafeteria's cap: a zero too many is found now or at the close. CASH-17 */
export const AmountQuestion = ({ amount, onConfirm }: AmountQuestionProps) => (
  <FormQuestion answer={texts.amountIsRight} onAnswer={onConfirm}>
    <Box fontWeight="bold">{texts.amountQuestion}</Box>
    <Box as="span" whiteSpace="nowrap">
      {formatMoney(amount)}
    </Box>
    {` ${texts.beyondCap}`}
  </FormQuestion>
);
