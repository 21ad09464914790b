import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { type Route, route } from "../http/index.ts";
import { chargeBalance } from "./charge-balance.ts";

export const balanceChargeRoutes: readonly Route[] = [
  route(balanceChargeEndpoints.createBalanceCharge, ({ body }, context) => chargeBalance(body, context)),
];
