import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
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
          Sí, es correcto
        </Button>
      }
    >
      <Box fontWeight="bold">¿Es correcto el importe?</Box>
      <Box as="span" whiteSpace="nowrap">
        {formatMoney(amount)}
      </Box>
      {" es más de lo que se espera en la caja."}
    </Notice>
  );
}
