import { randomBytes } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import { beginTopUp, linkSeller, submitCard } from "@cantina/testkit/online-suite";
import { cartOf, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { startMercadoPago } from "@cantina/testkit/stand-ins";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "../db/index.ts";

const shop = await startMercadoPago();
const server = withTestServer({ sealingKey: randomBytes(32), mercadoPago: shop.settings });

const charges = 50;
/** Many more than the pool has connections. */
const hangs = Array.from({ length: charges }, () => ({ kind: "hang", when: "before" }) as const);

test(
  "[ONLINE-01] while 50 charges wait for a provider that says nothing, no connection and no lock is held, and tills sell",
  { tags: ["long"] },
  async () => {
    const { database, url } = server();
    const query = (text: string, ...values: readonly unknown[]) => database.query(text, values);
    const { canteen, product, diner, till } = await openCounter(database, server(), { features: ["mercadoPago"] });
    const { cafeteriaId, administratorId } = canteen;
    await linkSeller({ url, shop }, { cafeteriaId, bossToken: await signInAs(database, administratorId) });
    const { clientId, commensalId } = await diner({ balance: 500_000 });
    const [link] = await query("select public_key from provider_link where cafeteria_id = $1", cafeteriaId);
    const publicKey = String(link?.["public_key"]);
    const buyer = { cafeteriaId, bossToken: "", clientId, publicKey, token: await signInAs(database, clientId) };
    const tokens: string[] = [];
    for (let count = 0; count < charges; count += 1)
      tokens.push(String((await beginTopUp(url, buyer, { amount: 10 })).data?.["paymentRequestToken"]));
    const goods = await product({ price: 1_000 });

    shop.failNext("charge", ...hangs);
    let answered = 0;
    const submitted = tokens.map(async (paymentRequestToken) => {
      const answer = await submitCard(url, { paymentRequestToken, cardToken: shop.cardToken(publicKey, "APRO") });
      answered += 1;
      return answer.data?.["status"];
    });
    await expect.poll(() => shop.faultsLeft("charge"), { timeout: 45_000 }).toBe(0);

    // Every one of them is written down, and free for whoever wants it: the buyer's account, too.
    const free = await inTransaction(database.kysely, async (trx) => {
      const { rows } = await sql`
      select 1 from payment_attempt a join payment_intent i on i.id = a.intent_id
       where i.buyer_id = ${clientId} and a.status = 'SUBMITTING' for update nowait`.execute(trx);
      await sql`select 1 from account where profile_id = ${clientId} for update nowait`.execute(trx);
      return rows.length;
    });
    const waiting = await query(
      `select state, query from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`,
    );
    const onAccount = await till.sell(cartOf(goods, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
    const inCash = await Promise.all(Array.from({ length: 20 }, () => till.sell(cartOf(goods))));
    expect([free, waiting, answered]).toEqual([charges, [], 0]);
    expect([onAccount, ...inCash].map(({ status }) => status)).toEqual(Array.from({ length: 21 }, () => 200));

    // It goes away: what nobody heard the end of is pending, and charged by nobody.
    await shop.close();
    expect(new Set(await Promise.all(submitted))).toEqual(new Set(["pending"]));
  },
);
