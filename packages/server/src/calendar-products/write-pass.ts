import { calendarProductEndpoints as endpoints } from "@cantina/contract/calendar-products";
import { type CalendarProduct, type OrderDatesFault, orderDatesFault } from "@cantina/domain/calendar-products";
import { openDays } from "@cantina/domain/cafeteria";
import {
  BrokenInvariant,
  type LocalDate,
  accepted,
  checkVersion,
  localDateOf,
  refused,
  withChange,
} from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { deleteProductsIn, entryFailure, lockCategory, placeOf } from "../catalog/index.ts";
import { type ChangeContext, change, invalid, recordChange } from "../http/index.ts";
import { pictureAfter, sentPicture } from "../pictures/index.ts";
import { insertPass, lockPass, readPass, updatePass } from "./calendar-product.queries.ts";

const faultTexts: Readonly<Record<OrderDatesFault["code"], string>> = {
  NO_DATES: "Por favor ingrese al menos un día",
  PAST: "Una fecha ya pasó",
  TOO_FAR: "Una fecha está a más de un año",
  CLOSED_DAY: "Una fecha es un día cerrado",
};

const fixedTime = invalid("deliveryTime", "La hora de entrega no se cambia");

/** What it names that the cafeteria hasn't, or may not have. PASS-01 */
async function passFailure(
  trx: Transaction<unknown>,
  context: ChangeContext,
  { orderDates, classPrices }: Pick<CalendarProduct, "orderDates" | "classPrices">,
  kept: readonly LocalDate[],
): ReturnType<typeof entryFailure> {
  const { identity, clock } = context;
  const { zone, closed } = await placeOf(trx, identity.cafeteriaId);
  const fault = orderDatesFault(orderDates, openDays(localDateOf(clock.now(), zone), closed), kept);
  if (fault !== null) return invalid("orderDates", faultTexts[fault.code]);
  const plain = { cost: null, knownCost: null, hiddenForClasses: [], displayDates: [], knownDates: [] };
  return entryFailure(trx, context, { ...plain, classPrices });
}

async function written(trx: Transaction<unknown>, context: ChangeContext, productId: string) {
  await recordChange(trx, context, { entityType: "product", id: productId });
  const pass = await readPass(trx, context.identity.cafeteriaId, productId);
  if (pass === null) throw new BrokenInvariant("a pass just written can be read");
  return accepted({ data: pass });
}

export const createPass = change(endpoints.createCalendarProduct, async (trx, { body }, context) => {
  const picture = sentPicture(context.file);
  if (!picture.ok) return picture;
  const { cafeteriaId } = context.identity;
  const fault = await passFailure(trx, context, body, []);
  if (fault !== null) return refused(fault);
  if ((await lockCategory(trx, cafeteriaId, body.categoryId)) === undefined) return refused({ code: "NOT_FOUND" });
  const productId = newSortableId();
  const pictureId = (await pictureAfter(trx, picture.value, false)) ?? null;
  await insertPass(trx, cafeteriaId, { ...body, id: productId, pictureId });
  return written(trx, context, productId);
});

export const changePass = change(
  endpoints.changeCalendarProduct,
  async (trx, { params: { productId }, body }, context) => {
    const picture = sentPicture(context.file);
    if (!picture.ok) return picture;
    const { cafeteriaId } = context.identity;
    const pass = await lockPass(trx, cafeteriaId, productId);
    if (pass === null) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const checked = checkVersion(body.version, pass);
    if (!checked.ok) return checked;
    if ((body.deliveryTime ?? pass.deliveryTime) !== pass.deliveryTime) return refused(fixedTime);
    const { version: _version, removesImage, ...named } = body;
    const after = withChange(pass, named);
    const fault = await passFailure(trx, context, after, pass.orderDates);
    if (fault !== null) return refused(fault);
    const isMoved = after.categoryId !== pass.categoryId;
    if (isMoved && (await lockCategory(trx, cafeteriaId, after.categoryId)) === undefined)
      return refused({ code: "NOT_FOUND" });
    const pictureId = await pictureAfter(trx, picture.value, removesImage);
    await updatePass(trx, pass, { ...after, pictureId });
    return written(trx, context, productId);
  },
);

/** As any product. EDIT-09 */
export const removePass = change(endpoints.deleteCalendarProduct, async (trx, { params: { productId } }, context) => {
  const { cafeteriaId } = context.identity;
  if ((await lockPass(trx, cafeteriaId, productId)) === null) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  const deleted = await deleteProductsIn(trx, { cafeteriaId, productIds: [productId] }, context);
  return deleted.ok ? accepted({ data: { id: productId } }) : deleted;
});
