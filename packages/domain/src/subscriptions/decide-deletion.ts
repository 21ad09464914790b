import { type Result, accepted, refused } from "../kernel/index.ts";
import type { Subscription } from "./subscription.ts";

type Refusal = { readonly code: "INVALID_SUBSCRIPTION_STATUS" };

/** Only what no longer charges anybody is deleted. SUBS-12 */
export const decideDeletion = ({ status }: Pick<Subscription, "status">): Result<null, Refusal> =>
  status === "DISABLED" ? accepted(null) : refused({ code: "INVALID_SUBSCRIPTION_STATUS" });

/** Only an active one takes new commensals. SUBS-13 */
export const decideLinking = ({ status }: Pick<Subscription, "status">): Result<null, Refusal> =>
  status === "ENABLED" ? accepted(null) : refused({ code: "INVALID_SUBSCRIPTION_STATUS" });
