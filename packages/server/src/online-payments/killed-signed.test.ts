// @module-tag long
import { withKillableServer, withTestDatabase } from "@cantina/testkit/database";
import { differencesOf, openHostedBuyer, visitPage } from "@cantina/testkit/online-suite";
import { startPlexoSigned } from "@cantina/testkit/stand-ins";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const shop = await startPlexoSigned();
const testDatabase = withTestDatabase();
afterAll(() => shop.close());
const { apiUrl, ...keys } = shop.settings;
const { url, start, killBefore, killWhen } = withKillableServer(
  testDatabase,
  { CANTINA_PLEXO: JSON.stringify(keys), CANTINA_PLEXO_URL: apiUrl },
  (at) => shop.tellAt(`${at}/api/plexo/notices`),
);

const query = (text: string, ...values: readonly unknown[]) => testDatabase().database.query(text, values);
let commerces = 1_000;
let buyer: Awaited<ReturnType<typeof openHostedBuyer>>;
beforeEach(async () => {
  shop.forgetFaults();
  commerces += 1;
  shop.addCommerce(commerces);
  buyer = await openHostedBuyer(
    { database: testDatabase().database, url: url() },
    { provider: "PLEXO", feature: "plexo", country: "UY", accountId: String(commerces), surcharge: 325 },
  );
});
const statuses = async () =>
  (await query("select status from payment_intent where buyer_id = $1", buyer.clientId)).map(({ status }) => status);
const lookNow = async () => {
  await query("update page_choice set asked_at = asked_at - interval '2 minutes'");
  await query("update payment_attempt set look_at = clock_timestamp() where look_at is not null");
};
const purchases = () => {
  const own = new Set(
    shop
      .sessions()
      .filter((one) => one.commerceId === commerces)
      .map(({ reference }) => reference),
  );
  return shop.purchases().filter(({ reference }) => own.has(reference));
};
const page = () => {
  const session = shop.sessions().findLast((one) => one.commerceId === commerces);
  if (session === undefined) throw new Error("no page was opened");
  return session;
};

/** As the address of a server that came back elsewhere. */
const visit = (pageUrl: unknown) => {
  const { pathname, search } = new URL(String(pageUrl));
  return visitPage(`${url()}${pathname}${search}`);
};
async function open(): Promise<unknown> {
  const begun = await buyer.topUp(1_000);
  const pageUrl = begun.data?.["paymentUrl"];
  await visit(pageUrl);
  return pageUrl;
}
const hangOn = (kind: "open" | "charge" | "read", when: "before" | "after") => {
  shop.failNext(kind, { kind: "hang", when });
  return () => shop.faultsLeft(kind) === 0;
};
const choose = () => shop.choose(page());

const points: Readonly<Record<string, () => Promise<void>>> = {
  "while the page is asked for": async () => {
    const begun = await buyer.topUp(1_000);
    const pageUrl = begun.data?.["paymentUrl"];
    const hangs = hangOn("open", "after");
    await killWhen(() => visit(pageUrl), hangs);
    await start();
    await visit(pageUrl);
    await shop.tell(choose());
  },
  "before the page's address is committed": async () => {
    const begun = await buyer.topUp(1_000);
    const pageUrl = begun.data?.["paymentUrl"];
    await killBefore("page_choice", () => visit(pageUrl), "anybody");
    await start();
    expect((await visit(pageUrl)).status).toBe(303);
    await shop.tell(choose());
  },
  "before the choice is committed": async () => {
    await open();
    const instrument = choose();
    await killBefore("page_choice", () => shop.tell(instrument), "anybody");
    await start();
    // Nobody answered: it is told again.
    expect(await shop.deliver(instrument, 1)).toBe(1);
  },
  "after it, before anything was asked": async () => {
    await open();
    await killWhen(
      () => shop.tell(choose()),
      async () =>
        (await query("select 1 from page_choice where chosen_at is not null and page_id = $1", page().id)).length === 1,
    );
    await start();
  },
  "during the charge, which charged nothing": async () => {
    await open();
    const hangs = hangOn("charge", "before");
    await killWhen(() => shop.tell(choose()), hangs);
    expect(purchases()).toEqual([]);
    await start();
  },
  "during the charge, which charged": async () => {
    await open();
    const hangs = hangOn("charge", "after");
    await killWhen(() => shop.tell(choose()), hangs);
    expect(purchases()).toHaveLength(1);
    await start();
  },
  "after the answer": async () => {
    await open();
    const hangs = hangOn("read", "before");
    await killWhen(() => shop.tell(choose()), hangs);
    expect([purchases().length, await buyer.balance()]).toEqual([1, 0]);
    await start();
  },
  "before the booking is committed": async () => {
    await open();
    await killBefore("payment_booking", () => shop.tell(choose()), "anybody");
    expect([purchases().length, await buyer.balance()]).toEqual([1, 0]);
    await start();
  },
  "after it": async () => {
    await open();
    await killWhen(
      () => shop.tell(choose()),
      async () => (await statuses())[0] === "BOOKED",
    );
    await start();
  },
};

test.each(Object.keys(points))(
  "[ONLINE-01] [ONLINE-14] killed %s, the signed gateway's books and the ledger agree, once each",
  async (name) => {
    await points[name]?.();
    await lookNow();
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(["BOOKED"]);
    await lookNow();
    expect([purchases().length, await buyer.balance()]).toEqual([1, 100_000]);
    expect(await differencesOf(testDatabase().database.query, shop, [buyer.clientId])).toEqual([]);
    expect((await auditBooks(testDatabase().database.kysely)).discrepancies).toEqual([]);
  },
);
