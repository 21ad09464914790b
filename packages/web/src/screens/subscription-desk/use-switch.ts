import type { Subscription } from "@cantina/domain/subscriptions";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/subscription-desk.ts";
import { type Deed, useAtOnce } from "../at-once/index.ts";

/** Switches it off or on, as it was shown. SUBS-17 */
export function useSwitch(): (subscription: Subscription) => void {
  const calls = useSubscriptionCalls();
  const { doAtOnce } = useAtOnce("subscription");
  return ({ id, name, status, version, commensalIds }) => {
    const switchTo =
      (wanted: "ENABLED" | "DISABLED"): Deed["call"] =>
      (options) =>
        calls.setSubscriptionStatus({ params: { subscriptionId: id }, body: { status: wanted, version } }, options);
    const off: Deed = {
      call: switchTo("DISABLED"),
      done: texts.disabled(name),
      meaning: texts.disabledMeaning(commensalIds.length),
      failed: texts.notDisabled(name),
    };
    const on: Deed = {
      call: switchTo("ENABLED"),
      done: texts.enabled(name),
      meaning: texts.enabledMeaning,
      failed: texts.notEnabled(name),
    };
    // A press is for what the screen shows: once it shows the other state, one for that is no second one.
    doAtOnce(`${id} ${status}`, status === "ENABLED" ? { ...off, undo: on } : { ...on, undo: off });
  };
}
