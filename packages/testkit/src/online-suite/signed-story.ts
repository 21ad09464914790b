import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import type { Query } from "../orders-suite/index.ts";
import type { Fault, SignedPlexoStandIn } from "../stand-ins/index.ts";
import type { ApiAnswer } from "./call-api.ts";
import { type HostedBuyer, visitPage } from "./hosted-buyer.ts";
import { beginTopUp } from "./online-buyer.ts";
import { type Wanted, sampleStories, shortFaults } from "./random-stories.ts";

type Call = Parameters<SignedPlexoStandIn["failNext"]>[0];
type Lie = Parameters<SignedPlexoStandIn["lieNext"]>[1];
type Choice = NonNullable<Parameters<SignedPlexoStandIn["choose"]>[1]> & { readonly tellings: number };

/** One top-up on Plexo's page that only lets a buyer choose, with what befalls it. */
export type SignedStory = {
  readonly place: number;
  /** Minor units. */
  readonly amount: number;
  readonly troubles: readonly { readonly call: Call; readonly fault: Fault | null; readonly lie: Lie | null }[];
  readonly visits: number;
  /** Each on the page that the address leads to then. */
  readonly choices: readonly Choice[];
  readonly isRefunded: boolean;
};

const lie = fc.constantFrom("WRONG_KEY" as const, "UNKNOWN_CERTIFICATE" as const, "ALTERED" as const, "STALE" as const);
const ok = "ok" as const;

const storyWith = (fault: fc.Arbitrary<Fault>): fc.Arbitrary<SignedStory> =>
  fc.record({
    place: fc.constantFrom(0, 0, 1),
    amount: fc.integer({ min: 100, max: 900_000 }),
    troubles: fc.array(
      fc.record({
        call: fc.constantFrom("open" as const, "charge" as const, "read" as const, "refund" as const),
        fault: fc.option(fault),
        lie: fc.option(lie, { freq: 2 }),
      }),
      { maxLength: 3 },
    ),
    visits: fc.integer({ min: 1, max: 3 }),
    choices: fc.array(
      fc.record({
        kind: fc.constantFrom(1, 1, 3, 2, 4, 5, 0),
        outcome: fc.constantFrom(ok, ok, ok, ok, ok, "denied" as const, "pending" as const, 20, 4),
        tellings: fc.constantFrom(1, 1, 1, 2, 3, 0),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    isRefunded: fc.nat(7).map((number) => number === 0),
  });

/** The same seed tells the same ones. */
export const randomSignedStories = (wanted: Wanted): readonly SignedStory[] =>
  sampleStories(storyWith, shortFaults([500, 502, 429, 403], ["<html>"]), wanted);

/** One that nothing befalls and that is charged. */
export const plainSignedStory: SignedStory = {
  place: 0,
  amount: 100_000,
  troubles: [],
  visits: 1,
  choices: [{ kind: 1, outcome: ok, tellings: 1 }],
  isRefunded: false,
};

type Telling = {
  readonly shop: SignedPlexoStandIn;
  readonly buyers: readonly HostedBuyer[];
  /** Asks until there is an answer, of whatever server stands there then. */
  readonly ask: (call: (url: string) => Promise<ApiAnswer>) => Promise<ApiAnswer>;
};

const tries = 14;
const pauseMs = 500;
/** Of what it waits between two tellings; seconds with the real one. */
const tellingUnitMs = 200;

/** One top-up from its wish to the last news of it. */
export async function tellSignedStory({ shop, buyers, ask }: Telling, story: SignedStory, key: string): Promise<void> {
  const { place, amount, troubles, visits, choices, isRefunded } = story;
  const buyer = buyers[place % buyers.length];
  if (buyer === undefined) return;
  const begun = await ask((url) => beginTopUp(url, buyer, { amount: amount / 100, paymentMethod: "PLEXO", key }));
  for (const one of troubles) {
    if (one.fault !== null) shop.failNext(one.call, one.fault);
    if (one.lie !== null) shop.lieNext(one.call, one.lie);
  }
  // Nobody leads anywhere while the server is gone.
  const visit = () =>
    visitPage(begun.data?.["paymentUrl"]).then(
      ({ to }) => to,
      () => null,
    );
  const sessionAt = (to: string | null) => shop.sessions().find(({ id }) => to?.endsWith(`/${id}`) === true);
  await Promise.all(Array.from({ length: visits }, visit));
  let last: string | null = null;
  for (const { tellings, ...how } of choices) {
    const to = await visit();
    last = to ?? last;
    const session = sessionAt(to);
    if (session === undefined) continue;
    const instrument = shop.choose(session, how);
    await shop.tell(instrument, { lie: "WRONG_KEY" }).catch(() => undefined);
    await Promise.all(Array.from({ length: tellings }, () => shop.deliver(instrument, tellingUnitMs)));
    if (tellings === 0 || how.outcome === "ok" || how.outcome === "pending") continue;
    // Whoever was refused comes again, and finds another page or waits no longer.
    for (let count = 0; count < tries && (await visit()) === null; count += 1) await pause(pauseMs);
  }
  const named = sessionAt(last)?.reference;
  for (let count = 0; isRefunded && count < tries; count += 1) {
    const purchase = shop.purchases().find(({ reference, state }) => reference === named && state === "ok");
    if (purchase !== undefined) return shop.refund(purchase);
    await pause(pauseMs);
  }
}

/** As if whoever asked for a charge without an answer had waited its minute; how many are to be charged or refused yet. */
export async function hurryChoices(query: Query, shop: SignedPlexoStandIn): Promise<number> {
  const pending = shop.purchases().filter(({ state }) => state === "pending");
  const rows = await query(
    `update payment_attempt a set look_at = clock_timestamp(), looks = 0
       from page_choice c
      where c.sealed_instrument is not null and a.intent_id = c.intent_id and a.number = c.number
        and c.intent_id || '-' || c.number <> all($1) returning 1`,
    [pending.map(({ reference }) => reference)],
  );
  await query("update page_choice set asked_at = asked_at - interval '2 minutes'", []);
  return rows.length;
}
