import type { Coupon } from "@cantina/domain/coupons";
import { useCouponCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";

export interface DeleteCouponDialogProps {
  readonly coupon: Coupon;
  readonly onClose: () => void;
}

export function DeleteCouponDialog({ coupon: { id, name }, onClose }: DeleteCouponDialogProps) {
  const calls = useCouponCalls();
  const deletion = useConfirmation({
    save: ({ key }) => calls.deleteCoupon({ params: { couponId: id } }, { idempotencyKey: key }),
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
