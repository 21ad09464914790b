import type { SaleSettings } from "@cantina/adapters/storage";
import { QueryObserver, type QueryClient } from "@tanstack/react-query";
import type { CheckoutActor } from "./checkout-actor.ts";
import type { DinerList } from "./diner-list.ts";
import {
  cafeteriaQuery,
  clientsQuery,
  discountCategoriesQuery,
  productsQuery,
  type Sources,
} from "../live-data/index.ts";
import { salePolicy } from "./sale-policy.ts";
import type { ValueStore } from "../device/index.ts";

type CheckoutFeedInput = {
  readonly queries: QueryClient;
  readonly sources: Sources;
  readonly checkout: CheckoutActor;
  readonly settings: ValueStore<SaleSettings>;
  readonly diners: DinerList;
};

/** Of the screens beside the till; nobody gets to the till and its diners any sooner. */
const officePause = 500;

/** Calls `take` with each new value that `read` gives, and with none twice. */
function onNew<T>(read: () => T, take: (value: NonNullable<T>) => void): () => void {
  let last: T | undefined;
  return () => {
    const value = read();
    if (value === last) return;
    last = value;
    if (value !== undefined && value !== null) take(value);
  };
}

/** Keeps the cart's snapshots level with what the queries know; it makes no query run. */
export function feedCheckout({ queries, sources, checkout, settings, diners }: CheckoutFeedInput): () => void {
  const products = new QueryObserver(queries, { ...productsQuery(sources), enabled: false });
  const clients = new QueryObserver(queries, { ...clientsQuery(sources), enabled: false });
  const categories = new QueryObserver(queries, { ...discountCategoriesQuery(sources), enabled: false });
  const cafeteria = new QueryObserver(queries, { ...cafeteriaQuery(sources), enabled: false });
  const dataOf = <T>(observer: { readonly getCurrentResult: () => { readonly data: T | undefined } }) =>
    observer.getCurrentResult().data;

  const takeProducts = onNew(
    () => dataOf(products),
    (list) => checkout.send({ type: "sale.catalogRefreshed", products: list }),
  );
  const takeDiners = onNew(
    () => diners({ clients: dataOf(clients), categories: dataOf(categories), cafeteria: dataOf(cafeteria) }),
    (list) => {
      if (list.length > 0) checkout.send({ type: "sale.dinersRefreshed", diners: list });
    },
  );
  let later: ReturnType<typeof setTimeout> | undefined;
  /** A school's diners take a moment to list. A screen that shows none of them is drawn first. */
  const takeDinersSoon = (): void => {
    clearTimeout(later);
    if (location.pathname === "/") takeDiners();
    else later = setTimeout(takeDiners, officePause);
  };
  const takePolicy = (): void => {
    checkout.send({ type: "sale.policyChanged", policy: salePolicy(settings.get(), dataOf(cafeteria)) });
  };
  const stops = [
    products.subscribe(takeProducts),
    clients.subscribe(takeDinersSoon),
    categories.subscribe(takeDinersSoon),
    cafeteria.subscribe(() => {
      takeDinersSoon();
      takePolicy();
    }),
    settings.subscribe(takePolicy),
  ];
  // What the device kept is there before anybody tells of it: while it is fresh, and without the server, nobody does. SCHOOL-06
  takeProducts();
  takeDinersSoon();
  takePolicy();
  return () => {
    clearTimeout(later);
    for (const stop of stops) stop();
  };
}
