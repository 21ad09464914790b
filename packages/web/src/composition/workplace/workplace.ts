import type { LinkState } from "@cantina/adapters/realtime";
import { randomId, systemClock } from "@cantina/adapters/device";
import { type DeviceDatabase, deviceSnapshots } from "@cantina/adapters/offline";
import { type ApiClient, httpMoneyCalls, httpOrderBoard, httpOrders, httpPrintClaims } from "@cantina/adapters/http";
import {
  type SaleSettings,
  localDeviceId,
  localFavourites,
  localLastDiners,
  localMoneyCalls,
  localPendingSales,
  localPrintSettings,
  localSaleSettings,
  tabOpenCart,
} from "@cantina/adapters/storage";
import type { Favourites } from "@cantina/domain/catalog";
import { withLastDiner } from "@cantina/domain/clients";
import type { CafeteriaId, Clock, CommensalId, NewId } from "@cantina/domain/kernel";
import type { BoardSort } from "@cantina/domain/orders";
import { type CheckoutFact, checkoutMachine } from "@cantina/domain/sale";
import type { Profile } from "@cantina/domain/session";
import type { QueryClient } from "@tanstack/react-query";
import { createActor } from "xstate";
import type { Backend } from "../session/index.ts";
import {
  type BoardActor,
  type CheckoutActor,
  type DinerList,
  dinerList,
  feedCheckout,
  feedCoupons,
  keepCart,
  type MoneyDesk,
  openBoard,
  openLateSelling,
  openMoneyDesk,
  type OutboxActor,
  type Reachability,
  salePolicy,
  storedBoardSort,
  watchReach,
  whenBack,
} from "../till/index.ts";
import { buildName, type FactBox, factBox, untilLoaded, valueStore, type ValueStore } from "../device/index.ts";
import { orReject } from "../../failures/failure.ts";
import {
  createQueryClient,
  httpSources,
  keepQueries,
  type LiveData,
  liveData,
  type Sources,
  takeFromShownStock,
} from "../live-data/index.ts";
import { type Printing, openPrinting } from "../printing/index.ts";
import { sharedSettings } from "./shared-settings.ts";
import { takeKept } from "./take-kept.ts";

/** Comes with this file, which loads only once somebody works here. */
export { deviceDatabase } from "@cantina/adapters/offline";

/** automatic: opens where the register has to be opened first. */
export type CashDialogState = "automatic" | "open" | "dismissed";

/** What the sales screen tells the seller of. */
const noticedFacts = [
  "sale.sold",
  "sale.queued",
  "sale.linkNeeded",
  "sale.refused",
  "sale.scanRefused",
  "sale.barred",
  "sale.quantityRefused",
  "sale.exchangeRefused",
] as const;

/** One person at work in one cafeteria: everything that a sign-in opens and a sign-out closes. */
export type Workplace = {
  readonly profile: Profile;
  readonly queries: QueryClient;
  readonly sources: Sources;
  /** For screens that bring calls of their own, which no other has to load. */
  readonly client: ApiClient;
  readonly checkout: CheckoutActor;
  /** What the seller is to be told of the sale. */
  readonly saleFacts: FactBox<CheckoutFact>;
  readonly settings: ValueStore<SaleSettings>;
  readonly diners: DinerList;
  /** Whom this till sold to, newest first. */
  readonly lastDiners: ValueStore<readonly CommensalId[]>;
  /** What this till shows first. */
  readonly favourites: ValueStore<Favourites>;
  readonly cashDialog: ValueStore<CashDialogState>;
  /** null: not linked yet, which is no reason to warn. */
  readonly link: ValueStore<LinkState | null>;
  readonly reach: Reachability["reach"];
  /** What was sold without the server. */
  readonly outbox: OutboxActor;
  readonly newId: NewId;
  /** The server's, as this device goes on with it; the device's own until it was told. CLOCK-07 */
  readonly clock: Clock;
  readonly live: LiveData;
  readonly board: BoardActor;
  readonly boardSort: ValueStore<BoardSort>;
  readonly printing: Printing;
  /** Top-ups, coupon sales and movements of cash. */
  readonly money: MoneyDesk;
  /** Aborted when this person leaves: what is done for them by then is told to nobody else. SESSION-13 */
  readonly left: AbortSignal;
  readonly close: () => void;
};

export type WorkplaceInput = {
  readonly profile: Profile;
  readonly backend: Backend;
  readonly baseUrl: string;
  readonly tabId: string;
  readonly token: () => string | null;
  readonly database: DeviceDatabase;
  /** Somebody gave this person a profile or took one, or may have. */
  readonly onProfilesChanged: () => void;
};

function storedLastDiners(cafeteriaId: CafeteriaId, checkout: CheckoutActor): ValueStore<readonly CommensalId[]> {
  const stored = localLastDiners(localStorage, cafeteriaId);
  const last = valueStore(stored.load() ?? []);
  const remember = (diner: CommensalId | null): void => {
    if (diner === null) return;
    // Another tab of this till may have sold to somebody since.
    last.set(withLastDiner(stored.load() ?? [], diner));
    stored.save(last.get());
  };
  checkout.on("sale.sold", ({ order }) => remember(order.commensalId));
  checkout.on("sale.queued", ({ sale }) => remember(sale.commensalId));
  return last;
}

function storedFavourites(cafeteriaId: CafeteriaId, left: AbortSignal): ValueStore<Favourites> {
  const stored = localFavourites(localStorage, cafeteriaId);
  return sharedSettings({ ...stored, load: () => stored.load() ?? [] }, left);
}

/** What one person saw last in one cafeteria; gone when they leave. */
const snapshotsOf = ({ profile, database }: WorkplaceInput) =>
  deviceSnapshots(database, `${profile.cafeteriaId} ${profile.id}`, buildName());

export async function openWorkplace(input: WorkplaceInput): Promise<Workplace> {
  const { profile, backend, baseUrl, tabId, token, database, onProfilesChanged } = input;
  const snapshots = snapshotsOf(input);
  const queries = createQueryClient(() => token() !== null);
  const keeper = keepQueries(queries, snapshots);
  await takeKept(keeper);
  const sources = httpSources(backend.client, profile.cafeteriaId);
  const leaving = new AbortController();
  const settings = sharedSettings(localSaleSettings(localStorage), leaving.signal);
  const diners = dinerList();
  const cashDialog = valueStore<CashDialogState>("automatic");
  const link = valueStore<LinkState | null>(null);
  const live = liveData(queries, sources);
  const { reach, stop: stopReach } = watchReach({ accounts: backend.accounts, link });
  const stopCatchingUp = whenBack(reach, () => void queries.invalidateQueries());
  const late = openLateSelling({ profile, backend, database, queries, reach });
  late.outbox.on("outbox.delivered", ({ order }) => void live.takeSale(order));
  const openCart = tabOpenCart({ storage: sessionStorage, seller: profile });
  const checkout = createActor(checkoutMachine, {
    input: {
      ports: {
        orders: httpOrders(backend.client, profile.cafeteriaId),
        pendingSales: localPendingSales({ storage: localStorage, clock: systemClock, seller: profile }),
        newId: randomId,
        openCart,
        lateSales: late.lateSales,
      },
      policy: salePolicy(settings.get(), undefined),
    },
  });
  checkout.on("sale.sold", ({ order }) => void live.takeSale(order));
  checkout.on("sale.queued", ({ sale }) => {
    takeFromShownStock(queries, sale);
    keeper.save();
  });
  const stopCoupons = feedCoupons({ queries, sources, checkout, clock: backend.time.clock });
  // A sale resumed at the start is answered before its screen is there to tell of it.
  const saleFacts = factBox<CheckoutFact>();
  for (const type of noticedFacts) checkout.on(type, saleFacts.put);
  const stopFeed = feedCheckout({ queries, sources, checkout, settings, diners });
  const lastDiners = storedLastDiners(profile.cafeteriaId, checkout);
  const forgetCart = keepCart(checkout, openCart);
  checkout.start();
  const board = openBoard(httpOrderBoard(backend.client, profile.cafeteriaId), live);
  const boardSort = storedBoardSort();
  const printSettings = sharedSettings(localPrintSettings(localStorage), leaving.signal);
  const printing = openPrinting({
    queries,
    sources,
    profile,
    settings: printSettings,
    clock: backend.time.clock,
    claims: httpPrintClaims(backend.client, {
      cafeteriaId: profile.cafeteriaId,
      deviceId: localDeviceId(localStorage, randomId),
      station: () => printSettings.get().station,
    }),
  });
  const money = openMoneyDesk({
    ports: {
      calls: httpMoneyCalls(backend.client, profile.cafeteriaId),
      pending: localMoneyCalls({ storage: localStorage, clock: systemClock, seller: profile }),
    },
    queries,
    readClient: (profileId) =>
      orReject(sources.calls.readClient({ params: { profileId } }, { signal: AbortSignal.timeout(10_000) })),
    live,
    printing,
    reach,
  });
  queries.mount();

  const loadRealtime = () => import("@cantina/adapters/realtime");
  const feed = untilLoaded(loadRealtime, leaving.signal, () => link.set("reconnecting")).then((realtime) =>
    realtime === null
      ? null
      : realtime.signalrChanges({
          baseUrl,
          token,
          tabId,
          onNews: (news) => {
            if (news.type === "entity" && news.entityType === "profileTokens" && news.id === profile.userId)
              onProfilesChanged();
            void live.take(news);
          },
          onLink: link.set,
          onClosed: onProfilesChanged,
        }),
  );
  return {
    profile,
    queries,
    sources,
    client: backend.client,
    checkout,
    saleFacts,
    settings,
    diners,
    lastDiners,
    favourites: storedFavourites(profile.cafeteriaId, leaving.signal),
    cashDialog,
    link,
    reach,
    outbox: late.outbox,
    newId: randomId,
    clock: backend.time.clock,
    live,
    board,
    boardSort,
    printing,
    money,
    left: leaving.signal,
    close: () => {
      leaving.abort();
      keeper.stop();
      void snapshots.clear().catch(() => null);
      stopCatchingUp();
      stopReach();
      late.stop();
      stopFeed();
      stopCoupons();
      checkout.stop();
      forgetCart();
      board.stop();
      money.stop();
      printing.close();
      queries.unmount();
      queries.clear();
      void feed.then((opened) => opened?.stop());
    },
  };
}
