import { type ProductId, type Result, accepted, refused } from "../kernel/index.ts";
import {
  type SchoolRules,
  type Seal,
  type SealFound,
  type SealRuling,
  judgeSeals,
  noSchoolRules,
  sealsIn,
} from "../school-rules/index.ts";
import type { UsedIgnore } from "./bookable-sale.ts";
import { type Cart, removeLine } from "./cart.ts";
import type { LateProductFact } from "./late-sale-facts.ts";
import type { ResolvedItem } from "./resolve-items.ts";
import type { SaleFacts } from "./sale-facts.ts";
import type { SaleRefusal } from "./sale-refusal.ts";
import type { SaleRequest } from "./sale-request.ts";

type Told = Pick<SaleRequest, "ignoredSeals">;

/** What keeps a sale from being made: what is barred, whatever was told, or all of it as soon as one seal is news. SCHOOL-05 */
function refusalOf({ verdict, found }: SealRuling, { ignoredSeals = [] }: Told): SaleRefusal | null {
  if (verdict === "ALLOWED") return null;
  if (verdict === "BLOCKED") return { code: "SEALS_BLOCKED", data: found };
  return sealsIn(found).every((one) => ignoredSeals.includes(one)) ? null : { code: "SEALS_CONTAINED", data: found };
}

/** A promotion carries what its parts do. SCHOOL-02 SCHOOL-05 */
export function checkSeals(
  items: readonly ResolvedItem[],
  request: SaleRequest,
  { cafeteria }: SaleFacts,
): Result<UsedIgnore | null, SaleRefusal> {
  const sold = items.flatMap((one) => {
    if (one.fact === null) return [];
    const { id, name, seals } = one.fact.product;
    return [{ id, name, seals: sealsIn([{ seals }, ...one.parts.map(({ fact }) => fact.product)]) }];
  });
  const ruling = judgeSeals(sold, cafeteria);
  const refusal = refusalOf(ruling, request);
  if (refusal !== null) return refused(refusal);
  return accepted(ruling.verdict === "ALLOWED" ? null : { flag: "ignoreSeals", seals: sealsIn(ruling.found).length });
}

/** What the seller has to be told before it goes out. SCHOOL-06 */
export function untoldSeals({ lines }: Cart, rules: SchoolRules = noSchoolRules, told: Told = {}): SaleRefusal | null {
  const sold = lines.flatMap((line) => (line.kind === "GENERIC" ? [] : [line.current ?? line.product]));
  return refusalOf(judgeSeals(sold, rules), told);
}

/** Without what nobody sells here. SCHOOL-06 */
export const withoutFound = (cart: Cart, found: readonly SealFound[]): Cart =>
  found.reduce((left, { productId }) => removeLine(left, productId), cart);

/** What a sale of the past held that is barred by now, beside what its seller was told of. SCHOOL-08 */
export function sealsOfPast(
  products: ReadonlyMap<ProductId, LateProductFact>,
  rules: SchoolRules,
  told: readonly Seal[],
): readonly UsedIgnore[] {
  const goods = [...products.values()].map(({ id, seals = [] }) => ({ id, name: "", seals }));
  const { verdict, found } = judgeSeals(goods, rules);
  const all = sealsIn([{ seals: told }, ...(verdict === "BLOCKED" ? found : [])]);
  return all.length === 0 ? [] : [{ flag: "ignoreSeals", seals: all.length }];
}
