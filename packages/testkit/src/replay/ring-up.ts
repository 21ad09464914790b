import type { Product } from "@cantina/domain/catalog";
import { BrokenInvariant, type NewId } from "@cantina/domain/kernel";
import type { PlacedOrder } from "@cantina/domain/orders";
import { type OrdersPort, type PendingSalePort, type SubmitFailure, checkoutMachine } from "@cantina/domain/sale";
import { createActor } from "xstate";

import { mostRetries, retryPause } from "./persist.ts";

export type Rung =
  | { readonly outcome: "sold"; readonly order: PlacedOrder }
  | { readonly outcome: "soldBefore" }
  | { readonly outcome: "refused"; readonly failure: SubmitFailure };

/** A roll's ids can be derived again at any time, so nothing needs to outlive the process. */
const forgetful: PendingSalePort = { save: async () => {}, load: async () => null, clear: async () => {} };

type Ringing = {
  readonly units: readonly { readonly product: Product; readonly quantity: number }[];
  readonly orders: OrdersPort;
  readonly newId: NewId;
};

const isSoldBefore = (failure: SubmitFailure): boolean =>
  failure.code === "REFUSED" && failure.error === "CART_ALREADY_SOLD";

/** Rings one sale for cash at the till's own checkout machine, as a seller would who accepts only new prices. */
export function ringUp({ units, orders, newId }: Ringing): Promise<Rung> {
  const policy = { defaultPaymentMethod: "CASH", allowIgnoreMinimumBalance: false } as const;
  const till = createActor(checkoutMachine, { input: { ports: { orders, pendingSales: forgetful, newId }, policy } });
  let retry: NodeJS.Timeout | undefined;
  const rung = new Promise<Rung>((resolve, reject) => {
    let presses = 0;
    const press = (): void => {
      presses += 1;
      till.send({ type: "sale.submitted", deliver: true });
    };
    // A stored refusal answers its key for ever: the second press brings a new key and a fresh judgement.
    const giveUp = (failure: SubmitFailure): void => {
      if (isSoldBefore(failure)) resolve({ outcome: "soldBefore" });
      else if (presses < 2) setImmediate(press);
      else resolve({ outcome: "refused", failure });
    };
    till.on("sale.sold", ({ order }) => resolve({ outcome: "sold", order }));
    till.on("sale.refused", ({ failure }) => giveUp(failure));
    till.on("sale.scanRefused", () => resolve({ outcome: "refused", failure: { code: "OUT_OF_STOCK", data: [] } }));
    let seen: unknown;
    till.subscribe((snapshot) => {
      const { refusal, retries } = snapshot.context;
      if (snapshot.value === seen) return;
      seen = snapshot.value;
      if (snapshot.matches("broken")) reject(new BrokenInvariant("the checkout machine broke"));
      else if (snapshot.matches("pricePrompt")) setImmediate(() => till.send({ type: "sale.promptAccepted" }));
      else if (snapshot.hasTag("prompt") && refusal !== null) resolve({ outcome: "refused", failure: refusal });
      else if (snapshot.matches("uncertain") && refusal !== null) {
        if (refusal.code === "SESSION_EXPIRED" || retries >= mostRetries)
          resolve({ outcome: "refused", failure: refusal });
        else retry = setTimeout(() => till.send({ type: "sale.retried" }), retryPause(retries));
      } else if (snapshot.matches("editing") && presses === 0) {
        setImmediate(() => {
          for (const { product, quantity } of units) {
            for (let unit = 0; unit < quantity; unit += 1) till.send({ type: "sale.productAdded", product });
          }
          press();
        });
      }
    });
  });
  till.start();
  return rung.finally(() => {
    clearTimeout(retry);
    till.stop();
  });
}
