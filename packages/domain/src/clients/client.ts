import type { Allergen } from "../allergens/index.ts";
import type { BasisPoints, Cents, ClassId, CommensalId, DiscountCategoryId, ProfileId } from "../kernel/index.ts";

export type DiscountCategory = {
  readonly id: DiscountCategoryId;
  readonly name: string;
  readonly rate: BasisPoints;
  /** null: no cap. */
  readonly maxDiscount: Cents | null;
  /** At most 0. */
  readonly minimumBalance: Cents;
};

export const commensalStatuses = ["ENABLED", "DELETED"] as const;
export type CommensalStatus = (typeof commensalStatuses)[number];

/** A diner. */
export type Commensal = {
  readonly id: CommensalId;
  readonly profileId: ProfileId;
  readonly firstName: string;
  readonly lastName: string;
  readonly classId: ClassId | null;
  readonly status: CommensalStatus;
  /** Its own category comes before the client's. */
  readonly discountCategoryId: DiscountCategoryId | null;
  readonly cardCode: string | null;
  readonly imageUrl: string | null;
  /** In its family's words. */
  readonly allergies: string | null;
  /** What a sale to it is stopped for. ALLERGEN-03 */
  readonly allergens: readonly Allergen[];
  readonly dailyLimit: Cents | null;
};

/** The account that pays for its commensals. */
export type ClientAccount = {
  readonly id: ProfileId;
  readonly username: string;
  readonly email: string;
  readonly balance: Cents;
  /** null: the discount category's. */
  readonly minimumBalance: Cents | null;
  readonly discountCategoryId: DiscountCategoryId | null;
  readonly familyCode: string | null;
  readonly commensals: readonly Commensal[];
};
