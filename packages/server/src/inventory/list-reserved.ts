import { movementEndpoints } from "@cantina/contract/inventory";
import { type Fraction, recipeBook, reservedFor, roundedQuantity, stockOf } from "@cantina/domain/inventory";
import { BrokenInvariant, accepted, dayRange, localDateOf, refused } from "@cantina/domain/kernel";
import { everyConsumableOf, pantryItemOf } from "../consumables/index.ts";
import { foldPantry } from "../consumption/index.ts";
import { invalid, route } from "../http/index.ts";
import { readZone } from "../local-days/index.ts";
import { pendingPortionsOf } from "./reserved.queries.ts";

const tooMuch = invalid("", "Los pedidos pendientes necesitan más de lo que se puede escribir");

/** Recipes of what is prepared are those of now. INVENTORY-23 INVENTORY-37 */
export const listReserved = route(
  movementEndpoints.listReservedInventory,
  async ({ params: { cafeteriaId } }, { db, feed, clock }) => {
    if ((await foldPantry(db.kysely, cafeteriaId)) > 0) feed.poke();
    const zone = await readZone(db.kysely, cafeteriaId);
    const { until: tomorrow } = dayRange(localDateOf(clock.now(), zone), zone);
    // Of one moment: an order that is completed meanwhile would else count twice, or not at all.
    const { pending, rows } = await db.kysely
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (trx) => ({
        pending: await pendingPortionsOf(trx, { cafeteriaId, tomorrow }),
        rows: await everyConsumableOf(trx, cafeteriaId),
      }));
    const book = recipeBook(rows.map(pantryItemOf));
    if (!book.ok) throw new BrokenInvariant(`stored recipes end: ${book.failure.code}`);
    const reserved = reservedFor(book.value, pending, stockOf(rows));
    if (!reserved.ok) return refused(tooMuch);
    const data = [];
    for (const { id, status, needsCount } of rows) {
      const found = reserved.value.get(id);
      if (found === undefined) throw new BrokenInvariant("what is in stock has a reservation");
      const figures = [found.today, found.future, found.free].map(roundedOf);
      const [today, future, free] = figures;
      if (today === undefined || future === undefined || free === undefined) return refused(tooMuch);
      if (status === "ENABLED" || today > 0 || future > 0)
        data.push({ consumableId: id, today, future, free, needsCount });
    }
    return accepted({ data });
  },
);

const roundedOf = (exact: Fraction) => roundedQuantity(exact) ?? undefined;
