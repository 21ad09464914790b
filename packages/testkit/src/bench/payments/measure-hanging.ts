import { randomBytes } from "node:crypto";

import { hash } from "@node-rs/argon2";
import pg from "pg";

import { beginTopUp, linkSeller, submitCard } from "../../online-suite/index.ts";
import { type MercadoPagoStandIn, startMercadoPago } from "../../stand-ins/index.ts";
import { waitUntil } from "../../torture/index.ts";
import { type BenchPlace, openBenchPlace } from "../bench-place.ts";
import type { LoadProcess } from "../load.ts";
import type { BenchSize } from "../measure-sales.ts";
import { percentile, spreadOf, type Spread } from "../statistics.ts";
import { openTillClient } from "../till-client.ts";

export type HangingMeasured = {
  readonly charges: number;
  readonly alone: Spread;
  readonly beside: Spread;
  /** 95th percentiles of a sale, round by round: beside the charges against without. */
  readonly ratio: Spread;
  /** Of all rounds together. */
  readonly pooled: number;
};

const charges = 50;
const pacedTills = 16;
const sellEveryMs = 1_000;
/** The server gives a charge up after 25 s: so long they all hang. */
const longestSeconds = 20;
const [boss, family, password] = ["boss@bench.test", "c1@bench", "Familia2026"];

/** A cafeteria that takes money from outside, its administrator and a family that signs in. */
async function allowPayments(client: pg.Client): Promise<void> {
  const secret = await hash(password);
  await client.query("update cafeteria set features = features || '{mercadoPago}'");
  await client.query("insert into authentication_user (email, confirmed_at, password_hash) values ($1, now(), $2)", [
    boss,
    secret,
  ]);
  await client.query("update authentication_user set password_hash = $2 where email = $1", [family, secret]);
  await client.query(
    `insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level)
     select u.id, c.id, u.email, 'CAFETERIA', 'CAFETERIA_ADMINISTRATOR' from authentication_user u, cafeteria c
      where u.email = $1`,
    [boss],
  );
}

type Scene = { readonly shop: MercadoPagoStandIn; readonly place: BenchPlace; readonly client: pg.Client };

/** So many charges that the provider leaves without an answer; they end by themselves. */
async function hangingCharges({ shop, place, client }: Scene): Promise<() => Promise<void>> {
  const url = place.url.replace(/\/api$/u, "");
  const { jwt, cafeteriaId, profileId } = await openTillClient(place.url, { email: family, password });
  const { rows } = await client.query<{ public_key: string }>("select public_key from provider_link");
  const publicKey = rows[0]?.public_key ?? "";
  const buyer = { cafeteriaId, bossToken: "", clientId: profileId, publicKey, token: jwt };
  const tokens: string[] = [];
  for (let count = 0; count < charges; count += 1)
    tokens.push(String((await beginTopUp(url, buyer, { amount: 10 })).data?.["paymentRequestToken"]));
  shop.failNext("charge", ...tokens.map(() => ({ kind: "hang", when: "before" }) as const));
  const hanging = tokens.map((paymentRequestToken) =>
    submitCard(url, { paymentRequestToken, cardToken: shop.cardToken(publicKey, "APRO") }),
  );
  await waitUntil(() => shop.faultsLeft("charge") === 0, "not every charge was asked", 20_000);
  return async () => {
    await Promise.all(hanging);
    // Nobody looks for them while the next round sells.
    await client.query("update payment_attempt set look_at = null");
  };
}

/** A school's pace, without and beside charges that hang, in turns. */
export async function measureHanging(load: LoadProcess, { rounds, seconds }: BenchSize): Promise<HangingMeasured> {
  const shop = await startMercadoPago();
  // Each charge that ends without an answer is an error, as it is to be here.
  const logLevel = "fatal";
  const place = await openBenchPlace({
    payments: { mercadoPago: shop.settings, sealingKey: randomBytes(32), logLevel },
  });
  const client = new pg.Client(place.connection);
  await client.connect();
  try {
    await allowPayments(client);
    const { jwt, cafeteriaId } = await openTillClient(place.url, { email: boss, password });
    const url = place.url.replace(/\/api$/u, "");
    await linkSeller({ url, shop }, { cafeteriaId, bossToken: jwt });
    const { connection } = place;
    const sell = async (length: number): Promise<readonly number[]> => {
      const pace = { clients: pacedTills, everyMs: sellEveryMs, seconds: length };
      return (await load.run({ way: "http", url: place.url, connection, ...pace })).took;
    };
    await sell(2);
    await place.settle();
    const length = Math.min(seconds, longestSeconds);
    const [alone, beside]: [(readonly number[])[], (readonly number[])[]] = [[], []];
    const sellBeside = async (): Promise<void> => {
      const ended = await hangingCharges({ shop, place, client });
      beside.push(await sell(length));
      await ended();
    };
    for (let round = 0; round < rounds; round += 1) {
      if (round % 2 === 1) await sellBeside();
      alone.push(await sell(length));
      if (round % 2 === 0) await sellBeside();
    }
    const p95 = (took: readonly number[]): number => percentile(took, 0.95);
    return {
      charges,
      alone: spreadOf(alone.map(p95)),
      beside: spreadOf(beside.map(p95)),
      ratio: spreadOf(beside.map((took, index) => p95(took) / p95(alone[index] ?? []))),
      pooled: p95(beside.flat()) / p95(alone.flat()),
    };
  } finally {
    await client.end();
    await shop.close();
    await place.close();
  }
}
