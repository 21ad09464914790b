import { useEffect } from "react";
import { showToCustomers } from "../../composition/customer-display/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { CartSpeech } from "./CartSpeech.tsx";
import { CouponSaleButton } from "./CouponSaleButton.tsx";
import { PassSaleButton } from "./PassSaleButton.tsx";
import { keepFocus } from "./keep-focus.ts";

/** What a till can do without while its cards are painted. */
export function LaterTools() {
  const workplace = useWorkplace();
  useEffect(() => showToCustomers(workplace), [workplace]);
  useEffect(keepFocus, []);
  return (
    <>
      <CouponSaleButton />
      <PassSaleButton />
      <CartSpeech />
    </>
  );
}
