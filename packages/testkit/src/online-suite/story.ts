import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import type { Fault, MercadoPagoStandIn } from "../stand-ins/index.ts";
import { type OnlineBuyer, beginTopUp, submitCard } from "./online-buyer.ts";
import type { ApiAnswer } from "./call-api.ts";
import { type Wanted, sampleStories, when } from "./random-stories.ts";

/** One top-up, with what befalls it. */
export type Story = {
  readonly place: number;
  /** Minor units. */
  readonly amount: number;
  readonly card: "debit_card" | "credit_card";
  readonly holder: "APRO" | "OTHE" | "CONT";
  readonly onCharge: Fault | null;
  readonly onRead: Fault | null;
  readonly onFind: Fault | null;
  readonly hasDeadToken: boolean;
  readonly submits: number;
  readonly later: "approved" | "cancelled" | "refunded" | "charged_back" | null;
  readonly notices: number;
  /** The first of them comes before the charge was answered. */
  readonly isToldEarly: boolean;
};

const shortFault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ kind: fc.constant("reset" as const), when }),
  fc.record({ kind: fc.constant("status" as const), status: fc.constantFrom(500, 502, 503), when }),
  fc.constant({ kind: "status", status: 429, when: "before" } as const),
  fc.constantFrom({ kind: "garbage", text: '{"id":12' } as const, { kind: "garbage", text: "<html>" } as const),
);
/** Once in so many and one. */
const sometimes = (fault: fc.Arbitrary<Fault>, others: number): fc.Arbitrary<Fault | null> =>
  fc.oneof({ arbitrary: fault, weight: 1 }, { arbitrary: fc.constant(null), weight: others });

const storyWith = (fault: fc.Arbitrary<Fault>): fc.Arbitrary<Story> =>
  fc.record({
    place: fc.nat(1),
    amount: fc.integer({ min: 100, max: 900_000 }),
    card: fc.constantFrom("debit_card" as const, "credit_card" as const),
    holder: fc.constantFrom(
      "APRO" as const,
      "APRO" as const,
      "APRO" as const,
      "APRO" as const,
      "OTHE" as const,
      "CONT" as const,
    ),
    onCharge: sometimes(fault, 2),
    onRead: sometimes(fault, 3),
    onFind: sometimes(fault, 8),
    hasDeadToken: fc.nat(39).map((number) => number === 0),
    submits: fc.integer({ min: 1, max: 3 }),
    later: fc.constantFrom(
      null,
      null,
      "approved" as const,
      "cancelled" as const,
      "refunded" as const,
      "charged_back" as const,
    ),
    notices: fc.nat(2),
    isToldEarly: fc.nat(3).map((number) => number === 0),
  });

/** The same seed tells the same ones. */
export const randomStories = (wanted: Wanted): readonly Story[] => sampleStories(storyWith, shortFault, wanted);

const plain = { place: 0, amount: 100_000, card: "credit_card", holder: "APRO", submits: 1, notices: 1 } as const;
const untroubled = { onCharge: null, onRead: null, onFind: null, hasDeadToken: false, isToldEarly: false } as const;

/** One that stays booked, one that is given back and one that is charged back, which chance may leave out. */
export const plainStories: readonly Story[] = ([null, "refunded", "charged_back"] as const).map((later) => ({
  ...plain,
  ...untroubled,
  later,
}));

/** Where its provider could go from where it is. */
const mayMove: Readonly<Record<string, readonly string[]>> = {
  in_process: ["approved", "cancelled"],
  approved: ["refunded", "charged_back"],
  rejected: ["approved"],
};

const referenceOf = (paymentRequestToken: string): string =>
  (JSON.parse(Buffer.from(paymentRequestToken.split(".")[1] ?? "", "base64url").toString()) as { readonly jti: string })
    .jti;

type Telling = {
  readonly shop: MercadoPagoStandIn;
  readonly buyers: readonly OnlineBuyer[];
  /** Asks until there is an answer, of whatever server stands there then. */
  readonly ask: (call: (url: string) => Promise<ApiAnswer>) => Promise<ApiAnswer>;
};

async function moveOn({ shop }: Telling, { later, notices }: Story, reference: string): Promise<void> {
  const payment = shop.payments().find((one) => one.reference === reference);
  if (payment === undefined) return;
  // Nobody hears what is told while the server is gone: it is looked up.
  const tell = () => shop.notify(payment).catch(() => 0);
  if (later !== null && mayMove[payment.status]?.includes(later) === true) {
    shop.move(payment.id, later);
    await tell();
  }
  // Twice, late and out of order; some by who is none of theirs, or without a part of what is signed.
  for (let count = 0; count < notices; count += 1) {
    await shop.notify(payment, { secret: "of somebody else" }).catch(() => 0);
    await shop.notify(payment, { withRequestId: count === 0 }).catch(() => 0);
  }
}

/** As soon as it is charged, answered or not. */
async function tellEarly({ shop }: Telling, reference: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const payment = shop.payments().find((one) => one.reference === reference);
    if (payment !== undefined) return void (await shop.notify(payment).catch(() => 0));
    await pause(5);
  }
}

/** One top-up from its wish to the last news of it. False: it could not even be wished for. */
export async function tellStory(telling: Telling, story_: Story, key: string): Promise<boolean> {
  const { shop, buyers, ask } = telling;
  const { place, amount, onCharge, onRead, onFind, hasDeadToken, submits, holder, card, isToldEarly } = story_;
  const buyer = buyers[place % buyers.length];
  if (buyer === undefined) return false;
  const begun = await ask((url) => beginTopUp(url, buyer, { amount: amount / 100, key }));
  if (begun.data === undefined) return false;
  const paymentRequestToken = String(begun.data["paymentRequestToken"]);
  const reference = referenceOf(paymentRequestToken);
  // A fault that no call of its own payment met would meet others' again and again, until nobody looks at them any more.
  shop.failPayment(reference, {
    ...(onCharge !== null && { charge: onCharge }),
    ...(onRead !== null && { read: onRead }),
    ...(onFind !== null && { find: onFind }),
  });
  if (hasDeadToken) shop.revoke(shop.sellerOfKey(buyer.publicKey));
  const submit = () => {
    const cardToken = shop.cardToken(buyer.publicKey, holder, card);
    return ask((url) => submitCard(url, { paymentRequestToken, cardToken }));
  };
  const early = isToldEarly ? tellEarly(telling, reference) : undefined;
  await Promise.all([early, ...Array.from({ length: submits }, submit)]);
  await moveOn(telling, story_, reference);
  return true;
}
