import type { Coupon } from "@cantina/domain/coupons";
import { useState } from "react";
import { useCouponDesk } from "../../composition/coupon-desk.ts";
import { queryKeys } from "../../composition/queries.ts";
import { useDeskCall } from "../../composition/use-desk-call.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { notify } from "../../ui/notify.ts";

export interface DeleteCouponDialogProps {
  /** null: closed. */
  readonly coupon: Coupon | null;
  readonly onClose: () => void;
}

export function DeleteCouponDialog({ coupon, onClose }: DeleteCouponDialogProps) {
  const desk = useCouponDesk();
  // Its name stays while the dialog fades.
  const [last, setLast] = useState(coupon);
  if (coupon !== null && coupon !== last) setLast(coupon);
  const deletion = useDeskCall({
    call: (one: Coupon) => desk.deleteCoupon(one.id),
    rereads: [queryKeys.coupons],
    onDone: (_answer, one) => {
      void notify({ kind: "success", title: `Se eliminó la cuponera ${one.name}.` });
      onClose();
    },
  });
  function close(): void {
    deletion.reset();
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen={coupon !== null}
      title={`Eliminar ${last?.name ?? ""}`}
      confirmLabel="Eliminar cuponera"
      isSending={deletion.isSending}
      // Specification §8.
      failure={deletion.failure === null ? undefined : "Hubo un error al eliminar el cupón."}
      onConfirm={() => {
        if (coupon !== null) deletion.send(coupon);
      }}
      onClose={close}
    >
      Ya no se podrá vender. Las cuponeras que ya se compraron se pueden seguir usando.
    </ConfirmDialog>
  );
}
