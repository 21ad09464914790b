import type { PrivilegeLevel } from "../access/index.ts";
import type { Feature } from "../cafeteria/index.ts";
import type { ProductType, PromotionItem } from "../catalog/index.ts";
import type { Cents, ClassId, Instant, ProductId, ProfileId, RegisterSessionId } from "../kernel/index.ts";
import type { SchoolRules, Seal } from "../school-rules/index.ts";
import type { DiscountHistory } from "./late-discount.ts";

export type LateVersionFact = {
  readonly name: string;
  /** Its price and every class's own: which class the diner was of then is not known now. */
  readonly prices: ReadonlySet<Cents>;
  /** Of a promotion. */
  readonly items: readonly PromotionItem[];
};

export type LateProductFact = {
  readonly id: ProductId;
  readonly type: ProductType;
  readonly currentStock: number | null;
  /** Those that it carries now; none: not asked for. */
  readonly seals?: readonly Seal[] | undefined;
  /** The versions that the sale names. */
  readonly versions: ReadonlyMap<number, LateVersionFact>;
};

export type RegisterFact = { readonly id: RegisterSessionId; readonly openedAt: Instant };

/** All that a late sale is judged by, read inside the transaction that books it and only from one cafeteria. */
export type LateSaleFacts = {
  readonly at: Instant;
  readonly features: readonly Feature[];
  /** As they are now. */
  readonly schoolRules?: SchoolRules | undefined;
  readonly sender: { readonly id: ProfileId; readonly level: PrivilegeLevel | null };
  /** null when this cafeteria has no such profile. */
  readonly seller: { readonly level: PrivilegeLevel | null; readonly lostRightAt: Instant | null } | null;
  /** The commensal of the sale, deleted or not. */
  readonly diner: {
    readonly clientId: ProfileId;
    readonly classId: ClassId | null;
    readonly discounts: DiscountHistory;
  } | null;
  /** Those of the sale and the items of its promotions, deleted ones included. */
  readonly products: ReadonlyMap<ProductId, LateProductFact>;
  /** The seller's session in which it was sold, open or not. */
  readonly registerThen: RegisterFact | null;
  /** The seller's open one. */
  readonly registerNow: RegisterFact | null;
};
