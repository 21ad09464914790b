import { couponDeskEndpoints as endpoints } from "@cantina/contract/coupons";
import { type CouponDraft, decideExpiration } from "@cantina/domain/coupons";
import { BrokenInvariant, type Instant, accepted, checkVersion, refused } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { type ChangeContext, change, invalid, recordChange } from "../http/index.ts";
import { pictureAfter, sentPicture } from "../pictures/index.ts";
import { addCoupon, lockCoupon, markDeleted, readCoupon, rewriteCoupon } from "./coupons.queries.ts";

const expired = refused(invalid("expirationDate", "La fecha de vencimiento debe ser futura"));

/** A picture comes as a file; its id can only say that the one there is stays, or goes. */
const unknownPicture = refused(invalid("imgId", "No es la imagen de esta cuponera"));

const isAhead = (draft: CouponDraft, { clock }: ChangeContext, former: Instant | null): boolean =>
  decideExpiration(draft, { at: clock.now(), former }).ok;

async function readBack(trx: Transaction<unknown>, cafeteriaId: string, couponId: string) {
  const coupon = await readCoupon(trx, cafeteriaId, couponId);
  if (coupon === null) throw new BrokenInvariant("a coupon just written can be read");
  return accepted({ data: coupon });
}

/** COUPON-10 COUPON-12 */
export const createCoupon = change(endpoints.createCoupon, async (trx, { body: draft }, context) => {
  if (!isAhead(draft, context, null)) return expired;
  if (typeof draft.imgId === "string") return unknownPicture;
  const picture = sentPicture(context.file);
  if (!picture.ok) return picture;
  const { cafeteriaId } = context.identity;
  const couponId = newSortableId();
  const pictureId = (await pictureAfter(trx, picture.value, false)) ?? null;
  if (!(await addCoupon(trx, cafeteriaId, { ...draft, id: couponId, pictureId })))
    return refused({ code: "WRONG_PRODUCT" });
  await recordChange(trx, context, { entityType: "coupon", id: couponId });
  return readBack(trx, cafeteriaId, couponId);
});

/** COUPON-10 COUPON-12 COUPON-13 COUPON-14 */
export const updateCoupon = change(endpoints.updateCoupon, async (trx, { params: { couponId }, body }, context) => {
  const { cafeteriaId } = context.identity;
  const picture = sentPicture(context.file);
  if (!picture.ok) return picture;
  const former = await lockCoupon(trx, cafeteriaId, couponId);
  if (former === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  const checked = checkVersion(body.version, former);
  if (!checked.ok) return checked;
  const { shownInApp = former.shownInApp, status = former.status } = body;
  const draft = { ...body, shownInApp, status };
  if (!isAhead(draft, context, former.expirationDate)) return expired;
  if (typeof draft.imgId === "string" && draft.imgId !== former.pictureId) return unknownPicture;
  const pictureId = await pictureAfter(trx, picture.value, draft.removesImage || draft.imgId === null);
  if (!(await rewriteCoupon(trx, cafeteriaId, { ...draft, id: couponId, pictureId })))
    return refused({ code: "WRONG_PRODUCT" });
  await recordChange(trx, context, { entityType: "coupon", id: couponId, after: draft.status });
  return readBack(trx, cafeteriaId, couponId);
});

/** What was bought of it stays. COUPON-11 */
export const deleteCoupon = change(endpoints.deleteCoupon, async (trx, { params: { couponId } }, context) => {
  const { cafeteriaId } = context.identity;
  if ((await lockCoupon(trx, cafeteriaId, couponId)) === undefined)
    return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  await markDeleted(trx, couponId);
  await recordChange(trx, context, { entityType: "coupon", id: couponId, kind: "deleted", after: "DELETED" });
  return accepted({ data: null });
});
