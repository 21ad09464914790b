import type { ProductId } from "../kernel/index.ts";
import { type Seal, sealsOf } from "./seal.ts";

/** What a cafeteria makes of what carries a seal. SCHOOL-03 */
export const sealPolicies = ["OFF", "WARN", "BLOCK"] as const;
export type SealPolicy = (typeof sealPolicies)[number];

/** Of a cafeteria. Neither is told by servers of before. */
export type SchoolRules = {
  readonly countryId?: string | undefined;
  readonly sealPolicy?: SealPolicy | undefined;
};

/** Where none are known yet. */
export const noSchoolRules: SchoolRules = {};

/** What is sold, and which seals that count it carries. */
export type SealFound = { readonly productId: ProductId; readonly name: string; readonly seals: readonly Seal[] };

type Goods = { readonly id: ProductId; readonly name: string; readonly seals: readonly Seal[] };

export type SealRuling =
  | { readonly verdict: "ALLOWED"; readonly found: readonly [] }
  | { readonly verdict: "WARNED" | "BLOCKED"; readonly found: readonly SealFound[] };

/** Those of them that the country knows; what a product carried in another one counts no more. SCHOOL-03 */
export const countedSeals = (some: readonly Seal[], { countryId }: Pick<SchoolRules, "countryId">): readonly Seal[] => {
  if (some.length === 0) return some;
  const counted = sealsOf(countryId);
  return some.filter((one) => counted.includes(one));
};

/** Whether they may be offered and sold, and because of what not. SCHOOL-03 */
export function judgeSeals(goods: readonly Goods[], rules: SchoolRules): SealRuling {
  const { sealPolicy = "OFF" } = rules;
  const found = goods.flatMap(({ id, name, seals }) => {
    const held = countedSeals(seals, rules);
    return held.length === 0 ? [] : [{ productId: id, name, seals: held }];
  });
  if (sealPolicy === "OFF" || found.length === 0) return { verdict: "ALLOWED", found: [] };
  return { verdict: sealPolicy === "BLOCK" ? "BLOCKED" : "WARNED", found };
}

/** Whether nobody sells or orders it here. SCHOOL-04 */
export const isBarred = ({ seals }: Pick<Goods, "seals">, rules: SchoolRules): boolean =>
  rules.sealPolicy === "BLOCK" && countedSeals(seals, rules).length > 0;

/** As they are for a family that orders: nobody is there to be warned, what is barred stays so. SCHOOL-07 */
export const rulesForFamilies = ({ countryId, sealPolicy }: SchoolRules): SchoolRules => ({
  countryId,
  sealPolicy: sealPolicy === "BLOCK" ? "BLOCK" : "OFF",
});
