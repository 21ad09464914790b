import type { Route } from "../http/index.ts";
import { chargeBalance } from "./charge-balance.ts";

export const balanceChargeRoutes: readonly Route[] = [chargeBalance];
