import { accessEndpoints, employeeEndpoints } from "../access/index.ts";
import { balanceChargeEndpoints } from "../balance-charges/index.ts";
import { cafeteriaEndpoints, classEndpoints } from "../cafeteria/index.ts";
import { cashRegisterEndpoints, cashReportEndpoints } from "../cash-register/index.ts";
import { catalogEndpoints } from "../catalog/index.ts";
import { claimEndpoints } from "../claims/index.ts";
import { clientsEndpoints } from "../clients/index.ts";
import { couponEndpoints } from "../coupons/index.ts";
import type { Endpoint } from "../endpoint/index.ts";
import { lateOrderEndpoints, orderBoardEndpoints, orderEndpoints } from "../orders/index.ts";
import { printingEndpoints } from "../printing/index.ts";
import { subscriptionEndpoints } from "../subscriptions/index.ts";
import { transactionEndpoints } from "../transactions/index.ts";

/** Every call, by name. Server and document walk it; a browser imports single contexts, so that each bundle holds what it calls. */
export const endpoints = {
  ...accessEndpoints,
  ...cafeteriaEndpoints,
  ...classEndpoints,
  ...employeeEndpoints,
  ...catalogEndpoints,
  ...clientsEndpoints,
  ...orderEndpoints,
  ...orderBoardEndpoints,
  ...lateOrderEndpoints,
  ...cashRegisterEndpoints,
  ...cashReportEndpoints,
  ...transactionEndpoints,
  ...couponEndpoints,
  ...balanceChargeEndpoints,
  ...printingEndpoints,
  ...claimEndpoints,
  ...subscriptionEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
