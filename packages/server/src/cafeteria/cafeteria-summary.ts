import type { cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { SummaryRow } from "./cafeteria.queries.ts";

export const summaryOf = (row: SummaryRow): GivenDataOf<typeof cafeteriaEndpoints.createCafeteria> => ({
  id: row.id,
  version: row.version,
  name: row.name,
  code: row.code,
  countryId: row.country_id,
  countryName: row.country_name,
  timeZone: row.tz_name,
  activityStatus: row.activity_status,
  status: row.status,
  startDate: row.start_date,
  features: row.features,
});
