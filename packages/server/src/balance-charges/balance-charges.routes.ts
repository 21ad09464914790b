import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { refused } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { chargeBalance } from "./charge-balance.ts";

export const balanceChargeRoutes: readonly Route[] = [
  route(balanceChargeEndpoints.createBalanceCharge, async ({ body: { buyerId, ...body } }, context) =>
    buyerId === null ? refused({ code: "CLIENT_MISSING" }) : chargeBalance({ ...body, buyerId }, context),
  ),
];
