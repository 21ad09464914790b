import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { Clock } from "@cantina/domain/kernel";
import type { Order } from "@cantina/domain/orders";
import type {
  PrintClaimsPort,
  PrintFact,
  PrintQueueView,
  PrintSettings,
  PrinterLinkState,
  TicketInvoice,
  TicketLine,
  WonTicket,
} from "@cantina/domain/printing";
import type { Profile } from "@cantina/domain/session";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import {
  boardOrdersQuery,
  cafeteriaQuery,
  type CashInterval,
  productsQuery,
  type Sources,
} from "../live-data/index.ts";
import * as texts from "../../texts/tickets.ts";
import * as screens from "../../texts/screens.ts";
import type {
  OrderTicketMore,
  PrintableBranchDay,
  PrintableCouponSale,
  PrintableDay,
  PrintableTopUp,
  TicketPlace,
} from "./print-tickets.ts";
import { type ValueStore, type Watched, untilLoaded, valueStore } from "../device/index.ts";

export type PrintingView = {
  /** A ticket that is asked for would come out: every print button looks at this. */
  readonly isReady: boolean;
  readonly link: PrinterLinkState;
  readonly queue: PrintQueueView;
};

export type Printing = {
  readonly view: Watched<PrintingView>;
  readonly settings: ValueStore<PrintSettings>;
  /** Whether the printer's own dialog is open; several screens lead to it. */
  readonly dialog: ValueStore<boolean>;
  readonly onFact: (take: (fact: PrintFact) => void) => () => void;
  readonly printOrder: (order: Order, more?: Partial<OrderTicketMore>) => Promise<void>;
  readonly printOrders: (orders: readonly Order[]) => Promise<void>;
  /** `scope` heads the ticket: "Hoy". */
  readonly printSummary: (orders: readonly Order[], scope: string) => Promise<void>;
  /** The same of a day to come. */
  readonly printDay: (day: PrintableDay) => Promise<void>;
  readonly printCashInterval: (interval: CashInterval) => Promise<void>;
  readonly printBranchDay: (branchDay: PrintableBranchDay) => Promise<void>;
  readonly printTopUp: (topUp: PrintableTopUp) => Promise<void>;
  readonly printCouponSale: (sale: PrintableCouponSale) => Promise<void>;
  /** `title` names it while it waits for its printer. */
  readonly printInvoice: (title: string, invoice: TicketInvoice) => Promise<void>;
  readonly printTest: () => Promise<void>;
  readonly retry: () => void;
  readonly discard: () => void;
  readonly printInBrowser: () => void;
  readonly reconnect: () => void;
  readonly close: () => void;
};

export type PrintingInput = {
  readonly queries: QueryClient;
  readonly sources: Sources;
  readonly profile: Profile;
  readonly settings: ValueStore<PrintSettings>;
  /** The server's, as this device goes on with it: whose day decides what is for today. */
  readonly clock: Clock;
  readonly claims: PrintClaimsPort;
};

const idle: PrintQueueView = { title: null, isPrinting: false, waiting: 0, trouble: null };

const titleOf = ({ commensalName }: Order): string =>
  commensalName === null ? texts.order : texts.orderOf(commensalName);

/** Printing as the screens see it. Its machines and tickets load when printing is first switched on or asked for. */
export function openPrinting({ queries, sources, profile, settings, clock, claims }: PrintingInput): Printing {
  const view = valueStore<PrintingView>({ isReady: false, link: "off", queue: idle });
  const takers = new Set<(fact: PrintFact) => void>();
  const change = (part: Partial<Omit<PrintingView, "isReady">>): void => {
    const next = { ...view.get(), ...part };
    const { shouldPrint, route } = settings.get();
    view.set({ ...next, isReady: shouldPrint && (route === "BROWSER" || next.link === "connected") });
  };

  const load = () => Promise.all([import("./print-desk.ts"), import("./print-tickets.ts")]);
  const openParts = ([{ openAutoPrint, openPrintDesk }, drawn]: Awaited<ReturnType<typeof load>>) => {
    const { ticketOfBranchDay, ticketOfCouponSale, ticketOfDay, ticketOfInterval } = drawn;
    const { ticketOfInvoice, ticketOfOrder, ticketOfSummary, ticketOfTest, ticketOfTopUp } = drawn;
    const tickets = {
      ticketOfBranchDay,
      ticketOfCouponSale,
      ticketOfDay,
      ticketOfInterval,
      ticketOfInvoice,
      ticketOfOrder,
      ticketOfSummary,
      ticketOfTest,
      ticketOfTopUp,
    };
    let cafeteria: Cafeteria | undefined;
    async function add(won: readonly WonTicket[]): Promise<void> {
      // Nothing is won before it was known.
      if (cafeteria === undefined) return;
      const place = { cafeteria, now: clock.now() };
      const jobs = won.map(async ({ order, claimId }) => ({
        id: claimId,
        title: titleOf(order),
        lines: [...(await ticketOfOrder(order, place, { ...plain, ...sellerOf(order) }, reading))],
        claim: { orderId: order.id, version: order.version },
      }));
      desk.add(await Promise.all(jobs));
    }
    const auto = openAutoPrint({
      claims,
      place: () => {
        cafeteria = queries.getQueryData(cafeteriaQuery(sources).queryKey) ?? cafeteria;
        if (cafeteria === undefined || !view.get().isReady) return null;
        const products = queries.getQueryData(productsQuery(sources).queryKey) ?? [];
        const categories = new Map(products.map((product) => [product.id, product.categoryId]));
        return {
          now: clock.now(),
          zone: cafeteria.timeZone,
          categoryOf: (productId) => categories.get(productId) ?? null,
          settings: settings.get(),
        };
      },
      onWon: (won) => void add(won),
    });
    const desk = openPrintDesk({
      settings,
      claims,
      onFact: (fact) => {
        for (const take of takers) take(fact);
      },
      onLink: (link) => {
        change({ link });
        auto.send({ type: "printing.resumed" });
      },
      onQueue: (queue) => change({ queue }),
    });
    return { desk, auto, tickets };
  };
  type Loaded = ReturnType<typeof openParts>;

  const plain: OrderTicketMore = { sellerName: null, balanceAfter: null, isCopy: false };
  const reading = { queries, sources };
  const sellerOf = ({ sellerId }: Order) => (sellerId === profile.id ? { sellerName: profile.username } : {});
  let loaded: Promise<Loaded | null> | null = null;
  let stopWatching: (() => void) | null = null;
  const leaving = new AbortController();

  /** The pending orders are read while this device prints by itself, whatever screen is shown. */
  function watchPending({ auto }: Loaded): () => void {
    const observer = new QueryObserver(queries, {
      ...boardOrdersQuery(sources),
      // A kitchen's window may be behind another one.
      refetchIntervalInBackground: true,
    });
    const lookAgain = (): void => auto.send({ type: "printing.resumed" });
    // Products name the categories, and the cafeteria its day.
    void queries.prefetchQuery(cafeteriaQuery(sources)).then(lookAgain);
    void queries.prefetchQuery(productsQuery(sources)).then(lookAgain);
    let last: readonly Order[] | undefined;
    let wasFetching = true;
    const stop = observer.subscribe(({ data, isFetching }) => {
      const isFetched = wasFetching && !isFetching;
      wasFetching = isFetching;
      if (data === undefined || (data === last && !isFetched)) return;
      last = data;
      auto.send({ type: isFetched ? "orders.fetched" : "orders.changed", orders: data });
    });
    // Of what a screen has read already nothing is told.
    last = observer.getCurrentResult().data;
    if (last !== undefined) auto.send({ type: "orders.changed", orders: last });
    return stop;
  }

  // Nothing is opened for who has left by then.
  const open = (): Promise<Loaded | null> =>
    (loaded ??= untilLoaded(load, leaving.signal).then((code) => code && openParts(code)));
  async function follow(): Promise<void> {
    change({});
    const { shouldPrint, route } = settings.get();
    const isWatching = shouldPrint && route === "AGENT";
    if (!isWatching) {
      stopWatching?.();
      stopWatching = null;
      return;
    }
    const parts = await open();
    if (parts === null || leaving.signal.aborted) return;
    stopWatching ??= watchPending(parts);
    parts.auto.send({ type: "printing.resumed" });
  }
  const stopFollowing = settings.subscribe(() => void follow());
  void follow();

  type Drawn = readonly TicketLine[];
  async function ask(title: string, draw: (tickets: Loaded["tickets"], place: TicketPlace) => Drawn | Promise<Drawn>) {
    const [parts, cafeteria] = await Promise.all([open(), queries.ensureQueryData(cafeteriaQuery(sources))]);
    if (parts === null) return;
    parts.desk.ask(title, await draw(parts.tickets, { cafeteria, now: clock.now() }));
  }
  const printOrder: Printing["printOrder"] = (order, more) =>
    ask(titleOf(order), ({ ticketOfOrder }, place) =>
      ticketOfOrder(order, place, { ...plain, ...sellerOf(order), isCopy: true, ...more }, reading),
    );
  const withDesk = (act: (desk: Loaded["desk"]) => unknown) => () =>
    void open().then((parts) => parts && act(parts.desk));

  return {
    view,
    settings,
    dialog: valueStore(false),
    onFact: (take) => {
      takers.add(take);
      return () => {
        takers.delete(take);
      };
    },
    printOrder,
    printOrders: async (orders) => {
      for (const order of orders) await printOrder(order);
    },
    printSummary: (orders, scope) =>
      ask(texts.ordersSummary, ({ ticketOfSummary }, place) => ticketOfSummary(orders, scope, place)),
    printDay: (day) => ask(texts.ordersSummary, ({ ticketOfDay }, place) => ticketOfDay(day, place)),
    printCashInterval: (interval) =>
      ask(texts.cashReport, ({ ticketOfInterval }, place) => ticketOfInterval(interval, place)),
    printBranchDay: (branchDay) =>
      ask(screens.branchReport, ({ ticketOfBranchDay }, place) => ticketOfBranchDay(branchDay, place)),
    printTopUp: (topUp) =>
      ask(texts.topUp, ({ ticketOfTopUp }, place) => ticketOfTopUp(topUp, profile.username, place)),
    printCouponSale: (sale) =>
      ask(texts.couponSale, ({ ticketOfCouponSale }, place) => ticketOfCouponSale(sale, profile.username, place)),
    printInvoice: (title, invoice) => ask(title, ({ ticketOfInvoice }) => ticketOfInvoice(invoice)),
    printTest: () => ask(texts.test, ({ ticketOfTest }, place) => ticketOfTest(settings.get().station, place)),
    retry: withDesk((desk) => desk.retry()),
    discard: withDesk((desk) => desk.discard()),
    printInBrowser: withDesk((desk) => desk.printInBrowser()),
    reconnect: withDesk((desk) => desk.reconnect()),
    close: () => {
      leaving.abort();
      stopFollowing();
      stopWatching?.();
      void loaded?.then((parts) => {
        parts?.auto.stop();
        parts?.desk.close();
      });
    },
  };
}
