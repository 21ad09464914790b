import { type Cafeteria, couponPaymentMethods } from "@cantina/domain/cafeteria";
import type { Diner } from "@cantina/domain/clients";
import {
  type Coupon,
  type CouponSaleEntry,
  type CouponSaleFaults,
  couponLimits,
  couponSaleTotal,
} from "@cantina/domain/coupons";
import { chosenOf, noMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { MoneyForm } from "../../composition/forms/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { couponSaleFaultTexts } from "../../texts/money-fault-texts.ts";
import { paymentTiles } from "../../ui/payment-tiles.ts";
import { usesText } from "../../texts/uses-text.ts";
import * as texts from "../../texts/coupons.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PaymentChoice } from "../../ui/PaymentChoice.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { CouponChoice } from "./parts/CouponChoice.tsx";
import { DinerField } from "./parts/DinerField.tsx";

export interface CouponSaleFieldsProps {
  /** Those on sale now. */
  readonly coupons: readonly Coupon[];
  readonly cafeteria: Pick<Cafeteria, "timeZone" | "customPaymentMethod">;
  readonly diners: readonly Diner[];
  readonly form: Pick<MoneyForm<CouponSaleEntry, CouponSaleFaults>, "entry" | "faults" | "type">;
  readonly isRegisterMissing: boolean;
}

export function CouponSaleFields({ coupons, cafeteria, diners, form, isRegisterMissing }: CouponSaleFieldsProps) {
  const { couponId, commensalId, quantity, paymentMethod } = form.entry;
  const coupon = chosenOf(couponId, coupons);
  const diner = diners.find(({ commensal }) => commensal.id === commensalId) ?? null;
  const faults = toldFaults(form.faults, couponSaleFaultTexts);
  const total = coupon === null ? null : couponSaleTotal(coupon, quantity);
  return (
    <>
      {isRegisterMissing && <Notice kind="warning">{texts.registerClosed}</Notice>}
      <DinerField
        diners={diners}
        diner={diner}
        onSelect={({ commensal }) => form.type({ commensalId: commensal.id })}
        error={faults.diner}
      />
      <CouponChoice
        coupons={coupons}
        zone={cafeteria.timeZone}
        selectedId={coupon?.id ?? null}
        onSelect={({ id }) => form.type({ couponId: id })}
        error={faults.coupon}
      />
      <PaymentChoice
        options={paymentTiles(couponPaymentMethods, cafeteria.customPaymentMethod)}
        selectedId={paymentMethod}
        onSelect={(chosen) => form.type({ paymentMethod: chosen })}
        error={faults.paymentMethod}
      />
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <Box>
          <Box textStyle="sm" fontWeight="semibold">
            {words.quantity}
          </Box>
          {coupon !== null && (
            <Box fontSize="13px" color="fg.muted">
              {usesText(coupon.quantity * quantity)}
            </Box>
          )}
        </Box>
        <Stepper
          name="cuponeras"
          quantity={quantity}
          onAdd={() => form.type({ quantity: quantity + 1 })}
          onRemove={() => form.type({ quantity: quantity - 1 })}
          canAdd={quantity < couponLimits.books}
          canRemove={quantity > 1}
        />
      </Box>
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3" pt="3" borderTopWidth="1px">
        <Box fontSize="16px" fontWeight="semibold">
          {words.total}
        </Box>
        <Box aria-live="polite" fontSize="24px" fontWeight="bold">
          <AmountText amount={total ?? noMoney} color={total === null ? "fg.muted" : "fg"} />
        </Box>
      </Box>
    </>
  );
}
