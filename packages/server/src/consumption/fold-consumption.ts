import type { Kysely } from "kysely";
import { inTransaction } from "../db/index.ts";
import { lockPantry, pantriesToFold } from "./consumption.queries.ts";

/** Books what orders consumed, everywhere; true: there was some. CONSUME-04 */
export async function foldConsumption(db: Kysely<unknown>): Promise<boolean> {
  const pantries = await pantriesToFold(db);
  for (const cafeteriaId of pantries) await inTransaction(db, (trx) => lockPantry(trx, cafeteriaId));
  return pantries.length > 0;
}
