import type { Coupon } from "@cantina/domain/coupons";
import { useQuery } from "@tanstack/react-query";
import { type CouponChange, useCouponDesk } from "../../composition/coupon-desk.ts";
import { cafeteriaQuery, productsQuery, queryKeys } from "../../composition/queries.ts";
import { useDeskCall } from "../../composition/use-desk-call.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { notify } from "../../ui/notify.ts";
import { CouponForm } from "./CouponForm.tsx";

export interface CouponDialogProps {
  readonly isOpen: boolean;
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly coupon: Coupon | null;
  readonly onClose: () => void;
}

export function CouponDialog({ isOpen, coupon, onClose }: CouponDialogProps) {
  const { sources } = useWorkplace();
  const desk = useCouponDesk();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: products, failureReason, refetch } = useQuery(productsQuery(sources));
  const saving = useDeskCall({
    call: (change: CouponChange) => (coupon === null ? desk.createCoupon(change) : desk.updateCoupon(coupon, change)),
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
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={coupon === null ? "Crear cuponera" : "Editar cuponera"}
      submitText={coupon === null ? "Crear" : "Guardar"}
      isSending={saving.isSending}
    >
      {(formId) => (
        <Loaded
          data={cafeteria === undefined ? undefined : products}
          failure={failureReason}
          errorTitle="No se pudieron cargar los productos"
          onRetry={() => void refetch()}
          height="320px"
        >
          {(known) =>
            cafeteria !== undefined && (
              <CouponForm
                formId={formId}
                coupon={coupon}
                products={known}
                zone={cafeteria.timeZone}
                failure={saving.failure === null ? null : sentenceOf(saving.failure)}
                onSubmit={(change) => {
                  if (!saving.isSending) saving.send(change);
                }}
              />
            )
          }
        </Loaded>
      )}
    </FormDialog>
  );
}
