import type { Feature } from "../cafeteria/index.ts";
import { type Result, accepted, refused } from "../kernel/index.ts";

/** Whether there is anything to ask for; who has no metrics at all isn't asked what of them. METRICS-11 */
export const checkPremiumRequest = (
  features: readonly Feature[],
): Result<null, { readonly code: "PREMIUM_ALREADY_ACTIVE" }> =>
  features.includes("premiumMetrics") ? refused({ code: "PREMIUM_ALREADY_ACTIVE" }) : accepted(null);
