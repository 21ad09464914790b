import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

interface AmountQuestionProps {
  readonly amount: Cents;
  readonly onConfirm: () => void;
}

/** Of an amount that is far above the usual one: a zero too many is found now or at the close. CASH-17 */
export function AmountQuestion({ amount, onConfirm }: AmountQuestionProps) {
  return (
    <Notice
      kind="warning"
      action={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onConfirm}>
          Sí, es correcto
        </Button>
      }
    >
      {`¿Es correcto el importe? ${formatMoney(amount)} es mucho más que lo habitual.`}
    </Notice>
  );
}
