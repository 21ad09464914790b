import type { Coupon } from "@cantina/domain/coupons";
import { useCouponCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import * as texts from "../../texts/coupon-desk.ts";
import * as forms from "../../texts/coupon-forms.ts";
import * as words from "../../texts/words.ts";
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
      void notify({ kind: "success", title: forms.deleted(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm
      edit={deletion}
      title={words.deleteNamed(name)}
      confirmLabel={texts.deleteCoupon}
      textOf={() => texts.notDeleted}
    >
      {texts.deleteCouponHint}
    </EditConfirm>
  );
}
