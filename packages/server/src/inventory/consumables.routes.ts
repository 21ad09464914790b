import { consumableEndpoints } from "@cantina/contract/inventory";
import { accepted, refused } from "@cantina/domain/kernel";
import { consumablesOf, costsOf, findConsumable } from "../consumables/index.ts";
import { foldPantry } from "../consumption/index.ts";
import { type Route, route } from "../http/index.ts";
import { consumableUsesOf, deleteConsumable } from "./delete-consumable.ts";
import { productUsesOf } from "./edit-consumable.queries.ts";
import { changePrepared, changeSupply, createPrepared, createSupply } from "./edit-consumable.ts";
import { consumableDetailOf, consumableOf } from "./consumable-data.ts";
import { paidPricesOf } from "./paid-prices.queries.ts";

export const consumableRoutes: readonly Route[] = [
  route(consumableEndpoints.listConsumables, async ({ params }, { db, feed }) => {
    if ((await foldPantry(db.kysely, params.cafeteriaId)) > 0) feed.poke();
    const rows = await consumablesOf(db.kysely, params.cafeteriaId);
    const costs = costsOf(rows);
    const paid = await paidPricesOf(db.kysely, params.cafeteriaId);
    return accepted({ data: rows.map((row) => consumableOf(row, costs, paid)) });
  }),

  route(
    consumableEndpoints.readConsumable,
    async ({ params: { cafeteriaId, consumableId } }, { db: { kysely }, feed }) => {
      if ((await foldPantry(kysely, cafeteriaId)) > 0) feed.poke();
      const row = await findConsumable(kysely, cafeteriaId, consumableId);
      if (row === undefined) return refused({ code: "NOT_FOUND" });
      const rows = await consumablesOf(kysely, cafeteriaId);
      const uses = {
        consumables: consumableUsesOf(rows, consumableId),
        products: await productUsesOf(kysely, consumableId),
      };
      const paid = await paidPricesOf(kysely, cafeteriaId, row.id);
      return accepted({ data: consumableDetailOf(row, costsOf(rows), paid, uses) });
    },
  ),

  createSupply,
  createPrepared,
  changeSupply,
  changePrepared,
  deleteConsumable,
];
