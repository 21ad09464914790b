import { employeeSchemas, sessionSchemas } from "../access/index.ts";
import { cafeteriaSchemas } from "../cafeteria/index.ts";
import { calendarProductSchemas } from "../calendar-products/index.ts";
import { cashMovementSchemas, cashReportSchemas } from "../cash-register/index.ts";
import { productSchemas, promotionSchemas } from "../catalog/index.ts";
import { claimSchemas } from "../claims/index.ts";
import { clientSchemas, clientDeskSchemas } from "../clients/index.ts";
import { couponSchemas } from "../coupons/index.ts";
import { inventorySchemas, movementSchemas, productionSchemas, varianceSchemas } from "../inventory/index.ts";
import { futureOrderSchemas, lateOrderSchemas, orderSchemas } from "../orders/index.ts";
import { changeEventSchemas } from "../realtime/index.ts";
import { reportSchemas } from "../reports/index.ts";
import { reviewSchemas } from "../reviews/index.ts";
import { subscriptionDeskSchemas, subscriptionSchemas } from "../subscriptions/index.ts";
import { historySchemas } from "../transactions/index.ts";
import { movementUploadSchemas, productUploadSchemas, stockUploadSchemas } from "../uploads/index.ts";
import { BrokenInvariant } from "@cantina/domain/kernel";
import type * as v from "valibot";

/** Of each file of the wire, what it exports. */
const files: readonly Readonly<Record<string, unknown>>[] = [
  employeeSchemas,
  sessionSchemas,
  cafeteriaSchemas,
  calendarProductSchemas,
  cashMovementSchemas,
  cashReportSchemas,
  productSchemas,
  promotionSchemas,
  claimSchemas,
  clientSchemas,
  clientDeskSchemas,
  couponSchemas,
  inventorySchemas,
  productionSchemas,
  movementSchemas,
  futureOrderSchemas,
  varianceSchemas,
  lateOrderSchemas,
  orderSchemas,
  changeEventSchemas,
  reportSchemas,
  reviewSchemas,
  subscriptionDeskSchemas,
  subscriptionSchemas,
  historySchemas,
  productUploadSchemas,
  stockUploadSchemas,
  movementUploadSchemas,
];

const shapes = ["object", "variant"];

const isShape = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "type" in value && shapes.includes(String(value.type));

/** Every shape that a file of the wire exports, by its name: `newProduct` is `NewProduct` in the document. */
export function namedSchemas(): Readonly<Record<string, v.GenericSchema>> {
  const found = new Map<string, v.GenericSchema>();
  for (const [name, value] of files.flatMap((file) => Object.entries(file))) {
    if (!isShape(value)) continue;
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    if (found.has(title)) throw new BrokenInvariant(`two shapes of the wire are called ${title}`);
    found.set(title, value);
  }
  return Object.fromEntries(found);
}
