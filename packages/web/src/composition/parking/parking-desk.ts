import { indexedParkedCarts, parkedDatabase } from "@cantina/adapters/offline";
import type { Cafeteria } from "@cantina/domain/cafeteria";
import { parkingMachine } from "@cantina/domain/sale";
import { QueryObserver } from "@tanstack/react-query";
import { type ActorRefFrom, createActor } from "xstate";
import {
  cafeteriaQuery,
  clientCouponsQuery,
  clientsQuery,
  discountCategoriesQuery,
  productsQuery,
  queryKeys,
} from "../live-data/index.ts";
import type { Workplace } from "../workplace/index.ts";

export type ParkingActor = ActorRefFrom<typeof parkingMachine>;

/** Tells the till what the queries know by now, as if it had just been read; it makes none of them run. SALE-93 */
function hear({ queries, sources, checkout, diners, clock }: Workplace): void {
  const products = new QueryObserver(queries, { ...productsQuery(sources), enabled: false }).getCurrentResult().data;
  if (products !== undefined) checkout.send({ type: "sale.catalogRefreshed", products });
  const known = diners({
    clients: queries.getQueryData(clientsQuery(sources).queryKey),
    categories: queries.getQueryData(discountCategoriesQuery(sources).queryKey),
    cafeteria: queries.getQueryData(cafeteriaQuery(sources).queryKey),
  });
  if (known.length > 0) checkout.send({ type: "sale.dinersRefreshed", diners: known });
  const clientId = checkout.getSnapshot().context.cart.diner?.client.id;
  const coupons = clientId && queries.getQueryData(clientCouponsQuery(sources, clientId).queryKey);
  if (coupons) checkout.send({ type: "sale.couponsRefreshed", clientId, coupons, at: clock.now() });
}

function openParking(workplace: Workplace): ParkingActor {
  const { profile, checkout, clock, queries, left } = workplace;
  const parking = createActor(parkingMachine, {
    input: {
      parked: indexedParkedCarts(parkedDatabase(), profile.cafeteriaId),
      till: checkout,
      clock,
      zone: () => queries.getQueryData<Cafeteria>(queryKeys.cafeteria)?.timeZone ?? null,
      hear: () => hear(workplace),
    },
  });
  left.addEventListener("abort", () => parking.stop());
  parking.start();
  return parking;
}

const opened = new WeakMap<Workplace, ParkingActor>();

/** One for each place of work, from the first look at it until its seller leaves: a screen that goes ends nothing of it. */
export function parkingOf(workplace: Workplace): ParkingActor {
  const known = opened.get(workplace);
  if (known !== undefined) return known;
  const parking = openParking(workplace);
  opened.set(workplace, parking);
  return parking;
}
