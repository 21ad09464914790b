import { type Result, type StaleEntry, accepted, checkVersion, refused } from "../kernel/index.ts";
import type { Subscription, SubscriptionStatus } from "./subscription.ts";

type Found = { readonly id: string } & Pick<Subscription, "status" | "version">;
type Wanted = { readonly status: SubscriptionStatus; readonly version?: number | undefined };
type Refusal = StaleEntry | { readonly code: "INVALID_SUBSCRIPTION_STATUS" };

/** Whether it changes anything. Who names the version that was shown meant what was shown, its status included. SUBS-17 */
export function decideSwitch(found: Found, { status, version }: Wanted): Result<boolean, Refusal> {
  const checked = checkVersion(version, found);
  if (!checked.ok) return checked;
  const isSwitched = found.status !== status;
  return isSwitched || version === undefined ? accepted(isSwitched) : refused({ code: "INVALID_SUBSCRIPTION_STATUS" });
}
