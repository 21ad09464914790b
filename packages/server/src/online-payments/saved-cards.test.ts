import { randomBytes, randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import { type OnlineBuyer, beginTopUp, linkSeller, openBuyer, submitCard } from "@cantina/testkit/online-suite";
import { startMercadoPago } from "@cantina/testkit/stand-ins";
import { afterAll, beforeEach, describe, expect, test } from "vitest";

const shop = await startMercadoPago();
const server = withTestServer({ sealingKey: randomBytes(32), mercadoPago: shop.settings });
afterAll(() => shop.close());

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
type Data = Readonly<Record<string, unknown>>;
type Offered = { readonly id: string; readonly lastFour: string; readonly brand: string };

let buyer: OnlineBuyer;
beforeEach(async () => {
  shop.forgetFaults();
  shop.hideCustomer(0);
  buyer = await openBuyer({ database: server().database, url: server().url, shop });
});

async function topUp(of = buyer): Promise<string> {
  const { data } = await beginTopUp(server().url, of, { amount: 1_000 });
  return String(data?.["paymentRequestToken"]);
}

/** What the page reads of its token. */
function payerIn(paymentRequestToken: string): {
  readonly customerId: string | null;
  readonly cards: readonly Offered[];
} {
  const payload = Buffer.from(paymentRequestToken.split(".")[1] ?? "", "base64url").toString();
  const { payerInfo } = JSON.parse(payload) as { readonly payerInfo: ReturnType<typeof payerIn> };
  return payerInfo;
}

const cardToken = (type = "debit_card", holder = "APRO", of = buyer) => shop.cardToken(of.publicKey, holder, type);

const pay = (more: Omit<Parameters<typeof submitCard>[1], "paymentRequestToken">, request?: string, of = buyer) =>
  (request === undefined ? topUp(of) : Promise.resolve(request)).then((paymentRequestToken) =>
    submitCard(server().url, { paymentRequestToken, ...more }),
  );

/** A card that was saved with a payment, as the next page is offered it. */
async function saved(type = "debit_card", of = buyer): Promise<Offered> {
  const { data } = await pay(
    { cardToken: cardToken(type, "APRO", of), savingToken: cardToken(type, "APRO", of) },
    undefined,
    of,
  );
  expect(data).toMatchObject({ status: "approved", isCardSaved: true });
  const [row] = await query(
    `select card_id as id, last_four as "lastFour", brand from saved_card where client_id = $1 order by saved_at desc limit 1`,
    of.clientId,
  );
  return row as unknown as Offered;
}

const rowsOf = ({ clientId }: OnlineBuyer) => query("select * from saved_card where client_id = $1", clientId);
const emailOf = async ({ clientId }: OnlineBuyer) => {
  const [row] = await query(
    "select u.email from profile p join authentication_user u on u.id = p.authentication_user_id where p.id = $1",
    clientId,
  );
  return String(row?.["email"]);
};
const balanceOf = async ({ clientId }: OnlineBuyer) =>
  Number((await query("select balance from account where profile_id = $1", clientId))[0]?.["balance"]);

async function ask(method: "GET" | "DELETE" | "PUT", path: string, token: string, body: unknown = {}) {
  const { status, json } = await server().ask(method, `/api${path}`, {
    token,
    ...(method === "GET" ? {} : { body }),
    headers: { "idempotency-key": randomUUID() },
  });
  const told = json as { readonly data?: unknown; readonly Message?: { readonly Message: string } };
  return { status, data: told.data, code: told.Message?.Message };
}
const listed = async (of: OnlineBuyer) =>
  (await ask("GET", `/cafeterias/${of.cafeteriaId}/mp/cards`, of.token)).data as readonly Data[];

describe("saving a card", () => {
  test("[CARD-09] [CARD-11] it is saved once after the payment, though the answer was lost and it was asked again", async () => {
    const request = await topUp();
    const asked = { cardToken: cardToken(), savingToken: cardToken() };
    const [first, beside] = await Promise.all([pay(asked, request), pay(asked, request)]);
    expect([first.status, beside.status]).toEqual([200, 200]);
    expect((await pay(asked, request)).data).toMatchObject({ status: "approved", isCardSaved: true });
    expect(await pay({ ...asked, savingToken: cardToken() }, request)).toMatchObject({ data: { isCardSaved: true } });
    const kept = shop.keptCards(await emailOf(buyer));
    expect(kept).toHaveLength(1);
    const [row, another] = await rowsOf(buyer);
    expect(another).toBeUndefined();
    expect(row).toMatchObject({ card_id: kept[0], last_four: "3304", brand: "debvisa", expiry_month: 11 });
    expect(await balanceOf(buyer)).toBe(100_000);
    // The same card again is the same card.
    await saved();
    expect(await rowsOf(buyer)).toHaveLength(1);
  });

  test("[CARD-09] an answer of the provider's that was lost loses no card", async () => {
    shop.failNext("addCustomer", { kind: "reset", when: "after" });
    shop.failNext("addCard", { kind: "reset", when: "after" });
    await saved();
    expect(shop.keptCards(await emailOf(buyer))).toHaveLength(1);
  });

  test.each([
    ["addCard", { kind: "status", status: 400, when: "before", code: "130" }],
    ["addCard", { kind: "status", status: 500, when: "before" }],
    ["addCard", { kind: "garbage", text: "<html>" }],
    ["addCustomer", { kind: "status", status: 429, when: "before" }],
    ["addCustomer", { kind: "status", status: 403, when: "before" }],
  ] as const)(
    "[CARD-09] %s that fails by %o leaves the payment approved, and nobody tries again",
    async (kind, fault) => {
      shop.failNext(kind, fault);
      if (fault.kind === "garbage") shop.failNext("listCards", { kind: "status", status: 500, when: "before" });
      if (fault.kind === "status" && fault.status === 403) shop.failNext("addCustomer", fault);
      const [request, savingToken] = [await topUp(), cardToken()];
      const paid = await pay({ cardToken: cardToken(), savingToken }, request);
      expect(paid.data).toMatchObject({ status: "approved", isCardSaved: false });
      expect([await balanceOf(buyer), await rowsOf(buyer)]).toEqual([100_000, []]);
      const told = server().logLines.filter((line) => line.includes("CARD_NOT_SAVED"));
      expect(told.at(-1)).toContain("intentId");
      for (const secret of [savingToken, await emailOf(buyer), "APRO"]) expect(told.join("")).not.toContain(secret);
      expect((await pay({ cardToken: cardToken(), savingToken }, request)).data).toMatchObject({ isCardSaved: false });
      expect(await rowsOf(buyer)).toEqual([]);
    },
  );

  test(
    "[CARD-09] a provider that says nothing more once it was paid keeps nobody waiting for the card",
    { tags: ["long"] },
    async () => {
      shop.failNext("addCustomer", { kind: "hang", when: "after" });
      for (const kind of ["addCard", "listCards"] as const) shop.failNext(kind, { kind: "hang", when: "before" });
      const paid = await pay({ cardToken: cardToken(), savingToken: cardToken() }, await topUp());
      expect(paid.data).toMatchObject({ status: "approved", isCardSaved: false });
      // It was answered before the last of them was asked.
      expect(shop.faultsLeft("listCards")).toBe(1);
      expect([await balanceOf(buyer), await rowsOf(buyer)]).toEqual([100_000, []]);
      shop.forgetFaults();
    },
  );

  test("[CARD-09] a customer that is not found right after it was made is found a moment later", async () => {
    shop.hideCustomer(1);
    await saved();
  });

  test("[CARD-07] [CARD-09] an unticked box, a token that paid and a refused payment save nothing", async () => {
    const request = await topUp();
    const refused = await pay({ cardToken: cardToken("debit_card", "FUND"), savingToken: cardToken() }, request);
    expect(refused.data).toMatchObject({ status: "rejected", isCardSaved: false });
    expect((await pay({ cardToken: cardToken() }, request)).data).toMatchObject({ isCardSaved: false });
    const spent = cardToken();
    const twice = await pay({ cardToken: spent, savingToken: spent });
    expect(twice.data).toMatchObject({ status: "approved", isCardSaved: false });
    expect([await balanceOf(buyer), shop.keptCards(await emailOf(buyer))]).toEqual([200_000, []]);
    expect(payerIn(await topUp())).toMatchObject({ customerId: null, cards: [] });
  });
});

describe("paying with a saved card", () => {
  test("[CARD-10] the next page is offered it, and it pays in the name of its customer", async () => {
    const { id } = await saved();
    const request = await topUp();
    const { customerId, cards } = payerIn(request);
    expect(cards).toEqual([{ id, lastFour: "3304", brand: "debvisa", expiryMonth: 11, expiryYear: 2030 }]);
    const paid = await pay({ cardToken: shop.savedCardToken(id), savedCardId: id }, request);
    expect(paid.data).toMatchObject({ status: "approved" });
    const { body = "{}" } = shop.payments().at(-1) ?? {};
    expect(JSON.parse(body)).toMatchObject({
      payer: { type: "customer", id: customerId },
      payment_method_id: "debvisa",
    });
    expect(await balanceOf(buyer)).toBe(200_000);
  });

  test("[CARD-10] another client's, another seller's and nobody's card are refused, and nothing is charged", async () => {
    const other = await openBuyer({ database: server().database, url: server().url, shop });
    const [mine, theirs] = [await saved(), await saved("debit_card", other)];
    const before = shop.payments().length;
    for (const id of [theirs.id, "1"])
      expect(await pay({ cardToken: cardToken(), savedCardId: id })).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(await listed(buyer)).toHaveLength(1);
    const begun = await topUp();
    await linkSeller({ url: server().url, shop }, buyer);
    expect(await pay({ cardToken: shop.savedCardToken(mine.id), savedCardId: mine.id }, begun)).toMatchObject({
      status: 400,
      code: "VALIDATION",
    });
    expect(payerIn(await topUp()).cards).toEqual([]);
    expect(shop.payments().length).toBe(before);
  });

  test("[CARD-10] debit only offers no saved credit card, and refuses one before anything is charged", async () => {
    const [credit, debit] = [await saved("credit_card"), await saved()];
    await query("update cafeteria set features = array_append(features, 'debitOnly') where id = $1", buyer.cafeteriaId);
    const request = await topUp();
    expect(payerIn(request).cards.map(({ id }) => id)).toEqual([debit.id]);
    const before = shop.payments().length;
    const asked = { cardToken: shop.savedCardToken(credit.id), savedCardId: credit.id };
    expect(await pay(asked, request)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(shop.payments().length).toBe(before);
    const paid = await pay({ cardToken: shop.savedCardToken(debit.id), savedCardId: debit.id }, request);
    expect(paid.data).toMatchObject({ status: "approved" });
  });

  test("[CARD-10] one that is past its month is neither offered nor charged", async () => {
    const { id } = await saved();
    await query("update saved_card set expiry_year = 2020 where client_id = $1", buyer.clientId);
    expect(payerIn(await topUp()).cards).toEqual([]);
    const before = shop.payments().length;
    expect((await pay({ cardToken: shop.savedCardToken(id), savedCardId: id })).code).toBe("VALIDATION");
    expect(shop.payments().length).toBe(before);
  });

  test("[CARD-11] what the provider does not know any more is offered to nobody", async () => {
    const { id } = await saved();
    shop.failNext("charge", { kind: "status", status: 400, when: "before", code: "2009" });
    const paid = await pay({ cardToken: shop.savedCardToken(id), savedCardId: id });
    expect(paid.data).toMatchObject({ status: "rejected" });
    expect(await rowsOf(buyer)).toEqual([]);
  });
});

describe("a saved card goes", () => {
  const remove = (of: OnlineBuyer, id: unknown) =>
    ask("DELETE", `/cafeterias/${of.cafeteriaId}/mp/cards/${String(id)}`, of.token);

  test("[CARD-11] when the client removes it: at the provider first, and gone there is gone", async () => {
    await saved();
    const [card] = await listed(buyer);
    expect(card).toEqual({
      id: expect.any(String) as string,
      lastFour: "3304",
      brand: "debvisa",
      expiryMonth: 11,
      expiryYear: 2030,
    });
    const stranger = await openBuyer({ database: server().database, url: server().url, shop });
    expect(await remove(stranger, card?.["id"])).toMatchObject({ status: 404, code: "DELETE_OR_UPDATE_NOT_FOUND" });
    shop.failNext("removeCard", { kind: "reset", when: "after" });
    expect(await remove(buyer, card?.["id"])).toMatchObject({ status: 400, code: "MP_NOT_AVAILABLE" });
    expect([shop.keptCards(await emailOf(buyer)), (await listed(buyer)).length]).toEqual([[], 1]);
    expect((await remove(buyer, card?.["id"])).status).toBe(200);
    expect(await listed(buyer)).toEqual([]);
    expect((await remove(buyer, card?.["id"])).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
  });

  test("[CARD-11] when the cafeteria leaves the seller's account, and not when it links the same again", async () => {
    await saved();
    const [row] = await query("select account_id from provider_link where cafeteria_id = $1", buyer.cafeteriaId);
    await linkSeller({ url: server().url, shop }, buyer, shop.seller(String(row?.["account_id"])));
    expect(await rowsOf(buyer)).toHaveLength(1);
    await linkSeller({ url: server().url, shop }, buyer);
    expect(await rowsOf(buyer)).toEqual([]);
    const anew = await query("select public_key from provider_link where cafeteria_id = $1", buyer.cafeteriaId);
    await saved("debit_card", { ...buyer, publicKey: String(anew[0]?.["public_key"]) });
    const off = await ask("PUT", `/cafeteria/${buyer.cafeteriaId}/mp/remove-credentials`, buyer.bossToken);
    expect([off.status, await rowsOf(buyer)]).toEqual([200, []]);
  });

  test("[CARD-11] when the client's account is closed", async () => {
    await saved();
    const path = `/cafeterias/${buyer.cafeteriaId}/profiles/${buyer.clientId}`;
    const gone = await ask("DELETE", path, buyer.bossToken, { balance: 1_000 });
    expect([gone.status, await rowsOf(buyer)]).toEqual([200, []]);
  });

  test("[CARD-11] the log says nothing of any card", async () => {
    const [credit, { id }] = [await saved("credit_card"), await saved()];
    await pay({ cardToken: shop.savedCardToken(id), savedCardId: id });
    const log = server().logLines.join("");
    for (const secret of [credit.id, id, await emailOf(buyer)]) expect(log).not.toContain(secret);
  });
});
