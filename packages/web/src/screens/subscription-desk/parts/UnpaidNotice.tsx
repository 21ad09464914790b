import type { PaymentState } from "@cantina/domain/subscriptions";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";

export interface UnpaidNoticeProps {
  readonly payments: readonly PaymentState[];
  readonly onShow: () => void;
}

/** Of those who were tried: who could not pay. */
export function UnpaidNotice({ payments, onShow }: UnpaidNoticeProps) {
  const unpaid = payments.filter(({ price, lastRefusal }) => price !== null && lastRefusal !== null).length;
  if (unpaid === 0) return null;
  return (
    <Notice
      kind="warning"
      action={
        <Button size="sm" variant="ghost" colorPalette="mango" color="fg.warning" onClick={onShow}>
          Ver quiénes
        </Button>
      }
    >
      {unpaid === 1
        ? "1 cobro de este mes no se pudo hacer por falta de saldo. Se vuelve a intentar cada día."
        : `${unpaid} cobros de este mes no se pudieron hacer por falta de saldo. Se vuelven a intentar cada día.`}
    </Notice>
  );
}
