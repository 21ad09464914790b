import { type Coupon, checkCouponEntry, couponEntryOf, emptyCoupon } from "@cantina/domain/coupons";
import { useQuery } from "@tanstack/react-query";
import { useCouponCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery, productsQuery, queryKeys } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/coupon-desk.ts";
import * as forms from "../../texts/coupon-forms.ts";
import { editWords } from "../../texts/edit-words.ts";
import { FormOutline } from "../../ui/FormOutline.tsx";
import { pictured } from "../../ui/picture-change.ts";
import { ThingForm } from "../forms/index.ts";
import { CouponFields, type CouponForm } from "./CouponFields.tsx";

export interface CouponDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly coupon: Coupon | null;
  readonly onClose: () => void;
}

export function CouponDialog({ coupon: known, onClose }: CouponDialogProps) {
  const calls = useCouponCalls();
  const { sources, clock } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: products, failureReason, refetch } = useQuery(productsQuery(sources));
  return (
    <FormOutline
      title={editWords(known, texts.create).title}
      isDrawer
      data={cafeteria && products && { zone: cafeteria.timeZone, products }}
      failure={failureReason}
      errorTitle={texts.productsUnreadable}
      onRetry={() => void refetch()}
      height="320px"
      onClose={onClose}
    >
      {(read, openedFrom) => (
        <ThingForm<CouponForm>
          isDrawer
          known={known}
          queryKey={queryKeys.coupons}
          openedFrom={openedFrom}
          texts={{ create: texts.create, created: forms.created, saved: forms.saved }}
          entryOf={(coupon) => {
            const sold = new Set(read.products.map(({ id }) => id));
            const fields = coupon === null ? emptyCoupon : couponEntryOf(coupon, read.zone, sold);
            return { ...fields, image: undefined };
          }}
          check={({ image, ...entry }, coupon) => {
            const facts = { zone: read.zone, at: clock.now(), former: coupon?.expirationDate ?? null };
            return pictured(checkCouponEntry(entry, facts), image);
          }}
          save={(coupon, { draft: { draft, file, removesImage }, key }) => {
            const options = { idempotencyKey: key, file };
            if (coupon === null) return calls.createCoupon({ body: draft }, options);
            const body = { ...draft, version: coupon.version, removesImage };
            return calls.updateCoupon({ params: { couponId: coupon.id }, body }, options);
          }}
          changes={["coupon"]}
          onClose={onClose}
        >
          {(edit, coupon) => <CouponFields coupon={coupon} products={read.products} edit={edit} />}
        </ThingForm>
      )}
    </FormOutline>
  );
}
