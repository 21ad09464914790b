import type { UserCoupon } from "@cantina/domain/coupons";
import type { Clock, ProfileId } from "@cantina/domain/kernel";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { CheckoutActor } from "./checkout-actor.ts";
import { cafeteriaQuery, clientCouponsQuery, rereadAfter, type Sources } from "../live-data/index.ts";

type CouponFeedInput = {
  readonly queries: QueryClient;
  readonly sources: Sources;
  readonly checkout: CheckoutActor;
  /** The server's, as this device goes on with it. */
  readonly clock: Clock;
};

/** Reads the coupons of whoever's diner is chosen, and keeps the cart level with them. */
export function feedCoupons({ queries, sources, checkout, clock }: CouponFeedInput): () => void {
  const cafeteria = new QueryObserver(queries, { ...cafeteriaQuery(sources), enabled: false });
  let clientId: ProfileId | null = null;
  let stopReading = (): void => undefined;

  function read(profileId: ProfileId): () => void {
    const coupons = new QueryObserver(queries, clientCouponsQuery(sources, profileId));
    let last: readonly UserCoupon[] | undefined;
    return coupons.subscribe(({ data, isFetching }) => {
      // What was known of an earlier visit is no news while it is being read anew.
      if (data === undefined || data === last || isFetching) return;
      last = data;
      checkout.send({ type: "sale.couponsRefreshed", clientId: profileId, coupons: data, at: clock.now() });
    });
  }

  function follow(): void {
    const hasCoupons = cafeteria.getCurrentResult().data?.features.includes("coupons") ?? false;
    const chosen = hasCoupons ? (checkout.getSnapshot().context.cart.diner?.client.id ?? null) : null;
    if (chosen === clientId) return;
    clientId = chosen;
    stopReading();
    stopReading = chosen === null ? () => undefined : read(chosen);
  }

  const cart = checkout.subscribe(follow);
  const stopCafeteria = cafeteria.subscribe(follow);
  // What the server refused was used, or ended, somewhere else.
  const refused = checkout.on("sale.refused", ({ failure }) => {
    if (failure.code === "COUPONS_NOT_AVAILABLE" || failure.code === "INVALID_COUPON_AMOUNT")
      void rereadAfter(queries, "userCoupon");
  });
  return () => {
    stopReading();
    cart.unsubscribe();
    stopCafeteria();
    refused.unsubscribe();
  };
}
