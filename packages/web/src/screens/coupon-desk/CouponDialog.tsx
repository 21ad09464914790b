import type { Coupon, CouponDraft } from "@cantina/domain/coupons";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useCouponDesk } from "../../composition/coupon-desk.ts";
import { cafeteriaQuery, productsQuery, queryKeys } from "../../composition/queries.ts";
import { useDeskCall } from "../../composition/use-desk-call.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { notify } from "../../ui/notify.ts";
import { CouponForm } from "./CouponForm.tsx";

export interface CouponDialogProps {
  readonly isOpen: boolean;
  /** null: a new one. */
  readonly coupon: Coupon | null;
  readonly onClose: () => void;
}

export function CouponDialog({ isOpen, coupon, onClose }: CouponDialogProps) {
  const formId = useId();
  const { sources } = useWorkplace();
  const desk = useCouponDesk();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: products, failureReason, refetch } = useQuery(productsQuery(sources));
  const saving = useDeskCall({
    call: (draft: CouponDraft) => (coupon === null ? desk.createCoupon(draft) : desk.updateCoupon(coupon.id, draft)),
    rereads: [queryKeys.coupons],
    onDone: ({ name }) => {
      const title = coupon === null ? `Se creó la cuponera ${name}.` : `Se guardó la cuponera ${name}.`;
      void notify({ kind: "success", title });
      onClose();
    },
  });
  function close(): void {
    saving.reset();
    onClose();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={coupon === null ? "Crear cuponera" : "Editar cuponera"}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={saving.isSending}>
            {coupon === null ? "Crear" : "Guardar"}
          </Button>
        </>
      }
    >
      {products === undefined || cafeteria === undefined ? (
        failureReason === null ? (
          <Skeleton height="320px" />
        ) : (
          <ErrorState title="No se pudieron cargar los productos" onRetry={() => void refetch()} />
        )
      ) : (
        <CouponForm
          formId={formId}
          coupon={coupon}
          products={products}
          zone={cafeteria.timeZone}
          failure={saving.failure === null ? null : sentenceOf(saving.failure)}
          onSubmit={(draft) => {
            if (!saving.isSending) saving.send(draft);
          }}
        />
      )}
    </Dialog>
  );
}
