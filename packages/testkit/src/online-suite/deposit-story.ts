import fc from "fast-check";
import type { Directa24StandIn, Fault } from "../stand-ins/index.ts";
import type { ApiAnswer } from "./call-api.ts";
import { type HostedBuyer, visitPage } from "./hosted-buyer.ts";
import { beginTopUp } from "./online-buyer.ts";
import { type Wanted, sampleStories, shortFaults } from "./random-stories.ts";

/** One top-up on Directa24's page, with what befalls it. */
export type DepositStory = {
  /** Minor units. */
  readonly amount: number;
  readonly onOpen: Fault | null;
  readonly onRead: Fault | null;
  readonly onRefund: Fault | null;
  readonly visits: number;
  /** null: whoever opened the page leaves it. */
  readonly end: "COMPLETED" | "DECLINED" | "EXPIRED" | null;
  /** After it was declined or had expired. */
  readonly isPaidLate: boolean;
  readonly isRefunded: boolean;
  readonly notices: number;
};

const end = fc.constantFrom("COMPLETED" as const, "COMPLETED" as const, "DECLINED" as const, "EXPIRED" as const);

function storyWith(fault: fc.Arbitrary<Fault>): fc.Arbitrary<DepositStory> {
  const sometimes = fc.option(fault, { freq: 2 });
  return fc.record({
    amount: fc.integer({ min: 100, max: 900_000 }),
    onOpen: sometimes,
    onRead: sometimes,
    onRefund: sometimes,
    visits: fc.integer({ min: 1, max: 3 }),
    end: fc.option(end, { freq: 6 }),
    isPaidLate: fc.boolean(),
    isRefunded: fc.nat(7).map((number) => number === 0),
    notices: fc.nat(2),
  });
}

/** The same seed tells the same ones. */
export const randomDepositStories = (wanted: Wanted): readonly DepositStory[] =>
  sampleStories(storyWith, shortFaults([500, 502, 429], ["<html>", '{"deposit_id":12']), wanted);

type Telling = {
  readonly shop: Directa24StandIn;
  readonly buyer: HostedBuyer;
  /** Asks until there is an answer, of whatever server stands there then. */
  readonly ask: (call: (url: string) => Promise<ApiAnswer>) => Promise<ApiAnswer>;
};

/** One top-up from its wish to the last news of it. */
export async function tellDepositStory({ shop, buyer, ask }: Telling, story: DepositStory, key: string): Promise<void> {
  const { amount, onOpen, onRead, onRefund, visits, end: ending, isPaidLate, isRefunded, notices } = story;
  const begun = await ask((url) => beginTopUp(url, buyer, { amount: amount / 100, paymentMethod: "DIRECTA24", key }));
  for (const [kind, fault] of [
    ["open", onOpen],
    ["read", onRead],
    ["refund", onRefund],
  ] as const)
    if (fault !== null) shop.failNext(kind, fault);
  // Nobody leads anywhere while the server is gone.
  const visit = () =>
    visitPage(begun.data?.["paymentUrl"]).then(
      ({ to }) => to,
      () => null,
    );
  const seen = await Promise.all(Array.from({ length: visits }, visit));
  // Whoever was led nowhere comes again.
  const page = seen.find((to) => to !== null) ?? (await visit());
  const deposit = shop.deposits().find(({ id }) => page?.endsWith(`/hosted/${id}`) === true);
  if (deposit === undefined || ending === null) return;
  // What is told while the server is gone is looked up, and some is told by who is none of theirs.
  const notify = async (): Promise<void> => {
    for (let count = 0; count < notices; count += 1) {
      await shop.notify(deposit, { secret: "de nadie" }).catch(() => 0);
      await shop.notify(deposit).catch(() => 0);
    }
  };
  shop.move(deposit.id, ending);
  await notify();
  if (ending !== "COMPLETED" && isPaidLate) shop.move(deposit.id, "COMPLETED");
  if (isRefunded && deposit.status === "COMPLETED") shop.alter(deposit.id, { isRefunded: true });
  await notify();
}
