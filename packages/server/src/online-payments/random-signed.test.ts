// @module-tag long
import { randomBytes, randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import {
  type ApiAnswer,
  type SignedStory,
  compareBooksOf,
  differencesOf,
  hurryChoices,
  lookAgain,
  lookUntilSettled,
  openHostedBuyer,
  plainSignedStory,
  randomSignedStories,
  tellSignedStory,
} from "@cantina/testkit/online-suite";
import { startPlexoSigned } from "@cantina/testkit/stand-ins";
import { afterAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { noInclusion, plexoCountries } from "../plexo/index.ts";

const shop = await startPlexoSigned();
const settings = { ...shop.settings, inclusion: noInclusion, countries: plexoCountries };
const server = withTestServer({ plexo: settings, sealingKey: randomBytes(32) });
afterAll(() => shop.close());

test("[ONLINE-08] of 40 payments by the signed gateway whose calls fail in every way, its books and the ledger agree one to one", async () => {
  const { database, url } = server();
  shop.tellAt(`${url}/api/plexo/notices`);
  shop.addCommerce(63);
  const openPlace = (accountId: string) =>
    openHostedBuyer(server(), { provider: "PLEXO", feature: "plexo", country: "UY", accountId, surcharge: 325 });
  const buyers = [await openPlace(shop.firstCommerce), await openPlace("63")];
  await database.query("update cafeteria set features = features || '{debitOnly}' where id = $1", [
    buyers[1]?.cafeteriaId,
  ]);

  const seed = Number(process.env["CANTINA_SEED"]);
  const waiting = [...randomSignedStories({ count: 40, seed: Number.isInteger(seed) ? seed : undefined })];
  const ask = (call: (at: string) => Promise<ApiAnswer>) => call(url);
  const tell = (one: SignedStory) => tellSignedStory({ shop, buyers, ask }, one, randomUUID());
  // So many that chance can't leave fewer, before the others, whose faults could be theirs.
  await Promise.all(Array.from({ length: 11 }, () => tell(plainSignedStory)));
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await tell(one);
  };
  await Promise.all(Array.from({ length: 4 }, work));
  // What was chosen is charged or refused, with the faults that are left: whoever had no answer asks again a minute later.
  const unsettled = () => hurryChoices(database.query, shop);
  await expect.poll(unsettled, { timeout: 90_000, interval: 500 }).toBe(0);
  shop.forgetFaults();
  for (const purchase of shop.purchases()) if (purchase.state === "pending") shop.alter(purchase, { state: "denied" });
  const open = () => lookAgain(database.query, shop);
  // What stays open ends, as it would after some hours.
  await database.query("update payment_attempt set started_at = started_at - interval '2 days'", []);
  expect(await lookUntilSettled(open)).toEqual([]);
  for (const buyer of buyers) expect((await compareBooksOf(url, buyer)).status).toBe(200);
  expect(await lookUntilSettled(open)).toEqual([]);

  expect(
    await differencesOf(
      database.query,
      shop,
      buyers.map(({ clientId }) => clientId),
    ),
  ).toEqual([]);
  const held = shop.purchases().filter(({ state }) => state === "ok");
  expect(held.length).toBeGreaterThan(10);
  const cards = await database.query(
    `select distinct c.card from page_choice c
       join payment_intent i on i.id = c.intent_id and i.is_debit_only and i.booked_attempt = c.number`,
    [],
  );
  expect(cards.map(({ card }) => card).filter((card) => card !== "DEBIT")).toEqual([]);
  expect((await auditBooks(database.kysely)).discrepancies).toEqual([]);
});
