import { calendarProductEndpoints } from "@cantina/contract/calendar-products";
import { accepted } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { listPasses } from "./calendar-product.queries.ts";
import { sellPass } from "./sell-pass.ts";
import { changePass, createPass, removePass } from "./write-pass.ts";

export const calendarProductRoutes: readonly Route[] = [
  route(calendarProductEndpoints.listCalendarProducts, async ({ params }, { db, identity }) =>
    accepted({ data: await listPasses(db.kysely, params.cafeteriaId, identity.type === "CLIENT") }),
  ),

  createPass,
  changePass,
  removePass,
  sellPass,
];
