import { productionEndpoints as endpoints } from "@cantina/contract/inventory";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type LocalDate, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely, Transaction } from "kysely";
import { foldPantry } from "../consumption/index.ts";
import { type RequestContext, type Route, route } from "../http/index.ts";
import { readerOf } from "../transactions/index.ts";
import { isProductOf, orderFactsOf, productNamesOf, supplierNamesOf } from "./demand.queries.ts";
import { type AskedPlan, type MadePlan, makePlan } from "./make-plan.ts";
import { planDataOf } from "./plan-data.ts";
import { type AskedFigure, type Opened, openedFigure, sharesDataOf } from "./shares-data.ts";

type Query = { readonly from: LocalDate; readonly until: LocalDate; readonly forecast: "true" | "false" };

const askedOf = (cafeteriaId: CafeteriaId, query: Query, { clock }: RequestContext): AskedPlan => ({
  cafeteriaId,
  range: { from: query.from, until: query.until },
  isForecast: query.forecast === "true",
  now: clock.now(),
});

/** An order that is completed meanwhile would else count twice, or not at all. */
const inSnapshot = <T>(db: Kysely<unknown>, read: (trx: Transaction<unknown>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);

/** What was consumed until now is booked first. INVENTORY-37 */
async function settle({ db, feed }: RequestContext, cafeteriaId: CafeteriaId): Promise<void> {
  if ((await foldPantry(db.kysely, cafeteriaId)) > 0) feed.poke();
}

const ordersIn = ({ dishes }: Opened) =>
  dishes.flatMap(({ lines }) => lines.flatMap(({ line }) => ("orderId" in line ? [line.orderId] : [])));

/** What no order asks for any more is known as before, and the sum of nothing. */
async function knowsBoth(
  trx: Transaction<unknown>,
  { consumableId, productId }: AskedFigure,
  { consumables }: MadePlan,
  cafeteriaId: CafeteriaId,
): Promise<boolean> {
  if (consumableId !== undefined && consumables.every(({ id }) => id !== consumableId)) return false;
  return productId === undefined || isProductOf(trx, cafeteriaId, productId);
}

export const productionRoutes: readonly Route[] = [
  route(endpoints.readProductionPlan, async ({ params: { cafeteriaId }, query }, context) => {
    await settle(context, cafeteriaId);
    const asked = askedOf(cafeteriaId, query, context);
    return inSnapshot(context.db.kysely, async (trx) => {
      const made = await makePlan(trx, asked);
      if (!made.ok) return made;
      const { dishes } = made.value.plan;
      const names = {
        products: await productNamesOf(
          trx,
          dishes.map(({ productId }) => productId),
        ),
        suppliers: await supplierNamesOf(trx, cafeteriaId),
      };
      return accepted({ data: planDataOf(made.value, asked, names) });
    });
  }),

  route(endpoints.readProductionShares, async ({ params: { cafeteriaId }, query }, context) => {
    await settle(context, cafeteriaId);
    return inSnapshot(context.db.kysely, async (trx) => {
      const made = await makePlan(trx, askedOf(cafeteriaId, query, context));
      if (!made.ok) return made;
      const isKnown = await knowsBoth(trx, query, made.value, cafeteriaId);
      if (!isKnown) return refused({ code: "NOT_FOUND" });
      const opened = openedFigure(made.value, query);
      const products = await productNamesOf(
        trx,
        opened.dishes.map(({ productId }) => productId),
      );
      const orders = await orderFactsOf(trx, ordersIn(opened));
      return accepted({
        data: sharesDataOf(opened, made.value, { products, orders, reader: readerOf(context.identity) }),
      });
    });
  }),
];
