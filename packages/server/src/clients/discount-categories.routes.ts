import { clientsEndpoints, discountCategoryEndpoints } from "@cantina/contract/clients";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import { type DiscountTerms, checkDiscount } from "@cantina/domain/clients";
import { type Cents, type Result, accepted, checkVersion, refused } from "@cantina/domain/kernel";
import { type FailureWith, type Route, change, recordChange, route } from "../http/index.ts";
import {
  deleteDiscount,
  insertDiscount,
  isDiscountNameTaken,
  lockDiscount,
  lockDiscountNames,
  updateDiscount,
} from "./discount-category.queries.ts";
import { type DiscountCategoryRow, discountCategoriesOf } from "./terms.queries.ts";

const discountCategoryOf = ({
  formerName,
  ...category
}: DiscountCategoryRow): GivenDataOf<typeof discountCategoryEndpoints.createDiscountCategory> => ({
  ...category,
  ...(formerName !== null && { formerName }),
});

type Asked = {
  readonly name: string;
  /** Basis points, as they came. */
  readonly rate: number;
  readonly maxDiscount: Cents | null;
  readonly minimumBalance: Cents;
};

function termsOf({
  name,
  rate,
  maxDiscount,
  minimumBalance,
}: Asked): Result<DiscountTerms, FailureWith<"INVALID_DISCOUNT">> {
  const checked = checkDiscount({ hundredths: rate, maxDiscount });
  return checked.ok ? accepted({ ...checked.value, name, minimumBalance }) : checked;
}

export const discountCategoryRoutes: readonly Route[] = [
  route(clientsEndpoints.listDiscountCategories, async ({ params: { cafeteriaId } }, { db: { kysely } }) =>
    accepted({ data: (await discountCategoriesOf(kysely, cafeteriaId)).map(discountCategoryOf) }),
  ),

  change(discountCategoryEndpoints.createDiscountCategory, async (trx, { params: { cafeteriaId }, body }, context) => {
    const terms = termsOf(body);
    if (!terms.ok) return terms;
    await lockDiscountNames(trx, cafeteriaId);
    if (await isDiscountNameTaken(trx, cafeteriaId, { name: body.name, own: null }))
      return refused({ code: "NAME_TAKEN" });
    const row = await insertDiscount(trx, cafeteriaId, terms.value);
    await recordChange(trx, context, { entityType: "category", id: row.id });
    return accepted({ data: discountCategoryOf(row) });
  }),

  change(discountCategoryEndpoints.updateDiscountCategory, async (trx, { params, body }, context) => {
    const terms = termsOf(body);
    if (!terms.ok) return terms;
    await lockDiscountNames(trx, params.cafeteriaId);
    const found = await lockDiscount(trx, params);
    if (found === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const checked = checkVersion(body.version, found);
    if (!checked.ok) return checked;
    if (await isDiscountNameTaken(trx, params.cafeteriaId, { name: body.name, own: params.categoryId }))
      return refused({ code: "NAME_TAKEN" });
    const row = await updateDiscount(trx, params.categoryId, terms.value);
    await recordChange(trx, context, { entityType: "category", id: row.id });
    return accepted({ data: discountCategoryOf(row) });
  }),

  change(discountCategoryEndpoints.deleteDiscountCategory, async (trx, { params }, context) => {
    // Which one is the default is the settings' to say, who may be at it just now.
    await lockDiscountNames(trx, params.cafeteriaId);
    const found = await lockDiscount(trx, params);
    if (found === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    if (found.isDefault) return refused({ code: "DELETE_DEFAULT_CATEGORY" });
    await deleteDiscount(trx, params);
    await recordChange(trx, context, { entityType: "category", id: params.categoryId, kind: "deleted" });
    return accepted({ data: null });
  }),
];
