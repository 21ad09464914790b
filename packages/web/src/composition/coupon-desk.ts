import { type CouponDesk, httpCouponDesk } from "@cantina/adapters/http";
import { useMemo } from "react";
import { useWorkplace } from "./workplace-context.ts";

export type { CouponChange } from "@cantina/adapters/http";

/** Its code comes with the screen that uses it. */
export function useCouponDesk(): CouponDesk {
  const { client, sources } = useWorkplace();
  return useMemo(() => httpCouponDesk(client, sources.cafeteriaId), [client, sources.cafeteriaId]);
}
