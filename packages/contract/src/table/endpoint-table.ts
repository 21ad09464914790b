import { accessEndpoints, employeeEndpoints } from "../access/index.ts";
import { backupEndpoints } from "../backups/index.ts";
import { balanceChargeEndpoints } from "../balance-charges/index.ts";
import { cafeteriaEndpoints, classEndpoints, firstStepEndpoints, settingsEndpoints } from "../cafeteria/index.ts";
import { calendarProductEndpoints } from "../calendar-products/index.ts";
import { cashRegisterEndpoints, cashReportEndpoints, cashSettingsEndpoints } from "../cash-register/index.ts";
import { catalogDeskEndpoints, catalogEndpoints } from "../catalog/index.ts";
import { claimEndpoints } from "../claims/index.ts";
import { clockJumpEndpoints } from "../clock-jumps/index.ts";
import { clientsEndpoints, discountCategoryEndpoints, clientDeskEndpoints } from "../clients/index.ts";
import { couponDeskEndpoints, couponEndpoints } from "../coupons/index.ts";
import type { Endpoint } from "../endpoint/index.ts";
import {
  consumableEndpoints,
  movementEndpoints,
  productionEndpoints,
  supplierEndpoints,
  varianceEndpoints,
} from "../inventory/index.ts";
import { invoicingEndpoints } from "../invoicing/index.ts";
import { metricsEndpoints } from "../metrics/index.ts";
import { futureOrderEndpoints, lateOrderEndpoints, orderBoardEndpoints, orderEndpoints } from "../orders/index.ts";
import { overviewEndpoints } from "../overview/index.ts";
import {
  cardFormEndpoints,
  directa24Endpoints,
  mattildaEndpoints,
  onlinePaymentEndpoints,
  paymentDifferenceEndpoints,
  plexoEndpoints,
  savedCardEndpoints,
  walletEndpoints,
} from "../payments/index.ts";
import { printingEndpoints } from "../printing/index.ts";
import { countEndpoints, inventoryCountEndpoints } from "../counts/index.ts";
import { reportEndpoints } from "../reports/index.ts";
import { feedbackEndpoints, reviewEndpoints } from "../reviews/index.ts";
import { stockEndpoints } from "../stock/index.ts";
import { subscriptionDeskEndpoints, subscriptionEndpoints } from "../subscriptions/index.ts";
import { transactionEndpoints } from "../transactions/index.ts";
import { uploadEndpoints } from "../uploads/index.ts";

/** Every call, by name. Server and document walk it; a browser imports single contexts, so that each bundle holds what it calls. */
export const endpoints = {
  ...accessEndpoints,
  ...cafeteriaEndpoints,
  ...classEndpoints,
  ...settingsEndpoints,
  ...firstStepEndpoints,
  ...employeeEndpoints,
  ...catalogEndpoints,
  ...catalogDeskEndpoints,
  ...clientsEndpoints,
  ...clientDeskEndpoints,
  ...discountCategoryEndpoints,
  ...orderEndpoints,
  ...orderBoardEndpoints,
  ...futureOrderEndpoints,
  ...lateOrderEndpoints,
  ...cashRegisterEndpoints,
  ...cashReportEndpoints,
  ...cashSettingsEndpoints,
  ...clockJumpEndpoints,
  ...transactionEndpoints,
  ...couponEndpoints,
  ...couponDeskEndpoints,
  ...backupEndpoints,
  ...overviewEndpoints,
  ...balanceChargeEndpoints,
  ...printingEndpoints,
  ...claimEndpoints,
  ...subscriptionEndpoints,
  ...subscriptionDeskEndpoints,
  ...calendarProductEndpoints,
  ...uploadEndpoints,
  ...consumableEndpoints,
  ...supplierEndpoints,
  ...movementEndpoints,
  ...productionEndpoints,
  ...varianceEndpoints,
  ...stockEndpoints,
  ...countEndpoints,
  ...inventoryCountEndpoints,
  ...reviewEndpoints,
  ...feedbackEndpoints,
  ...reportEndpoints,
  ...metricsEndpoints,
  ...onlinePaymentEndpoints,
  ...directa24Endpoints,
  ...plexoEndpoints,
  ...mattildaEndpoints,
  ...cardFormEndpoints,
  ...savedCardEndpoints,
  ...walletEndpoints,
  ...paymentDifferenceEndpoints,
  ...invoicingEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
