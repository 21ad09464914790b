import type { Clock, ProductId } from "@cantina/domain/kernel";
import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { Product } from "@cantina/domain/catalog";
import type { Order } from "@cantina/domain/orders";
import {
  type AnsweredClaim,
  type PrintClaimsPort,
  type PrintSettings,
  type QueuedJob,
  afterFetch,
  isSeen,
  noPrintHistory,
  printsByItself,
  withSeen,
} from "@cantina/domain/printing";

export type AutoPrintInput = {
  readonly claims: PrintClaimsPort;
  readonly clock: Clock;
  readonly settings: () => PrintSettings;
  readonly cafeteria: () => Cafeteria | undefined;
  readonly products: () => readonly Product[] | undefined;
  /** Whether a ticket would come out now. */
  readonly isReady: () => boolean;
  readonly jobOf: (order: Order, cafeteria: Cafeteria) => Pick<QueuedJob, "title" | "lines">;
  readonly add: (jobs: readonly QueuedJob[]) => void;
};

/** Prints what prints by itself: takes each fetch of the pending orders, and asks the server which tickets are this device's. */
export type AutoPrint = {
  readonly takeFetch: (orders: readonly Order[]) => void;
  /** Single orders came or changed between two fetches. */
  readonly takeChange: (orders: readonly Order[]) => void;
  /** Looks again at the last fetch: the printer is back, or the settings are others. */
  readonly lookAgain: () => void;
};

export function autoPrint(input: AutoPrintInput): AutoPrint {
  let history = noPrintHistory;
  let pending: readonly Order[] = [];
  let isAsking = false;
  /** Something came or changed while the server was asked. */
  let isOverdue = false;

  function candidates(cafeteria: Cafeteria): readonly Order[] {
    const categories = new Map((input.products() ?? []).map((product) => [product.id, product.categoryId]));
    const place = {
      now: input.clock.now(),
      zone: cafeteria.timeZone,
      categoryOf: (productId: ProductId) => categories.get(productId) ?? null,
    };
    const settings = input.settings();
    return pending.filter((order) => !isSeen(history, order) && printsByItself(order, settings, place));
  }

  async function look(): Promise<void> {
    if (isAsking) {
      isOverdue = true;
      return;
    }
    const cafeteria = input.cafeteria();
    if (cafeteria === undefined || !input.isReady()) return;
    const orders = candidates(cafeteria);
    if (orders.length === 0) return;
    isAsking = true;
    isOverdue = false;
    const answers = await input.claims.claim(orders.map(({ id: orderId, version }) => ({ orderId, version })));
    isAsking = false;
    // Otherwise the next fetch asks again.
    if (answers.ok) take(orders, answers.value, cafeteria);
    if (isOverdue) await look();
  }

  function take(orders: readonly Order[], answers: readonly AnsweredClaim[], cafeteria: Cafeteria): void {
    const byId = new Map(orders.map((order) => [order.id, order]));
    const jobs: QueuedJob[] = [];
    const seen: Order[] = [];
    for (const { orderId, version, outcome, claimId } of answers) {
      const order = byId.get(orderId);
      if (order === undefined || outcome === "stale") continue;
      seen.push(order);
      if (outcome === "won" && claimId !== null)
        jobs.push({ id: claimId, ...input.jobOf(order, cafeteria), claim: { orderId, version } });
    }
    history = withSeen(history, seen);
    input.add(jobs);
  }

  return {
    takeFetch: (orders) => {
      pending = orders;
      history = afterFetch(history);
      void look();
    },
    takeChange: (orders) => {
      pending = orders;
      void look();
    },
    lookAgain: () => void look(),
  };
}
