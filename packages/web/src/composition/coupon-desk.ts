import { couponDeskEndpoints } from "@cantina/contract/coupons";
import { useCalls } from "./use-calls.ts";

/** What administrators do with coupons; its code comes with the screen that uses it. */
export const useCouponDesk = () => useCalls(couponDeskEndpoints);
