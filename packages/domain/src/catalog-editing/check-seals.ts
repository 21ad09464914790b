import type { ProductType } from "../catalog/index.ts";
import { type SchoolRules, type Seal, countedSeals } from "../school-rules/index.ts";

export type SealsFault = "FOREIGN" | "OF_PROMOTION";

type Sealed = {
  readonly type: ProductType;
  readonly seals: readonly Seal[];
  /** What it carried before, of whatever country: it may stay. */
  readonly known: readonly Seal[];
};

/** Why a product can't carry these; null: it can. SCHOOL-01 SCHOOL-02 */
export function sealsFault({ type, seals, known }: Sealed, rules: SchoolRules): SealsFault | null {
  const news = seals.filter((one) => !known.includes(one));
  if (news.length === 0) return null;
  if (type === "PROMOTION") return "OF_PROMOTION";
  return countedSeals(news, rules).length < news.length ? "FOREIGN" : null;
}
