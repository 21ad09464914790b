import { type Cafeteria, type CouponPaymentMethod, couponPaymentMethods } from "@cantina/domain/cafeteria";
import type { Diner } from "@cantina/domain/clients";
import { type Coupon, couponLimits, couponSaleTotal } from "@cantina/domain/coupons";
import { noMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import type { MoneyDeskCall } from "../../composition/use-money-desk.ts";
import { paymentTiles } from "../../texts/payment-tiles.ts";
import { usesText } from "../../texts/uses-text.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PaymentChoice } from "../../ui/PaymentChoice.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { MoneyDeskNotice } from "../money-calls/index.ts";
import { couponSaleFaults } from "./coupon-sale-faults.ts";
import { CouponChoice } from "./parts/CouponChoice.tsx";
import { DinerField } from "./parts/DinerField.tsx";

export interface CouponSaleFormProps {
  readonly formId: string;
  /** Those on sale now. */
  readonly coupons: readonly Coupon[];
  readonly cafeteria: Pick<Cafeteria, "timeZone" | "customPaymentMethod">;
  readonly diners: readonly Diner[];
  readonly firstDiner: Diner | null;
  readonly firstCouponId: string | undefined;
  readonly call: MoneyDeskCall;
  readonly isRegisterMissing: boolean;
}

export function CouponSaleForm(props: CouponSaleFormProps) {
  const { formId, coupons, cafeteria, diners, firstDiner, firstCouponId, call, isRegisterMissing } = props;
  const [couponId, setCouponId] = useState<string | null>(
    firstCouponId ?? (coupons.length === 1 ? (coupons[0]?.id ?? null) : null),
  );
  const [dinerId, setDinerId] = useState(firstDiner?.commensal.id ?? null);
  const [quantity, setQuantity] = useState(1);
  const [paymentMethod, setPaymentMethod] = useState<CouponPaymentMethod | null>("ACCOUNT_BALANCE");
  const [wasSent, setWasSent] = useState(false);
  const coupon = coupons.find(({ id }) => id === couponId) ?? null;
  const diner = diners.find(({ commensal }) => commensal.id === dinerId) ?? null;
  const faults = couponSaleFaults({ coupon, diner, quantity, paymentMethod });
  const shown = wasSent ? faults : {};
  const total = coupon === null ? null : couponSaleTotal(coupon, quantity);

  function submit(): void {
    setWasSent(true);
    if (Object.keys(faults).length > 0 || !call.canAsk || isRegisterMissing) return;
    if (coupon === null || diner === null || paymentMethod === null) return;
    call.ask({
      kind: "COUPON_SALE",
      request: { couponId: coupon.id, buyerId: diner.client.id, paymentMethod, quantity, expectedTotal: total },
    });
  }

  return (
    <Form id={formId} onSubmit={submit}>
      {isRegisterMissing && <Notice kind="warning">La caja está cerrada. Ábrala para poder vender cuponeras.</Notice>}
      <DinerField
        diners={diners}
        diner={diner}
        onSelect={({ commensal }) => setDinerId(commensal.id)}
        error={shown.diner}
      />
      <CouponChoice
        coupons={coupons}
        zone={cafeteria.timeZone}
        selectedId={couponId}
        onSelect={({ id }) => setCouponId(id)}
        error={shown.coupon}
      />
      <PaymentChoice
        options={paymentTiles(couponPaymentMethods, cafeteria.customPaymentMethod)}
        selectedId={paymentMethod}
        onSelect={setPaymentMethod}
        error={shown.paymentMethod}
      />
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <Box>
          <Box textStyle="sm" fontWeight="semibold">
            Cantidad
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
          onAdd={() => setQuantity(quantity + 1)}
          onRemove={() => setQuantity(quantity - 1)}
          canAdd={quantity < couponLimits.books}
          canRemove={quantity > 1}
        />
      </Box>
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3" pt="3" borderTopWidth="1px">
        <Box fontSize="16px" fontWeight="semibold">
          Total
        </Box>
        <Box aria-live="polite" fontSize="24px" fontWeight="bold">
          <AmountText amount={total ?? noMoney} color={total === null ? "fg.muted" : "fg"} />
        </Box>
      </Box>
      <MoneyDeskNotice call={call} />
    </Form>
  );
}
