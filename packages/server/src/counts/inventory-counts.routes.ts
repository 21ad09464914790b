import { inventoryCountEndpoints as endpoints } from "@cantina/contract/counts";
import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import { BrokenInvariant, accepted, id, refused } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { holdRecipes } from "../consumables/index.ts";
import { foldPantry, lockPantry } from "../consumption/index.ts";
import {
  type AnswerOf,
  type ChangeContext,
  type RequestContext,
  type Route,
  changeOnce,
  ownRoute,
  recordChanges,
  route,
} from "../http/index.ts";
import { readerOf } from "../transactions/index.ts";
import { bookInventoryCount } from "./book-inventory-count.queries.ts";
import { judgeInventoryCount, triedRows } from "./judge-inventory-count.ts";
import { listInventoryCounts, readInventoryCount } from "./read-inventory-counts.queries.ts";

type Endpoint = typeof endpoints.createInventoryCount;
type Asked = DecodedRequestOf<Endpoint>;

/** Holds nothing and books nothing: what is consumed meanwhile may change it. COUNT-08 */
async function tryCount(
  { params: { cafeteriaId }, body: { rows } }: Asked,
  { db, feed, identity, clock }: RequestContext,
): Promise<AnswerOf<Endpoint>> {
  if ((await foldPantry(db.kysely, cafeteriaId)) > 0) feed.poke();
  const dateTime = clock.now();
  const judged = await judgeInventoryCount(db.kysely, { cafeteriaId, rows, now: dateTime });
  if (!judged.ok) return refused({ code: "INVENTORY_COUNT_REFUSED", data: [...judged.failure] });
  const { profileId } = identity;
  return accepted({ data: { id: null, dateTime, profileId, profile: null, rows: triedRows(judged.value) } });
}

/** Nobody else moves anything meanwhile, and no sale waits for it. COUNT-07 CONSUME-03 */
async function makeCount(
  trx: Transaction<unknown>,
  { params: { cafeteriaId }, body: { rows } }: Asked,
  context: ChangeContext,
): Promise<AnswerOf<Endpoint>> {
  const { identity, tabId, clock } = context;
  await holdRecipes(trx, cafeteriaId);
  await lockPantry(trx, cafeteriaId);
  const at = clock.now();
  const judged = await judgeInventoryCount(trx, { cafeteriaId, rows, now: at });
  if (!judged.ok) return refused({ code: "INVENTORY_COUNT_REFUSED", data: [...judged.failure] });
  const countId = id<"count">(newSortableId());
  const { profileId } = identity;
  await bookInventoryCount(trx, { id: countId, cafeteriaId, profileId, tabId, at, rows: judged.value });
  await recordChanges(trx, context, {
    noted: [{ entity: "inventoryCount", id: countId, after: judged.value.length }],
    told: [],
  });
  const data = await readInventoryCount(trx, { cafeteriaId, countId, reader: readerOf(identity) });
  if (data === undefined) throw new BrokenInvariant("a count that was booked is there");
  return accepted({ data });
}

export const inventoryCountRoutes: readonly Route[] = [
  ownRoute(endpoints.createInventoryCount, (request, context) =>
    request.query.dryRun === "true"
      ? tryCount(request, context)
      : changeOnce(endpoints.createInventoryCount, context, (trx) => makeCount(trx, request, context)),
  ),

  route(endpoints.listInventoryCounts, async ({ params: { cafeteriaId }, query }, { db, identity }) => {
    const page = { ...query, reader: readerOf(identity) };
    const { data, totalCount } = await listInventoryCounts(db.kysely, cafeteriaId, page);
    return accepted({ data: [...data], totalCount });
  }),

  route(endpoints.readInventoryCount, async ({ params: { cafeteriaId, countId } }, { db, identity }) => {
    const data = await readInventoryCount(db.kysely, { cafeteriaId, countId, reader: readerOf(identity) });
    return data === undefined ? refused({ code: "NOT_FOUND" }) : accepted({ data });
  }),
];
