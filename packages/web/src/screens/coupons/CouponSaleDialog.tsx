import type { Diner } from "@cantina/domain/clients";
import { isOnSale } from "@cantina/domain/coupons";
import { useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { useId } from "react";
import { now } from "../../composition/now.ts";
import { cafeteriaQuery, couponsQuery } from "../../composition/queries.ts";
import { useMoneyDesk } from "../../composition/use-money-desk.ts";
import { useRegisterNeed } from "../../composition/use-register-need.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { CouponSaleForm } from "./CouponSaleForm.tsx";

export interface CouponSaleDialogProps {
  readonly diners: readonly Diner[];
  /** Chosen to begin with. */
  readonly diner: Diner | null;
  /** Likewise. */
  readonly couponId?: string;
  readonly onClose: () => void;
}

export function CouponSaleDialog({ diners, diner, couponId, onClose }: CouponSaleDialogProps) {
  const { sources } = useWorkplace();
  const formId = useId();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: coupons, failureReason, refetch } = useQuery(couponsQuery(sources));
  const isRegisterMissing = useRegisterNeed();
  const call = useMoneyDesk(onClose);
  const offered = coupons?.filter((coupon) => isOnSale(coupon, now()));
  const canSell = offered !== undefined && offered.length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Vender cuponera"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={call.isSending}
            disabled={!canSell || isRegisterMissing || !call.canAsk}
          >
            Vender
          </Button>
        </>
      }
    >
      {offered === undefined || cafeteria === undefined ? (
        failureReason === null ? (
          <Skeleton height="240px" />
        ) : (
          <ErrorState title="No se pudieron leer las cuponeras" onRetry={() => void refetch()} />
        )
      ) : offered.length === 0 ? (
        <EmptyState
          icon={<Ticket />}
          title="No hay cuponeras a la venta"
          detail="Un administrador debe crearlas o activarlas."
        />
      ) : (
        <CouponSaleForm
          formId={formId}
          coupons={offered}
          cafeteria={cafeteria}
          diners={diners}
          firstDiner={diner}
          firstCouponId={couponId}
          call={call}
          isRegisterMissing={isRegisterMissing}
        />
      )}
    </Dialog>
  );
}
