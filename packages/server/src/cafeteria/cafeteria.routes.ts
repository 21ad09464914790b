import { cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import { accepted, refused } from "@cantina/domain/kernel";
import { noteChange } from "../db/index.ts";
import { type Route, change, route } from "../http/index.ts";
import { type DetailRow, allCafeterias, allCountries, findCafeteria, insertCafeteria } from "./cafeteria.queries.ts";
import { summaryOf } from "./cafeteria-summary.ts";
import { codePrefix } from "./code-prefix.ts";
import { changeFeatures, disableCafeteria, editCafeteria, enableCafeteria } from "./edit-cafeteria.ts";
import { placeFailure, placeFaults } from "./place-faults.ts";

const intervalOf = ({ pickup_interval_start: start, pickup_interval_end: end }: DetailRow) =>
  start === null || end === null ? null : { start, end };

const detailOf = (row: DetailRow): GivenDataOf<typeof cafeteriaEndpoints.readCafeteria> => ({
  ...summaryOf(row),
  classes: row.classes,
  classesVersion: row.classes_version,
  closedDays: row.closed_days,
  pickup: {
    type: row.allowed_order_pickup_time_type,
    times: row.pickup_times,
    interval: intervalOf(row),
    cutOff: row.day_order_request_time_limit,
  },
  autoCompletesOrders: row.auto_complete_daily_orders,
  customPaymentMethod: row.custom_payment_method,
  allowIgnoreMinimumBalance: row.allow_ignore_minimum_balance,
  balanceFloor: row.balance_floor,
  defaultDiscountCategoryId: row.default_discount_category_id,
});

/** Each provider with a switch of its own too. */
const countryOf = (country: Awaited<ReturnType<typeof allCountries>>[number]) => ({
  ...country,
  mercadoPagoEnabled: country.providers.includes("mercadoPago"),
  walletConnectEnabled: country.providers.includes("walletConnect"),
  directa24Enabled: country.providers.includes("directa24"),
  plexoEnabled: country.providers.includes("plexo"),
  mattildaEnabled: country.providers.includes("mattilda"),
});

export const cafeteriaRoutes: readonly Route[] = [
  route(cafeteriaEndpoints.readCafeteria, async ({ params }, { db: { kysely } }) => {
    const row = await findCafeteria(kysely, params.cafeteriaId);
    return row === undefined ? refused({ code: "NOT_FOUND" }) : accepted({ data: detailOf(row) });
  }),

  route(cafeteriaEndpoints.listCafeterias, async (_request, { db: { kysely } }) =>
    accepted({ data: (await allCafeterias(kysely)).map(summaryOf) }),
  ),

  change(cafeteriaEndpoints.createCafeteria, async (trx, { body }) => {
    const faults = await placeFaults(trx, body);
    if (faults.length > 0) return refused(placeFailure(faults));
    const made = await insertCafeteria(trx, { ...body, codePrefix: codePrefix(body.name) });
    noteChange({ entity: "cafeteria", id: made.id });
    return accepted({ data: summaryOf(made) });
  }),

  route(cafeteriaEndpoints.listCountries, async (_request, { db: { kysely } }) =>
    accepted({ data: (await allCountries(kysely)).map(countryOf) }),
  ),

  editCafeteria,
  changeFeatures,
  disableCafeteria,
  enableCafeteria,
];
