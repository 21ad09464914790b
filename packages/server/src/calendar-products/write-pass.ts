import { type CalendarProductWire, calendarProductEndpoints } from "@cantina/contract/calendar-products";
import { type OrderDatesFault, orderDatesFault } from "@cantina/domain/calendar-products";
import { openDays } from "@cantina/domain/cafeteria";
import {
  BrokenInvariant,
  type LocalDate,
  type ProductId,
  type Result,
  accepted,
  localDateOf,
  refused,
} from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { lockCategory } from "../catalog/index.ts";
import { inTransaction } from "../db/index.ts";
import {
  type RequestContext,
  type RouteData,
  type RouteFailure,
  type StoredAnswer,
  recordChange,
  withIdempotency,
} from "../http/index.ts";
import { type PictureType, pictureTypeOf, storePicture } from "../pictures/index.ts";
import {
  type ChangedPass,
  type NewPass,
  deletePass,
  insertPass,
  lockPass,
  passWireOf,
  readPass,
  readPassPlace,
  updatePass,
} from "./calendar-product.queries.ts";

const { createCalendarProduct } = calendarProductEndpoints;
type Written = Result<{ readonly data: CalendarProductWire }, RouteFailure>;

const faultTexts: Readonly<Record<OrderDatesFault["code"], string>> = {
  NO_DATES: "Por favor ingrese al menos un día",
  PAST: "Una fecha ya pasó",
  TOO_FAR: "Una fecha está a más de un año",
  CLOSED_DAY: "Una fecha es un día cerrado",
};

/** PASS-01 */
async function checkDates(
  trx: Transaction<unknown>,
  { identity, clock }: RequestContext,
  dates: readonly LocalDate[],
  kept: readonly LocalDate[],
): Promise<RouteFailure | null> {
  const { zone, closedDays } = await readPassPlace(trx, identity.cafeteriaId);
  const fault = orderDatesFault(dates, openDays(localDateOf(clock.now(), zone), closedDays), kept);
  return fault === null
    ? null
    : { code: "VALIDATION", data: [{ path: "orderDates", message: faultTexts[fault.code] }] };
}

/** null: none was sent. */
function sentPicture({ file }: RequestContext): Result<PictureType | null, RouteFailure> {
  if (file === null) return accepted(null);
  const type = pictureTypeOf(file.bytes);
  return type === null ? refused({ code: "UNSUPPORTED_MEDIA_TYPE" }) : accepted(type);
}

const store = (trx: Transaction<unknown>, { file }: RequestContext, type: PictureType | null) =>
  file === null || type === null ? Promise.resolve(null) : storePicture(trx, type, file.bytes);

async function written(trx: Transaction<unknown>, context: RequestContext, productId: string): Promise<Written> {
  await recordChange(trx, context, { entityType: "product", id: productId });
  const pass = await readPass(trx, context.identity.cafeteriaId, productId);
  if (pass === null) throw new BrokenInvariant("a pass just written can be read");
  return accepted({ data: passWireOf(pass) });
}

export async function createPass(body: NewPass, context: RequestContext): Promise<Result<StoredAnswer, RouteFailure>> {
  const picture = sentPicture(context);
  if (!picture.ok) return picture;
  return withIdempotency(createCalendarProduct, context, async (trx) => {
    const { cafeteriaId } = context.identity;
    const fault = await checkDates(trx, context, body.orderDates, []);
    if (fault !== null) return refused(fault);
    if (!(await lockCategory(trx, cafeteriaId, body.categoryId))) return refused({ code: "NOT_FOUND" });
    const productId = newSortableId();
    const pictureId = await store(trx, context, picture.value);
    const isWhole = await insertPass(trx, cafeteriaId, { ...body, id: productId, pictureId });
    return isWhole ? written(trx, context, productId) : refused({ code: "NOT_FOUND" });
  });
}

type Change = { readonly productId: ProductId; readonly body: ChangedPass };

export async function changePass({ productId, body }: Change, context: RequestContext): Promise<Written> {
  const picture = sentPicture(context);
  if (!picture.ok) return picture;
  const { cafeteriaId } = context.identity;
  const changed = await inTransaction(context.db.kysely, async (trx): Promise<Written> => {
    const pass = await lockPass(trx, cafeteriaId, productId);
    if (pass === null) return refused({ code: "NOT_FOUND" });
    const fault = await checkDates(trx, context, body.orderDates, pass.orderDates);
    if (fault !== null) return refused(fault);
    const isMoved = body.categoryId !== pass.categoryId;
    if (isMoved && !(await lockCategory(trx, cafeteriaId, body.categoryId))) return refused({ code: "NOT_FOUND" });
    const pictureId = await store(trx, context, picture.value);
    const isWhole = await updatePass(trx, cafeteriaId, pass, { ...body, pictureId });
    return isWhole ? written(trx, context, productId) : refused({ code: "NOT_FOUND" });
  });
  context.feed.poke();
  return changed;
}

type Removed = Result<RouteData<typeof calendarProductEndpoints.deleteCalendarProduct>, RouteFailure>;

export async function removePass(productId: ProductId, context: RequestContext): Promise<Removed> {
  const removed = await inTransaction(context.db.kysely, async (trx): Promise<Removed> => {
    if ((await lockPass(trx, context.identity.cafeteriaId, productId)) === null) return refused({ code: "NOT_FOUND" });
    await deletePass(trx, productId);
    await recordChange(trx, context, { entityType: "product", id: productId, kind: "deleted" });
    return accepted({ data: { id: productId } });
  });
  context.feed.poke();
  return removed;
}
