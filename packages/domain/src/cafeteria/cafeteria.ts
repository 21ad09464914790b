import type { CafeteriaId, Cents, ClassId, DiscountCategoryId, TimeZone } from "../kernel/index.ts";
import type { SealPolicy } from "../school-rules/index.ts";
import type { ClosedDays } from "./closed-days.ts";
import type { ProviderFeature } from "./feature-rules.ts";
import type { Feature } from "./feature.ts";
import type { PickupRules } from "./pickup-times.ts";

export const activityStatuses = ["ACTIVE", "ONBOARDING", "IN_REVISION", "INACTIVE"] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

export type CafeteriaClass = {
  readonly id: ClassId;
  /** Counts its edits; not told by servers of before. CLASS-05 */
  readonly version?: number | undefined;
  readonly name: string;
  readonly position: number;
};

export type Cafeteria = ClosedDays & {
  readonly id: CafeteriaId;
  readonly name: string;
  readonly code: string;
  readonly timeZone: TimeZone;
  /** ISO 3166-1; it and the providers that it enables are not told by servers of before. */
  readonly countryId?: string | undefined;
  readonly countryProviders?: readonly ProviderFeature[] | undefined;
  readonly activityStatus: ActivityStatus;
  readonly features: readonly Feature[];
  readonly classes: readonly CafeteriaClass[];
  /** Of the list of classes; a new order names the one that it was made of. CLASS-02 */
  readonly classesVersion: number;
  readonly pickup: PickupRules;
  /** The day's orders are completed and archived when it ends. */
  readonly autoCompletesOrders: boolean;
  readonly customPaymentMethod: string | null;
  readonly allowIgnoreMinimumBalance: boolean;
  /** No account sale may take a balance below this, whatever is ignored. */
  readonly balanceFloor: Cents;
  /** Employees see no phone of a claim; not told by servers of before. */
  readonly hiddenPhoneForEmployees?: boolean | undefined;
  /** Notes and coins that a drawer is counted by; none: the usual ones. CAFETERIA-26 */
  readonly cashDenominations?: readonly Cents[] | undefined;
  /** What happens with what carries a seal; not told by servers of before. SCHOOL-03 */
  readonly sealPolicy?: SealPolicy | undefined;
  /** Counts the changes of its settings; an edit names the one it was made of. CAFETERIA-21 */
  readonly settingsVersion?: number | undefined;
  readonly defaultDiscountCategoryId: DiscountCategoryId;
};
