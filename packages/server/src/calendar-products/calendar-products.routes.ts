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

  route(calendarProductEndpoints.createCalendarProduct, ({ body }, context) => createPass(body, context)),

  route(calendarProductEndpoints.changeCalendarProduct, ({ params: { productId }, body }, context) =>
    changePass({ productId, body }, context),
  ),

  route(calendarProductEndpoints.deleteCalendarProduct, ({ params: { productId } }, context) =>
    removePass(productId, context),
  ),

  route(calendarProductEndpoints.buyCalendarProduct, ({ params: { productId }, body }, context) =>
    sellPass({ ...body, productId }, context),
  ),
];
