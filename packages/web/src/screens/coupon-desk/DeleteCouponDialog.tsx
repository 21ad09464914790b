import type { Coupon } from "@cantina/domain/coupons";
import { useCouponCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/coupon-desk.ts";
import * as forms from "../../texts/coupon-forms.ts";
import * as words from "../../texts/words.ts";
import { Confirmation } from "../forms/index.ts";

export interface DeleteCouponDialogProps {
  readonly coupon: Coupon;
  readonly onClose: () => void;
}

export function DeleteCouponDialog({ coupon: { id, name }, onClose }: DeleteCouponDialogProps) {
  const calls = useCouponCalls();
  return (
    <Confirmation
      title={words.deleteNamed(name)}
      confirmLabel={texts.deleteCoupon}
      save={({ key }) => calls.deleteCoupon({ params: { couponId: id } }, { idempotencyKey: key })}
      changes={["coupon"]}
      told={() => ({ kind: "success", title: forms.deleted(name) })}
      textOf={() => texts.notDeleted}
      onClose={onClose}
    >
      {texts.deleteCouponHint}
    </Confirmation>
  );
}
