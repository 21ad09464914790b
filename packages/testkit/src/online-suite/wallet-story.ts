import fc from "fast-check";
import type { Fault, MercadoPagoStandIn } from "../stand-ins/index.ts";
import type { Wanted } from "./random-stories.ts";
import { type Story, randomStories } from "./story.ts";
import { type WalletBuyer, linkWallet } from "./wallet-buyer.ts";

/** One top-up by wallet: what befalls it, as any other, and what becomes of the wallet meanwhile. */
export type WalletStory = Pick<
  Story,
  "place" | "amount" | "holder" | "onCharge" | "onRead" | "onFind" | "hasDeadToken" | "submits" | "later" | "notices"
> & {
  /** By its owner, and who asked for it hears so at once, later, or never. */
  readonly cancelled: "before" | "during" | "after" | null;
  readonly onLook: Fault | null;
  readonly onToken: Fault | null;
};

const fault: fc.Arbitrary<Fault | null> = fc.constantFrom(
  null,
  null,
  null,
  { kind: "reset", when: "after" } as const,
  { kind: "status", status: 500, when: "before" } as const,
);

/** The same seed tells the same ones. */
export function randomWalletStories({ count, seed }: Omit<Wanted, "withHangs">): readonly WalletStory[] {
  const more = fc.sample(
    fc.record({
      cancelled: fc.constantFrom(null, null, null, "before" as const, "during" as const, "after" as const),
      onLook: fault,
      onToken: fault,
    }),
    { numRuns: count, ...(seed !== undefined && { seed }) },
  );
  return randomStories({ count, seed }).map((story, index) => ({
    cancelled: null,
    onLook: null,
    onToken: null,
    ...story,
    ...more[index],
  }));
}

const mayMove: Readonly<Record<string, readonly string[]>> = {
  in_process: ["approved", "cancelled"],
  approved: ["refunded", "charged_back"],
  rejected: ["approved"],
};

type Telling = { readonly shop: MercadoPagoStandIn; readonly buyer: WalletBuyer };

/** Until it is linked: a token that nobody heard asks for another consent. */
async function haveLinked({ shop, buyer }: Telling): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) {
    if ((await buyer.wallet("GET")).data?.["status"] === "ACTIVE") return;
    await linkWallet({ shop }, buyer).catch(() => undefined);
  }
}

/** One top-up from its wish to the last news of it. */
export async function tellWalletStory({ shop, buyer }: Telling, story: WalletStory, key: string): Promise<void> {
  const { wallet } = shop;
  const { amount, holder, onCharge, onRead, onFind, onLook, onToken, submits, later, notices, cancelled } = story;
  if (onToken !== null) shop.failNext("payerToken", onToken);
  await haveLinked({ shop, buyer });
  const own = wallet.agreements().filter(({ userId }) => userId === buyer.clientId);
  // Of one that was cancelled a moment ago nobody may have heard yet: it is asked to pay all the same.
  const agreement = own.findLast(({ status }) => status === "confirmed_by_user") ?? own.at(-1);
  if (agreement === undefined) return;
  wallet.fund(agreement, holder);
  const known = new Set(wallet.payments().map(({ id }) => id));
  const faults = { walletCharge: onCharge, walletRead: onRead, walletFind: onFind, readAgreement: onLook } as const;
  for (const kind of ["walletCharge", "walletRead", "walletFind", "readAgreement"] as const) {
    const one = faults[kind];
    if (one !== null) shop.failNext(kind, one);
  }
  if (story.hasDeadToken) shop.revoke(agreement.seller);
  if (cancelled === "before") wallet.cancel(agreement);
  const paying = Array.from({ length: submits }, () => buyer.topUp({ amount: amount / 100, key }));
  if (cancelled === "during") wallet.cancel(agreement);
  await Promise.all(paying);
  if (cancelled === "after") wallet.cancel(agreement);
  const mine = wallet.payments().filter(({ id, seller }) => !known.has(id) && seller === agreement.seller);
  for (const { id, status } of mine)
    if (later !== null && mayMove[status]?.includes(later) === true) {
      wallet.move(id, later);
      await shop.notify(wallet.innerOf(id)).catch(() => 0);
    }
  // Nobody hears what is told while the server is gone. Twice, late and out of order, and some by who is none of theirs. What was cancelled is told in the end.
  for (let count = 0; count < notices; count += 1) {
    await wallet.notify(agreement, { secret: "of somebody else" }).catch(() => 0);
    await wallet.notify(agreement, { version: Math.max(1, agreement.version - count) }).catch(() => 0);
  }
  await wallet.notify(agreement).catch(() => 0);
}
