import { randomBytes, randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import {
  type WalletBuyer,
  callApi,
  differencesOf,
  linkSeller,
  linkWallet,
  openWalletBuyer,
  walletShop,
} from "@cantina/testkit/online-suite";
import { startMercadoPago } from "@cantina/testkit/stand-ins";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const shop = await startMercadoPago();
const server = withTestServer({ sealingKey: randomBytes(32), mercadoPago: shop.settings });
afterAll(() => shop.close());

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const { wallet } = shop;
let buyer: WalletBuyer;
const open = () =>
  openWalletBuyer({ database: server().database, url: server().url, shop, fees: { surcharge: 325, market: 550 } });
beforeEach(async () => {
  shop.forgetFaults();
  wallet.hearAt(`${server().url}/api/mercadopago/notices/AR`);
  buyer = await open();
});

const link = (of = buyer) => linkWallet({ shop }, of);
const stateOf = async (of = buyer) => (await of.wallet("GET")).data;
const agreementOf = (id: string) => {
  const found = wallet.agreements().find((one) => one.id === id);
  if (found === undefined) throw new Error(`no agreement ${id}`);
  return found;
};
const balance = async (of = buyer) =>
  Number((await query("select balance from account where profile_id = $1", of.clientId))[0]?.["balance"]);
const statusOf = (data: Readonly<Record<string, unknown>> | undefined) =>
  (data?.["transaction"] as { readonly status: string } | undefined)?.status;
const rowOf = async (of = buyer) =>
  (await query("select * from wallet_agreement where client_id = $1 order by id desc", of.clientId))[0];
/** As the next look would find it. */
const lookNow = () =>
  query("update payment_attempt set look_at = clock_timestamp() where look_at is not null and payment_id is not null");

describe("linking a wallet", () => {
  test("[WALLET-01] the address leads to the consent, and its code makes it active; it pays, and pays again", async () => {
    expect(await stateOf()).toEqual({ isAvailable: true, status: "NONE", linkedAt: null, hasToLinkAgain: false });
    const linked = await link();
    expect([linked.status, linked.text]).toEqual([200, expect.stringContaining("La billetera quedó vinculada")]);
    expect(await stateOf()).toMatchObject({ status: "ACTIVE", linkedAt: expect.any(String) as string });
    const first = await buyer.topUp({ amount: 1_000 });
    expect(first.data).toMatchObject({ balanceAfter: 1_000, paymentRequestToken: null, paymentUrl: null });
    expect(first.data?.["transaction"]).toMatchObject({
      status: "COMPLETED",
      paymentMethod: "WALLET_CONNECT",
      totalPrice: 1_032.5,
      marketplaceFee: 32.5,
    });
    expect((await buyer.topUp({ amount: 500.5 })).data).toMatchObject({ balanceAfter: 1_500.5 });
    const paid = wallet.payments().filter(({ seller }) => seller.publicKey === buyer.publicKey);
    expect(paid.map(({ amount, fee }) => [amount, fee])).toEqual([
      [1_032.5, 55],
      [516.77, 27.53],
    ]);
    // Linked already: there is nothing to consent to.
    expect((await buyer.wallet("POST")).data).toMatchObject({ status: "ACTIVE", url: null });
    expect(await differencesOf(server().database.query, walletShop(shop), [buyer.clientId])).toEqual([]);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  });

  test("[WALLET-01] asked again it is the same consent, one code links once, and who loads the page again changes nothing", async () => {
    const begun = await Promise.all([buyer.wallet("POST"), buyer.wallet("POST")]);
    expect(begun.map(({ data }) => data?.["status"])).toEqual(["ASKED", "ASKED"]);
    const visits = await Promise.all(
      [...begun, ...begun].map(({ data }) => fetch(String(data?.["url"]), { redirect: "manual" })),
    );
    expect(new Set(visits.map(({ headers }) => headers.get("location"))).size).toBe(1);
    const linked = await link();
    expect(linked.status).toBe(200);
    const again = await fetch(linked.back, { headers: { cookie: linked.cookie } });
    expect([again.status, await again.text()]).toEqual([200, expect.stringContaining("quedó vinculada")]);
    expect(await query("select 1 from wallet_agreement where client_id = $1", buyer.clientId)).toHaveLength(1);
    const after = await fetch(String(begun[0].data?.["url"]), { redirect: "manual" });
    expect([after.status, await after.text()]).toEqual([200, expect.stringContaining("quedó vinculada")]);
  });

  test("[WALLET-01] another browser, a code of nobody's, a consent refused and one too late link nothing", async () => {
    const linked = await link();
    await buyer.wallet("DELETE");
    const stranger = await open();
    const url = String((await stranger.wallet("POST")).data?.["url"]);
    const consent = await fetch(url, { redirect: "manual" });
    const back = wallet.consent(String(consent.headers.get("location")));
    expect((await fetch(back)).status).toBe(400);
    // What one browser was given opens no other's wallet.
    expect((await fetch(back, { headers: { cookie: linked.cookie } })).status).toBe(400);
    const cookie = String(consent.headers.get("set-cookie")).split(";")[0] ?? "";
    // Nor does one that is told to be of another flow than the browser went for.
    const third = await open();
    const other = await fetch(String((await third.wallet("POST")).data?.["url"]), { redirect: "manual" });
    const flow = String(other.headers.get("set-cookie")).split(";")[0] ?? "";
    const told = new URL(back);
    told.searchParams.set("external_flow_id", flow.slice(flow.indexOf("=") + 1));
    expect((await fetch(told, { headers: { cookie } })).status).toBe(400);
    expect(await stateOf(third)).toMatchObject({ status: "ASKED" });
    const otherSign = cookie.endsWith("x") ? "y" : "x";
    for (const forged of [`${cookie.slice(0, -1)}${otherSign}`, "cantina_wallet=", `${cookie}.x`])
      expect((await fetch(back, { headers: { cookie: forged } })).status).toBe(400);
    expect(await stateOf(stranger)).toMatchObject({ status: "ASKED" });
    const wrong = new URL(back);
    wrong.searchParams.set("code", "of-nobody");
    const refused = await fetch(wrong, { headers: { cookie } });
    expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining("no se vinculó")]);
    expect(await stateOf(stranger)).toMatchObject({ status: "NONE", hasToLinkAgain: true });
    expect(wallet.agreements().at(-2)?.status).toBe("cancelled");
    // Refused: the browser comes back without a code.
    const anew = await fetch(String((await stranger.wallet("POST")).data?.["url"]), { redirect: "manual" });
    const given = String(anew.headers.get("set-cookie")).split(";")[0] ?? "";
    const no = await fetch(`${server().url}/api/mercadopago/wallet/back?error=access_denied`, {
      headers: { cookie: given },
    });
    expect([no.status, await no.text()]).toEqual([200, expect.stringContaining("No se dio el permiso")]);
    expect(await stateOf(stranger)).toMatchObject({ status: "NONE", hasToLinkAgain: false });
    // Too late.
    const late = String((await stranger.wallet("POST")).data?.["url"]);
    await query("update wallet_agreement set asked_until = clock_timestamp() where status = 'ASKED'");
    expect((await fetch(late, { redirect: "manual" })).status).toBe(400);
    expect((await rowOf(stranger))?.["ending"]).toBe("EXPIRED");
    expect((await link(stranger)).status).toBe(200);
  });

  test("[WALLET-01] a token that nobody heard is not left at the provider, and the next one is linked", async () => {
    shop.failNext("payerToken", { kind: "reset", when: "after" });
    const lost = await link();
    expect([lost.status, (await rowOf())?.["ending"]]).toEqual([502, "CODE_LOST"]);
    expect(agreementOf(lost.agreementId).status).toBe("cancelled");
    shop.failNext("payerToken", { kind: "garbage", text: "<html>" });
    shop.failNext("endAgreement", { kind: "status", status: 503, when: "before" });
    const left = await link();
    expect(agreementOf(left.agreementId).status).toBe("confirmed_by_user");
    // It stands in the way until the provider hears of its end.
    expect((await link()).status).toBe(200);
    expect(agreementOf(left.agreementId).status).toBe("cancelled");
    expect((await buyer.topUp({ amount: 10 })).data).toMatchObject({ balanceAfter: 10 });
  });

  test("[WALLET-01] one that was consented to and that nobody came back with does not stand in the way", async () => {
    const consent = await fetch(String((await buyer.wallet("POST")).data?.["url"]), { redirect: "manual" });
    wallet.consent(String(consent.headers.get("location")));
    await query("update wallet_agreement set asked_until = clock_timestamp() where client_id = $1", buyer.clientId);
    expect((await link()).status).toBe(200);
    expect(await query("select ending from wallet_agreement where client_id = $1 order by id", buyer.clientId)).toEqual(
      [{ ending: "EXPIRED" }, { ending: null }],
    );
  });

  test("[WALLET-01] a provider that tells whose flow it is needs no cookie; one that is away says so", async () => {
    const begun = await buyer.wallet("POST");
    shop.failNext("askAgreement", { kind: "status", status: 503, when: "before" });
    expect((await fetch(String(begun.data?.["url"]), { redirect: "manual" })).status).toBe(503);
    const consent = await fetch(String(begun.data?.["url"]), { redirect: "manual" });
    const { flowId } = wallet.agreements().at(-1) ?? { flowId: "" };
    expect(flowId).toHaveLength(64);
    const back = wallet.consent(String(consent.headers.get("location")));
    back.searchParams.set("external_flow_id", flowId);
    expect((await fetch(back)).status).toBe(200);
  });

  test("[SEAL-01] the token that pays stands sealed, and neither log nor answer tells it", async () => {
    const { agreementId } = await link();
    const token = String(agreementOf(agreementId).payerToken);
    await buyer.topUp({ amount: 10 });
    const row = await rowOf();
    const sealed = row?.["sealed_token"];
    expect(Buffer.isBuffer(sealed) && !sealed.includes(Buffer.from(token))).toBe(true);
    for (const said of [JSON.stringify(await stateOf()), JSON.stringify((await buyer.wallet("POST")).data)])
      expect(said).not.toContain(token);
    expect(server().logLines.join("")).not.toContain(token);
    const trail = await query("select changes::text as text from audit_log where cafeteria_id = $1", buyer.cafeteriaId);
    expect(JSON.stringify(trail)).not.toContain(token);
    // Another row's seal opens nothing here.
    const other = await open();
    await link(other);
    await query(
      "update wallet_agreement set sealed_token = $1 where client_id = $2",
      row?.["sealed_token"],
      other.clientId,
    );
    expect((await other.topUp({ amount: 10 })).code).toBe("WALLET_CONNECT_NOT_AVAILABLE");
    expect(await balance(other)).toBe(0);
    // What has ended keeps none.
    await buyer.wallet("DELETE");
    expect((await rowOf())?.["sealed_token"]).toBeNull();
  });
});

describe("what ends it", () => {
  test(
    "[WALLET-02] [WALLET-04] cancelled by its owner: a notice, twice and with another's signature, leads to a look",
    { tags: ["long"] },
    async () => {
      const { agreementId } = await link();
      const agreement = agreementOf(agreementId);
      expect(await wallet.notify(agreement, { action: "payment_method.updated" })).toBe(200);
      await expect.poll(() => query("select 1 from wallet_event where settled_at is null")).toEqual([]);
      expect(await stateOf()).toMatchObject({ status: "ACTIVE" });
      wallet.cancel(agreement);
      expect(await wallet.notify(agreement, { secret: "of somebody else" })).toBe(401);
      expect(await stateOf()).toMatchObject({ status: "ACTIVE" });
      shop.failNext("readAgreement", { kind: "status", status: 500, when: "before" });
      // An older one comes after it, and each twice.
      for (const version of [3, 3, 2, 2]) expect(await wallet.notify(agreement, { version })).toBe(200);
      const lookedAt = async () => {
        await query("update wallet_event set look_at = clock_timestamp() where settled_at is null");
        return stateOf();
      };
      await expect.poll(lookedAt, { interval: 500 }).toMatchObject({ status: "NONE", hasToLinkAgain: true });
      const events = await query(
        "select version from wallet_event where agreement_id = $1 order by version",
        agreementId,
      );
      expect(events.map(({ version }) => version)).toEqual(["2", "3"]);
      expect(await buyer.topUp({ amount: 10 })).toMatchObject({ status: 400, code: "WALLET_NOT_LINKED" });
      expect(await query("select 1 from payment_intent where buyer_id = $1", buyer.clientId)).toEqual([]);
    },
  );

  test.each([
    ["the refusal says that the token is dead", "killToken", null],
    ["its books say so, whatever the refusal says", "cancel", "1234"],
  ] as const)("[WALLET-04] cancelled and nobody told: %s, and it asks to link again", async (_name, how, code) => {
    const { agreementId } = await link();
    wallet[how](agreementOf(agreementId));
    if (code !== null) shop.failNext("walletCharge", { kind: "status", status: 400, when: "before", code });
    const key = randomUUID();
    expect(await buyer.topUp({ amount: 10, key })).toMatchObject({ status: 400, code: "WALLET_NOT_LINKED" });
    expect(await stateOf()).toMatchObject({ status: "NONE", hasToLinkAgain: true });
    // By the same key nothing is charged, whatever is linked by then.
    await link();
    expect(statusOf((await buyer.topUp({ amount: 10, key })).data)).toBe("CANCELLED");
    expect(await balance()).toBe(0);
    expect((await buyer.topUp({ amount: 10 })).data).toMatchObject({ balanceAfter: 10 });
  });

  test("[WALLET-04] a refusal for want of money ends nothing", async () => {
    const { agreementId } = await link();
    wallet.fund(agreementOf(agreementId), "OTHE");
    expect(statusOf((await buyer.topUp({ amount: 10 })).data)).toBe("CANCELLED");
    shop.failNext("walletCharge", { kind: "status", status: 400, when: "before", code: "4037" });
    expect(statusOf((await buyer.topUp({ amount: 10 })).data)).toBe("CANCELLED");
    expect(await stateOf()).toMatchObject({ status: "ACTIVE" });
    wallet.fund(agreementOf(agreementId), "APRO");
    expect((await buyer.topUp({ amount: 10 })).data).toMatchObject({ balanceAfter: 10 });
  });

  test("[WALLET-01] its client unlinks it, first at the provider, where what is not there is gone", async () => {
    const { agreementId } = await link();
    const stranger = await open();
    expect(await stranger.wallet("DELETE")).toMatchObject({ status: 404, code: "DELETE_OR_UPDATE_NOT_FOUND" });
    expect(
      (
        await callApi(server().url, {
          method: "DELETE",
          path: `/cafeterias/${buyer.cafeteriaId}/mp/wallet`,
          token: stranger.token,
        })
      ).status,
    ).toBe(403);
    shop.failNext("endAgreement", { kind: "reset", when: "after" });
    expect(await buyer.wallet("DELETE")).toMatchObject({ status: 400, code: "WALLET_CONNECT_NOT_AVAILABLE" });
    expect(await stateOf()).toMatchObject({ status: "ACTIVE" });
    const key = randomUUID();
    const ended = await buyer.wallet("DELETE", key);
    expect(ended.data).toMatchObject({ status: "NONE", hasToLinkAgain: false });
    expect((await buyer.wallet("DELETE", key)).data).toEqual(ended.data);
    expect(agreementOf(agreementId).status).toBe("cancelled");
    expect((await buyer.wallet("DELETE")).status).toBe(404);
    expect((await link()).status).toBe(200);
  });

  test("[WALLET-03] the cafeteria links another account, or none: the wallet pays nobody", async () => {
    await link();
    const [row] = await query("select account_id from provider_link where cafeteria_id = $1", buyer.cafeteriaId);
    await linkSeller({ url: server().url, shop }, buyer, shop.seller(String(row?.["account_id"])));
    expect(await stateOf()).toMatchObject({ status: "ACTIVE" });
    await linkSeller({ url: server().url, shop }, buyer);
    expect(await stateOf()).toMatchObject({ isAvailable: true, status: "NONE", hasToLinkAgain: true });
    expect((await buyer.topUp({ amount: 10 })).code).toBe("WALLET_NOT_LINKED");
    await link();
    const path = `/cafeteria/${buyer.cafeteriaId}/mp/remove-credentials`;
    await callApi(server().url, { method: "PUT", path, token: buyer.bossToken });
    expect(await stateOf()).toMatchObject({ isAvailable: false, status: "NONE" });
    expect((await buyer.topUp({ amount: 10 })).code).toBe("WALLET_CONNECT_NOT_AVAILABLE");
  });

  test("[WALLET-03] the client's account is closed", async () => {
    await link();
    const path = `/cafeterias/${buyer.cafeteriaId}/profiles/${buyer.clientId}`;
    expect(
      (await callApi(server().url, { method: "DELETE", path, token: buyer.bossToken, body: { balance: 0 } })).status,
    ).toBe(200);
    expect(await rowOf()).toMatchObject({ status: "ENDED", ending: "ACCOUNT_CLOSED", sealed_token: null });
  });
});

describe("a charge", () => {
  test("[WALLET-03] [ONLINE-05] happens once, however often and at the same time the same key asks", async () => {
    await link();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 3 }, () => buyer.topUp({ amount: 10, key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await buyer.topUp({ amount: 10, key })).data).toMatchObject({ balanceAfter: 10 });
    expect(await balance()).toBe(1_000);
    expect(await differencesOf(server().database.query, walletShop(shop), [buyer.clientId])).toEqual([]);
  });

  test("[WALLET-03] whose answer is lost stays pending, and is looked for and booked by the net", async () => {
    await link();
    shop.failNext("walletCharge", { kind: "reset", when: "after" });
    const key = randomUUID();
    expect(statusOf((await buyer.topUp({ amount: 10, key })).data)).toBe("STARTED");
    await query("update payment_attempt set look_at = clock_timestamp() where status = 'UNKNOWN'");
    await expect.poll(balance).toBe(1_000);
    expect(statusOf((await buyer.topUp({ amount: 10, key })).data)).toBe("COMPLETED");
    expect(wallet.payments().filter(({ seller }) => seller.publicKey === buyer.publicKey)).toHaveLength(1);
  });

  test(
    "[WALLET-03] cancelled while it is under way, the charge ends as the provider's books say",
    { tags: ["long"] },
    async () => {
      const { agreementId } = await link();
      const agreement = agreementOf(agreementId);
      wallet.fund(agreement, "CONT");
      expect(statusOf((await buyer.topUp({ amount: 10 })).data)).toBe("STARTED");
      wallet.cancel(agreement);
      await wallet.notify(agreement);
      await expect.poll(stateOf).toMatchObject({ status: "NONE" });
      wallet.move(wallet.payments().at(-1)?.id ?? 0, "approved");
      await lookNow();
      await expect.poll(balance).toBe(1_000);
    },
  );

  test("[PAY-03] of another amount than the intent's is booked by nobody", { tags: ["long"] }, async () => {
    await link();
    shop.failNext("walletRead", { kind: "status", status: 500, when: "before" });
    expect(statusOf((await buyer.topUp({ amount: 10 })).data)).toBe("STARTED");
    wallet.alter(wallet.payments().at(-1)?.id ?? 0, { amount: 9 });
    await lookNow();
    await expect
      .poll(async () => (await query("select attention from payment_intent where buyer_id = $1", buyer.clientId))[0])
      .toEqual({ attention: "AMOUNT" });
    expect(await balance()).toBe(0);
  });

  test(
    "[ONLINE-11] both books are compared: the seller's own list names what a wallet paid, and nobody takes it for another's",
    { tags: ["long"] },
    async () => {
      await link();
      await buyer.topUp({ amount: 10 });
      await buyer.topUp({ amount: 20 });
      const [first, second] = wallet.payments().slice(-2);
      wallet.move(first?.id ?? 0, "charged_back");
      const path = `/cafeterias/${buyer.cafeteriaId}/mp/comparison`;
      const compared = await callApi(server().url, { path, token: buyer.bossToken });
      expect(compared.data?.["differences"]).toEqual([
        expect.objectContaining({ provider: "WALLET_CONNECT", kind: "CHARGED_BACK", paymentId: String(first?.id) }),
      ]);
      expect(await balance()).toBe(2_000);
      // A notice of the payment within it leads to the whole.
      wallet.move(second?.id ?? 0, "refunded");
      expect(await shop.notify(wallet.innerOf(second?.id ?? 0), { id: 1 })).toBe(200);
      await expect.poll(balance).toBe(0);
      expect(server().logLines.join("")).not.toContain("PAYMENT_OF_NOBODY");
    },
  );
});

describe("what it needs", () => {
  test("[ONLINE-04] feature, its need, the country and an active link: else it is not available, and nothing is written", async () => {
    await link();
    const set = (features: readonly string[]) =>
      query("update cafeteria set features = $1 where id = $2", features, buyer.cafeteriaId);
    const isOff = async () => {
      expect(await stateOf()).toMatchObject({ isAvailable: false });
      expect((await buyer.topUp({ amount: 10 })).code).toBe("WALLET_CONNECT_NOT_AVAILABLE");
      const other = await callApi(server().url, {
        path: `/cafeterias/${buyer.cafeteriaId}/mp/wallet`,
        token: buyer.token,
      });
      expect(other.code).toBe("WALLET_CONNECT_NOT_AVAILABLE");
    };
    await set(["mercadoPago"]);
    await isOff();
    await set(["walletConnect"]);
    await isOff();
    await set(["mercadoPago", "walletConnect"]);
    await query("delete from country_provider where feature = 'walletConnect'");
    await isOff();
    await query("insert into country_provider values ('AR', 'walletConnect')");
    // A country may let it be where Mercado Pago gave us no platform's id.
    const move = (country: string) =>
      query("update cafeteria set country_id = $1 where id = $2", country, buyer.cafeteriaId);
    await query("insert into country (id, name) values ('UY', 'UY') on conflict do nothing");
    await query("insert into country_provider values ('UY', 'walletConnect')");
    await move("UY");
    await isOff();
    await move("AR");
    expect(await stateOf()).toMatchObject({ isAvailable: true });
    await query("update provider_link set status = 'DISABLED' where cafeteria_id = $1", buyer.cafeteriaId);
    await isOff();
    expect(await query("select 1 from payment_intent where buyer_id = $1", buyer.clientId)).toEqual([]);
    // Who linked it may unlink it all the same.
    expect((await buyer.wallet("DELETE")).status).toBe(200);
  });
});
