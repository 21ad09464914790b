import type { Diner } from "@cantina/domain/clients";
import { type CouponSaleEntry, checkCouponSaleEntry, isOnSale } from "@cantina/domain/coupons";
import type { CouponId } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { cafeteriaQuery, couponsQuery } from "../../composition/live-data/index.ts";
import { useMoneyForm } from "../../composition/forms/index.ts";
import { useRegisterNeed, useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/coupons.ts";
import { OfferDialog } from "../money-calls/index.ts";
import * as words from "../../texts/words.ts";
import * as offers from "../../texts/offers.ts";
import { CouponSaleFields } from "./CouponSaleFields.tsx";

export interface CouponSaleDialogProps {
  readonly diners: readonly Diner[];
  /** Chosen to begin with. */
  readonly diner: Diner | null;
  /** Likewise. */
  readonly couponId?: CouponId;
  readonly onClose: () => void;
}

export function CouponSaleDialog({ diners, diner, couponId, onClose }: CouponSaleDialogProps) {
  const { sources, clock } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: coupons, failureReason, refetch } = useQuery(couponsQuery(sources));
  const isRegisterMissing = useRegisterNeed();
  const offered = cafeteria === undefined ? undefined : coupons?.filter((coupon) => isOnSale(coupon, clock.now()));
  const entry: CouponSaleEntry = {
    couponId: couponId ?? null,
    commensalId: diner?.commensal.id ?? null,
    quantity: 1,
    paymentMethod: "ACCOUNT_BALANCE",
  };
  const form = useMoneyForm({
    entry,
    check: (typed) => checkCouponSaleEntry(typed, { coupons: offered ?? [], diners }),
    callOf: (request) => ({ kind: "COUPON_SALE", request }),
    isBlocked: isRegisterMissing || offered === undefined || offered.length === 0,
    onBooked: onClose,
    onClose,
  });
  return (
    <OfferDialog
      title={words.sellCoupon}
      form={form}
      offers={offered}
      failure={failureReason}
      errorTitle={offers.couponsUnreadable}
      onRetry={() => void refetch()}
      icon={<Ticket />}
      emptyTitle={texts.noneOnSale}
      emptyDetail={texts.administratorCreates}
    >
      {(list) =>
        cafeteria !== undefined && (
          <CouponSaleFields
            coupons={list}
            cafeteria={cafeteria}
            diners={diners}
            form={form}
            isRegisterMissing={isRegisterMissing}
          />
        )
      }
    </OfferDialog>
  );
}
