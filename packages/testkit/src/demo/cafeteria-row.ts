import { type DiscountCategoryId, type Instant, type LocalDate, cents } from "@cantina/domain/kernel";

import type { Place } from "./places.ts";
import { holidaysAround } from "./school-days.ts";
import type { Row } from "./tables.ts";

// After the last break nothing is fetched any more.
const cutOff = "15:00";
const balanceFloor = cents(-2_000_000);

type Opening = {
  readonly id: string;
  readonly since: Instant;
  readonly startDate: LocalDate;
  readonly today: LocalDate;
  readonly defaultCategoryId: DiscountCategoryId;
};

export const cafeteriaRow = (place: Place, opening: Opening): Row => ({
  id: opening.id,
  name: place.name,
  code: place.code,
  country_id: "AR",
  tz_name: place.zone,
  activity_status: "ACTIVE",
  status: "ENABLED",
  start_date: opening.startDate,
  features: place.features,
  closed_days: holidaysAround(opening.today),
  day_order_request_time_limit: cutOff,
  allowed_order_pickup_time_type: "DISCRETE",
  auto_complete_daily_orders: false,
  custom_payment_method: place.voucher,
  allow_ignore_minimum_balance: true,
  balance_floor: balanceFloor,
  default_discount_category_id: opening.defaultCategoryId,
  created_at: opening.since,
});
