import type { Coupon } from "@cantina/domain/coupons";
import { useCouponDesk } from "../../composition/coupon-desk.ts";
import { useConfirmation } from "../../composition/use-edit.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";

export interface DeleteCouponDialogProps {
  readonly coupon: Coupon;
  readonly onClose: () => void;
}

export function DeleteCouponDialog({ coupon: { id, name }, onClose }: DeleteCouponDialogProps) {
  const desk = useCouponDesk();
  const deletion = useConfirmation({
    save: ({ key }) => desk.deleteCoupon({ params: { couponId: id } }, { idempotencyKey: key }),
    changes: ["coupon"],
    onSaved: () => {
      void notify({ kind: "success", title: `Se eliminó la cuponera ${name}.` });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm
      edit={deletion}
      title={`Eliminar ${name}`}
      confirmLabel="Eliminar cuponera"
      // Specification §8.
      textOf={() => "Hubo un error al eliminar el cupón."}
    >
      Ya no se podrá vender. Las cuponeras que ya se compraron se pueden seguir usando.
    </EditConfirm>
  );
}
