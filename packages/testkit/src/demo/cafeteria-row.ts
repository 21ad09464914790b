import { type DiscountCategoryId, type Instant, type LocalDate, cents } from "@cantina/domain/kernel";

import type { Place } from "./places.ts";
import { holidaysAround } from "./school-days.ts";
import type { Row } from "./tables.ts";

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
  custom_payment_method: place.voucher,
  allow_ignore_minimum_balance: true,
  balance_floor: balanceFloor,
  default_discount_category_id: opening.defaultCategoryId,
  created_at: opening.since,
});
