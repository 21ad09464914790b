import type { Route } from "../http/index.ts";
import type { OnlinePayments } from "../online-payments/index.ts";
import { chargeBalance } from "./charge-balance.ts";

export const balanceChargeRoutes = (online: OnlinePayments | null): readonly Route[] => [chargeBalance(online)];
