import type { Diner } from "@cantina/domain/clients";
import { isOnSale } from "@cantina/domain/coupons";
import { useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { now } from "../../composition/now.ts";
import { cafeteriaQuery, couponsQuery } from "../../composition/queries.ts";
import { useMoneyDesk } from "../../composition/use-money-desk.ts";
import { useRegisterNeed } from "../../composition/use-register-need.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { OfferDialog } from "../money-calls/index.ts";
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
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: coupons, failureReason, refetch } = useQuery(couponsQuery(sources));
  const isRegisterMissing = useRegisterNeed();
  const call = useMoneyDesk(onClose);
  return (
    <OfferDialog
      title="Vender cuponera"
      call={call}
      isBlocked={isRegisterMissing}
      onClose={onClose}
      offers={cafeteria === undefined ? undefined : coupons?.filter((coupon) => isOnSale(coupon, now()))}
      failure={failureReason}
      errorTitle="No se pudieron leer las cuponeras"
      onRetry={() => void refetch()}
      icon={<Ticket />}
      emptyTitle="No hay cuponeras a la venta"
      emptyDetail="Un administrador debe crearlas o activarlas."
    >
      {(formId, offered) =>
        cafeteria !== undefined && (
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
        )
      }
    </OfferDialog>
  );
}
