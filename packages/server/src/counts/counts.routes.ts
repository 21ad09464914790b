import { countEndpoints } from "@cantina/contract/counts";
import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import { BrokenInvariant, accepted, id, refused } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
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
import { bookCount } from "./book-count.queries.ts";
import { lockCounted } from "./count-facts.queries.ts";
import { judgeCount, rowsOf } from "./judge-count.ts";
import { listCounts, readCount } from "./read-counts.queries.ts";

type Endpoint = typeof countEndpoints.createStockCount;
type Asked = DecodedRequestOf<Endpoint>;

/** Holds nothing and books nothing: what is sold meanwhile may change it. COUNT-08 */
async function tryCount(
  { params: { cafeteriaId }, body: { rows } }: Asked,
  { db, identity, clock }: RequestContext,
): Promise<AnswerOf<Endpoint>> {
  const dateTime = clock.now();
  const judged = await judgeCount(db.kysely, { cafeteriaId, rows, now: dateTime });
  if (!judged.ok) return refused({ code: "COUNT_REFUSED", data: [...judged.failure] });
  const { profileId } = identity;
  return accepted({ data: { id: null, dateTime, profileId, profile: null, rows: [...rowsOf(judged.value)] } });
}

/** In a transaction that holds the products no longer than it books them: selling goes on. COUNT-07 */
async function makeCount(
  trx: Transaction<unknown>,
  { params: { cafeteriaId }, body: { rows } }: Asked,
  context: ChangeContext,
): Promise<AnswerOf<Endpoint>> {
  const { identity, clock } = context;
  const { profileId } = identity;
  const productIds = rows.map(({ productId }) => productId);
  await lockCounted(trx, cafeteriaId, productIds);
  const at = clock.now();
  const judged = await judgeCount(trx, { cafeteriaId, rows, now: at });
  if (!judged.ok) return refused({ code: "COUNT_REFUSED", data: [...judged.failure] });
  const countId = id<"count">(newSortableId());
  await bookCount(trx, { id: countId, cafeteriaId, profileId, at, rows: judged.value });
  // One event for the list, which may be all products.
  await recordChanges(trx, context, {
    noted: [{ entity: "stockCount", id: countId, after: judged.value.length }],
    told: [{ entityType: "stock", id: countId }],
  });
  const data = await readCount(trx, { cafeteriaId, countId, reader: readerOf(identity) });
  if (data === undefined) throw new BrokenInvariant("a count that was booked is there");
  return accepted({ data });
}

export const countRoutes: readonly Route[] = [
  ownRoute(countEndpoints.createStockCount, (request, context) =>
    request.query.dryRun === "true"
      ? tryCount(request, context)
      : changeOnce(countEndpoints.createStockCount, context, (trx) => makeCount(trx, request, context)),
  ),

  route(countEndpoints.listStockCounts, async ({ params: { cafeteriaId }, query }, { db, identity }) =>
    accepted(await listCounts(db.kysely, cafeteriaId, { ...query, reader: readerOf(identity) })),
  ),

  route(countEndpoints.readStockCount, async ({ params: { cafeteriaId, countId } }, { db, identity }) => {
    const data = await readCount(db.kysely, { cafeteriaId, countId, reader: readerOf(identity) });
    return data === undefined ? refused({ code: "NOT_FOUND" }) : accepted({ data });
  }),
];
