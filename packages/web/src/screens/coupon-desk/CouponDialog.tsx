import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { Product } from "@cantina/domain/catalog";
import { type Coupon, checkCouponEntry, couponEntryOf, emptyCoupon } from "@cantina/domain/coupons";
import { accepted } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { useCouponCalls } from "../../composition/desk/index.ts";
import { now } from "../../composition/device/index.ts";
import { cafeteriaQuery, productsQuery, queryKeys } from "../../composition/live-data/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/coupon-desk.ts";
import * as forms from "../../texts/coupon-forms.ts";
import * as words from "../../texts/words.ts";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import { FormOutline } from "../../ui/FormOutline.tsx";
import { type FormPlace, Rereadable } from "../../ui/Rereadable.tsx";
import { notify } from "../../ui/notify.ts";
import { CouponFields, type CouponForm } from "./CouponFields.tsx";

export interface CouponDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly coupon: Coupon | null;
  readonly onClose: () => void;
}

const titleOf = (coupon: Coupon | null): string => (coupon === null ? texts.create : words.editNamed(coupon.name));

export function CouponDialog({ coupon: known, onClose }: CouponDialogProps) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: products, failureReason, refetch } = useQuery(productsQuery(sources));
  return (
    <FormOutline
      title={titleOf(known)}
      isDrawer
      data={cafeteria && products && { cafeteria, products }}
      failure={failureReason}
      errorTitle={texts.productsUnreadable}
      onRetry={() => void refetch()}
      height="320px"
      onClose={onClose}
    >
      {(read, openedFrom) => (
        <Rereadable known={known} queryKey={queryKeys.coupons} openedFrom={openedFrom}>
          {(coupon, place) => <CouponEdit {...place} {...read} coupon={coupon} onClose={onClose} />}
        </Rereadable>
      )}
    </FormOutline>
  );
}

interface CouponEditProps extends CouponDialogProps, FormPlace {
  readonly cafeteria: Cafeteria;
  readonly products: readonly Product[];
}

function CouponEdit({ coupon, onClose, cafeteria: { timeZone: zone }, products, ...place }: CouponEditProps) {
  const calls = useCouponCalls();
  const isNew = coupon === null;
  const fields = isNew ? emptyCoupon : couponEntryOf(coupon, zone, new Set(products.map(({ id }) => id)));
  const edit = useEdit<CouponForm>({
    former: { entry: { ...fields, image: undefined }, version: coupon?.version },
    check: (entry) => {
      const checked = checkCouponEntry(entry, { zone, at: now(), former: coupon?.expirationDate ?? null });
      return checked.ok ? accepted({ draft: checked.value, image: entry.image }) : checked;
    },
    save: ({ draft: { draft, image }, key }) => {
      const options = { idempotencyKey: key, file: image };
      if (isNew) return calls.createCoupon({ body: draft }, options);
      const body = { ...draft, version: coupon.version, removesImage: image === null };
      return calls.updateCoupon({ params: { couponId: coupon.id }, body }, options);
    },
    changes: ["coupon"],
    onSaved: ({ name }) => {
      void notify({ kind: "success", title: isNew ? forms.created(name) : forms.saved(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditDrawer {...place} edit={edit} title={titleOf(coupon)} submitText={isNew ? words.create : words.save}>
      <CouponFields coupon={coupon} products={products} edit={edit} />
    </EditDrawer>
  );
}
