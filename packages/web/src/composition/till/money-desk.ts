import type { ClientAccount } from "@cantina/domain/clients";
import {
  type BookedMoneyCall,
  type MoneyCallFact,
  type MoneyCallKind,
  type MoneyCallsPort,
  type PendingMoneyCallsPort,
  moneyCallMachine,
} from "@cantina/domain/money-calls";
import type { ProfileId } from "@cantina/domain/kernel";
import type { QueryClient } from "@tanstack/react-query";
import { type ActorRefFrom, createActor } from "xstate";
import { type FactBox, factBox, type Watched } from "../device/index.ts";
import { type Change, type LiveData, queryKeys, rereadAfter, showChange } from "../live-data/index.ts";
import type { Printing } from "../printing/index.ts";
import type { Reach } from "./reachability.ts";

export type MoneyDesk = {
  readonly actor: ActorRefFrom<typeof moneyCallMachine>;
  /** What the seller is to be told. */
  readonly facts: FactBox<MoneyCallFact>;
  readonly stop: () => void;
};

/** What a refused call was made from. */
const soldFrom: Readonly<Record<MoneyCallKind, readonly Change[]>> = {
  CASH_MOVEMENT: ["register"],
  BALANCE_CHARGE: ["register"],
  COUPON_SALE: ["coupon"],
  // Its price is that of the pass, of the diner's class and of the category.
  PASS_SALE: ["product", "client", "category", "cafeteria", "register"],
};

type MoneyDeskInput = {
  readonly ports: {
    readonly calls: MoneyCallsPort;
    readonly pending: PendingMoneyCallsPort;
  };
  readonly queries: QueryClient;
  readonly readClient: (profileId: ProfileId) => Promise<ClientAccount>;
  readonly live: LiveData;
  readonly printing: Printing;
  readonly reach: Watched<Reach>;
};

/** The families' paper is for these; a pass shows its orders in Comandas. */
type WithReceipt = Extract<BookedMoneyCall, { readonly kind: "BALANCE_CHARGE" | "COUPON_SALE" }>;

/** The seller's top-ups, sales of coupons and passes, and movements of cash, whether or not their dialog is still there. */
export function openMoneyDesk({ ports, queries, readClient, live, printing, reach }: MoneyDeskInput): MoneyDesk {
  const actor = createActor(moneyCallMachine, { input: ports });
  const facts = factBox<MoneyCallFact>();

  async function printReceipt(booked: WithReceipt): Promise<void> {
    // The family takes a receipt with it, where there is a printer.
    if (!printing.view.get().isReady) return;
    const clients = queries.getQueryData<readonly ClientAccount[]>(queryKeys.clients);
    const known = clients?.find(({ id }) => id === booked.buyerId);
    // Screens that don't need them all have not read them all. Paper waits for a server that can't tell just now.
    const reading = () =>
      queries.fetchQuery({
        queryKey: [...queryKeys.receiptBuyer, booked.buyerId],
        queryFn: () => readClient(booked.buyerId),
        staleTime: 0,
      });
    const client = known ?? (await reading().catch(() => undefined));
    if (client === undefined) return;
    if (booked.kind === "COUPON_SALE") {
      const { name: couponName, total: amount } = booked;
      void printing.printCouponSale({ ...booked, couponName, amount, clientName: client.username });
      return;
    }
    void printing.printTopUp({
      ...booked,
      clientName: client.username,
      dinerNames: client.commensals.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    });
  }

  actor.on("moneyCall.booked", ({ booked }) => {
    switch (booked.kind) {
      case "CASH_MOVEMENT":
        showChange(queries, queryKeys.register, () => booked.movement);
        void rereadAfter(queries, "cashMovement");
        return;
      case "PASS_SALE":
        // Orders, balances and registers moved, and of its own change a tab is told nothing.
        void queries.invalidateQueries();
        return;
      case "BALANCE_CHARGE":
      case "COUPON_SALE":
        void printReceipt(booked);
        void live.takePayment(booked.buyerId);
    }
  });
  // What was shown may be out of date.
  actor.on("moneyCall.refused", ({ call }) => {
    void rereadAfter(queries, ...soldFrom[call.kind]);
  });
  actor.on("*", facts.put);
  const stopReach = reach.subscribe(() => {
    if (reach.get() === "reachable") actor.send({ type: "moneyCall.retried" });
  });
  actor.start();
  return {
    actor,
    facts,
    stop: () => {
      stopReach();
      actor.stop();
    },
  };
}
