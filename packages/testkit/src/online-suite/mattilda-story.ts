import { BrokenInvariant } from "@cantina/domain/kernel";
import fc from "fast-check";
import type { Fault, MattildaPayStandIn } from "../stand-ins/index.ts";
import { type ApiAnswer, callApi } from "./call-api.ts";
import { type HostedBuyer, visitPage } from "./hosted-buyer.ts";
import { beginTopUp } from "./online-buyer.ts";
import { type Wanted, sampleStories, shortFaults } from "./random-stories.ts";

type Call = Parameters<MattildaPayStandIn["failNext"]>[0];

/** One top-up on Mattilda's page, with what befalls it. */
export type MattildaStory = {
  /** Minor units. */
  readonly amount: number;
  readonly faults: Readonly<Record<Call, Fault | null>>;
  readonly visits: number;
  /** One after the other on the first page, until one is paid. */
  readonly tries: readonly ("capture_succeeded" | "authorization_declined" | "capture_pending")[];
  /** The address is opened once more, and what it leads to is paid. */
  readonly isAgain: boolean;
  readonly isBack: boolean;
  readonly isRefunded: boolean;
  readonly notices: number;
};

function storyWith(fault: fc.Arbitrary<Fault>): fc.Arbitrary<MattildaStory> {
  const sometimes = fc.option(fault, { freq: 2 });
  return fc.record({
    amount: fc.integer({ min: 100, max: 900_000 }),
    faults: fc.record({ link: sometimes, list: sometimes, read: sometimes, refund: sometimes, sync: sometimes }),
    visits: fc.integer({ min: 1, max: 3 }),
    tries: fc.array(
      fc.constantFrom(
        "capture_succeeded" as const,
        "capture_succeeded" as const,
        "authorization_declined" as const,
        "capture_pending" as const,
      ),
      { maxLength: 3 },
    ),
    isAgain: fc.boolean(),
    isBack: fc.boolean(),
    isRefunded: fc.nat(7).map((number) => number === 0),
    notices: fc.nat(2),
  });
}

/** The same seed tells the same ones. */
export const randomMattildaStories = (wanted: Wanted): readonly MattildaStory[] =>
  sampleStories(storyWith, shortFaults([500, 502, 429], ["<html>", '{"items":[']), wanted);

/** One that nothing befalls. */
export const plainMattildaStory: MattildaStory = {
  amount: 100_000,
  faults: { link: null, list: null, read: null, refund: null, sync: null },
  visits: 1,
  tries: ["capture_succeeded"],
  isAgain: false,
  isBack: false,
  isRefunded: false,
  notices: 1,
};

/** As Mattilda's support is handed the address of its merchant's events; that address. */
export async function listenForMattilda(url: string, shop: MattildaPayStandIn, buyer: HostedBuyer): Promise<string> {
  const path = `/cafeterias/${buyer.cafeteriaId}/mattilda`;
  const told = await callApi(url, { method: "GET", path, token: buyer.systemToken });
  const noticeUrl = told.data?.["noticeUrl"];
  if (typeof noticeUrl !== "string") throw new BrokenInvariant("nobody said where Mattilda's events go");
  shop.listen(shop.firstMerchant, noticeUrl);
  return noticeUrl;
}

type Telling = {
  readonly shop: MattildaPayStandIn;
  readonly buyer: HostedBuyer;
  readonly noticeUrl: string;
  /** Asks until there is an answer, of whatever server stands there then. */
  readonly ask: (call: (url: string) => Promise<ApiAnswer>) => Promise<ApiAnswer>;
};

type Page = ReturnType<MattildaPayStandIn["links"]>[number];
type Kept = ReturnType<MattildaPayStandIn["pay"]>;

async function notify({ shop, noticeUrl }: Telling, { notices, isBack }: MattildaStory, page: Page, kept: Kept) {
  // Nobody hears what is told while the server is gone: it is looked up.
  for (let count = 0; count < notices; count += 1) {
    await shop.notify({ ...kept, status: "capture_succeeded" }).catch(() => 0);
    await shop.notify(kept, `${noticeUrl.slice(0, -43)}${"A".repeat(43)}`).catch(() => 0);
  }
  if (isBack) await visitPage(page.returnUrl).catch(() => undefined);
}

/** One top-up from its wish to the last news of it. */
export async function tellMattildaStory(telling: Telling, story: MattildaStory, key: string): Promise<void> {
  const { shop, buyer, ask } = telling;
  const { amount, faults, visits, tries, isAgain, isRefunded } = story;
  const begun = await ask((url) => beginTopUp(url, buyer, { amount: amount / 100, paymentMethod: "MATTILDA", key }));
  for (const kind of ["link", "list", "read", "refund", "sync"] as const) {
    const fault = faults[kind];
    if (fault !== null) shop.failNext(kind, fault);
  }
  const visit = () =>
    visitPage(begun.data?.["paymentUrl"]).then(
      ({ to }) => to,
      () => null,
    );
  const linkAt = (page: string | null) => shop.links().find(({ id }) => page?.endsWith(`/link/${id}`));
  const seen = await Promise.all(Array.from({ length: visits }, visit));
  // Whoever was led nowhere comes again.
  const page = linkAt(seen.find((to) => to !== null) ?? (await visit()));
  if (page === undefined) return;
  const paid = tries.indexOf("capture_succeeded");
  for (const one of paid === -1 ? tries : tries.slice(0, paid + 1)) {
    const kept = shop.pay(page, one);
    await notify(telling, story, page, kept);
    if (one === "capture_succeeded" && isRefunded) shop.refund(kept);
  }
  if (!isAgain) return;
  const other = linkAt(await visit());
  // On a page that took money already nobody can pay.
  const isPaid = shop.tries().some((one) => one.reference === other?.reference && one.status === "capture_succeeded");
  if (other !== undefined && !isPaid) await notify(telling, story, other, shop.pay(other));
}
