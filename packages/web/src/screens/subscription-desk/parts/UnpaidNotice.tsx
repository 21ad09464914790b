import type { PaymentState } from "@cantina/domain/subscriptions";
import * as texts from "../../../texts/subscription-desk.ts";
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
          {texts.seeWho}
        </Button>
      }
    >
      {texts.unpaidNotice(unpaid)}
    </Notice>
  );
}
