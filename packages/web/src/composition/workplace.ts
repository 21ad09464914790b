import type { LinkState } from "@cantina/adapters/realtime";
import { randomId, systemClock } from "@cantina/adapters/device";
import { httpOrders } from "@cantina/adapters/http";
import { type SaleSettings, localPendingSales, localSaleSettings } from "@cantina/adapters/storage";
import type { NewId } from "@cantina/domain/kernel";
import { type CheckoutFact, checkoutMachine } from "@cantina/domain/sale";
import type { Profile } from "@cantina/domain/session";
import type { QueryClient } from "@tanstack/react-query";
import { createActor } from "xstate";
import type { Backend } from "./backend.ts";
import type { CheckoutActor } from "./checkout-actor.ts";
import { feedCheckout } from "./checkout-feed.ts";
import { type DinerList, dinerList } from "./diner-list.ts";
import { type FactBox, factBox } from "./fact-box.ts";
import { liveData } from "./live-data.ts";
import { createQueryClient } from "./query-client.ts";
import { salePolicy } from "./sale-policy.ts";
import { type Sources, httpSources } from "./sources.ts";
import { type ValueStore, valueStore } from "./value-store.ts";

/** automatic: opens where the register has to be opened first. */
export type CashDialogState = "automatic" | "open" | "dismissed";

/** One person at work in one cafeteria: everything that a sign-in opens and a sign-out closes. */
export type Workplace = {
  readonly profile: Profile;
  readonly queries: QueryClient;
  readonly sources: Sources;
  readonly checkout: CheckoutActor;
  /** What the seller is to be told of the sale. */
  readonly saleFacts: FactBox<CheckoutFact>;
  readonly settings: ValueStore<SaleSettings>;
  readonly diners: DinerList;
  readonly cashDialog: ValueStore<CashDialogState>;
  /** null: not linked yet, which is no reason to warn. */
  readonly link: ValueStore<LinkState | null>;
  readonly newId: NewId;
  readonly close: () => void;
};

export type WorkplaceInput = {
  readonly profile: Profile;
  readonly backend: Backend;
  readonly baseUrl: string;
  readonly tabId: string;
  readonly token: () => string | null;
};

function storedSettings(): ValueStore<SaleSettings> {
  const stored = localSaleSettings(localStorage);
  const settings = valueStore(stored.load());
  settings.subscribe(() => stored.save(settings.get()));
  return settings;
}

export function openWorkplace({ profile, backend, baseUrl, tabId, token }: WorkplaceInput): Workplace {
  const queries = createQueryClient(() => token() !== null);
  const sources = httpSources(backend.client, profile.cafeteriaId);
  const settings = storedSettings();
  const diners = dinerList();
  const cashDialog = valueStore<CashDialogState>("automatic");
  const link = valueStore<LinkState | null>(null);
  const live = liveData(queries, sources);
  const checkout = createActor(checkoutMachine, {
    input: {
      ports: {
        orders: httpOrders(backend.client, profile.cafeteriaId),
        pendingSales: localPendingSales({ storage: localStorage, clock: systemClock, seller: profile }),
        newId: randomId,
      },
      policy: salePolicy(settings.get(), undefined),
    },
  });
  checkout.on("sale.sold", ({ order }) => void live.takeSale(order));
  // A sale resumed at the start is answered before its screen is there to tell of it.
  const saleFacts = factBox<CheckoutFact>();
  for (const type of ["sale.sold", "sale.refused", "sale.scanRefused"] as const) checkout.on(type, saleFacts.put);
  const stopFeed = feedCheckout({ queries, sources, checkout, settings, diners });
  checkout.start();
  queries.mount();

  let isClosed = false;
  // The hub's code is not needed to draw the first screen.
  const feed = import("@cantina/adapters/realtime").then(({ signalrChanges }) =>
    isClosed
      ? null
      : signalrChanges({ baseUrl, token, tabId, onNews: (news) => void live.take(news), onLink: link.set }),
  );
  return {
    profile,
    queries,
    sources,
    checkout,
    saleFacts,
    settings,
    diners,
    cashDialog,
    link,
    newId: randomId,
    close: () => {
      isClosed = true;
      stopFeed();
      checkout.stop();
      queries.unmount();
      queries.clear();
      void feed.then((opened) => opened?.stop());
    },
  };
}
