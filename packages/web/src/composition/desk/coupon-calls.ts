import { couponDeskEndpoints } from "@cantina/contract/coupons";
import { useCalls } from "../workplace/index.ts";

/** What administrators do with coupons; its code comes with the screen that uses it. */
export const useCouponCalls = () => useCalls(couponDeskEndpoints);
