import { randomUUID } from "node:crypto";
import { samplePictures, withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, it } from "vitest";

const server = withTestServer();
let counter: Counter;
let token: string;

type Client = {
  readonly id: string;
  readonly email: string;
  readonly balance: number;
  readonly status: string;
  readonly version: number;
  readonly minimumBalance: number | null;
  readonly discountCategoryId: string | null;
  readonly familyCode: string | null;
  readonly commensals: readonly { readonly id: string; readonly status: string; readonly imageUrl: string | null }[];
};
type Answer<T> = {
  readonly data: T;
  readonly totalCount: number;
  readonly Message?: { readonly Message: string; readonly ExtraData?: unknown };
};

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

async function ask<T = Client>(method: string, path: string, body?: unknown): Promise<Answer<T> & { status: number }> {
  const { status, json } = await server().ask(method, `/api/cafeterias/${counter.canteen.cafeteriaId}${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
    ...(method === "POST" ? { headers: { "idempotency-key": randomUUID() } } : {}),
  });
  return { status, ...(json as Answer<T>) };
}
const codeOf = ({ Message }: Answer<unknown>): string | undefined => Message?.Message;

beforeEach(async () => {
  counter = await openCounter(server().database, server(), {
    features: ["advancedIdentification"],
    balanceFloor: -1_000_000,
  });
  token = await signInAs(server().database, counter.canteen.administratorId);
});

const terms = { username: "Familia Paz", discountCategoryId: null, minimumBalance: null };
const child = (firstName: string, more: object = {}) => ({
  firstName,
  lastName: "Paz",
  classId: counter.canteen.classId,
  ...more,
});
const email = () => `${randomUUID()}@correo.test`;

const addClient = async (more: object = {}): Promise<Client> => {
  const added = await ask("POST", "/profiles/clients", {
    email: email(),
    ...terms,
    commensals: [child("Ana")],
    ...more,
  });
  expect(added.status, JSON.stringify(added)).toBe(200);
  return added.data;
};
/** Minor units, positive or negative. */
const give = (profileId: string, amount: number) =>
  query(
    `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
     select $1, case when $3 > 0 then d.id else c.id end, case when $3 > 0 then c.id else d.id end, abs($3), 'CORRECTION', gen_random_uuid()
       from account d, account c where d.cafeteria_id = $1 and d.kind = 'CORRECTIONS' and c.profile_id = $2`,
    counter.canteen.cafeteriaId,
    profileId,
    amount,
  );
const addCategory = async (more: object = {}) =>
  (
    await ask<{ readonly id: string; readonly version: number; readonly maxDiscount: number | null }>(
      "POST",
      "/discount_categories",
      { name: "Docentes", rate: 0.1, maxDiscount: 500, minimumBalance: -100, ...more },
    )
  ).data;
const list = (search: string) => ask<readonly Client[]>("GET", `/profiles/clients?${search}`);
const idsOf = ({ data }: Answer<readonly Client[]>) => data.map(({ id }) => id);

describe("the list of clients", () => {
  it("[CLIENTS-07] sorts by what is asked, and its pages hold everybody once", async () => {
    const balances = [300, -50, 0, 700, -50, 20, 20];
    const clients = [];
    for (const balance of balances) {
      const client = await addClient({ email: `${balance}.${email()}` });
      if (balance !== 0) await give(client.id, balance * 100);
      clients.push(client);
    }
    for (const sort of ["EMAIL", "BALANCE", "MINIMUM_BALANCE", "CATEGORY"])
      for (const direction of ["ASC", "DESC"]) {
        const whole = await list(`sort=${sort}&direction=${direction}&limit=100`);
        expect(whole.totalCount).toBe(7);
        const paged = [];
        for (const offset of [0, 3, 6])
          paged.push(...idsOf(await list(`sort=${sort}&direction=${direction}&limit=3&offset=${offset}`)));
        expect(paged).toEqual(idsOf(whole));
        expect(new Set(paged)).toEqual(new Set(clients.map(({ id }) => id)));
      }
    const byBalance = (await list("sort=BALANCE&direction=ASC&limit=100")).data.map(({ balance }) => balance);
    expect(byBalance).toEqual([-50, -50, 0, 20, 20, 300, 700]);
    const byEmail = (await list("sort=EMAIL&direction=DESC&limit=100")).data.map((one) => one.email);
    expect(byEmail).toEqual(byEmail.toSorted().toReversed());
    expect(await list("offset=50")).toMatchObject({ data: [], totalCount: 7 });
  });

  it("[CLIENTS-07] is searched by words of email, name and commensals, whatever the accents, and by category", async () => {
    const category = await addCategory();
    const one = await addClient({
      email: "nandu.casa@correo.test".replace("casa", randomUUID()),
      username: "Familia Ñandú",
      discountCategoryId: category.id,
      commensals: [child("José"), child("Zoé")],
    });
    const other = await addClient();
    for (const words of ["nandu", "familia jose", "ZOE paz", "ñandú zo", one.email])
      expect(idsOf(await list(`search=${encodeURIComponent(words)}`)), words).toEqual([one.id]);
    expect(idsOf(await list("search=nandu%20maria"))).toEqual([]);
    expect(idsOf(await list("search=%25"))).toEqual([]);
    expect(idsOf(await list(`categoryId=${category.id}`))).toEqual([one.id]);
    expect(idsOf(await list(`categoryId=${counter.canteen.discountCategoryId}`))).toEqual([other.id]);
    // Found by the new name at once, and no more by the old one.
    await ask("PUT", `/profiles/clients/${one.id}`, {
      version: one.version,
      ...terms,
      username: "Casa Ruiz",
      commensals: [],
    });
    expect(idsOf(await list("search=ruiz%20zoe"))).toEqual([one.id]);
    expect(idsOf(await list("search=familia%20zoe"))).toEqual([]);
  });

  it("[CLIENTS-08] views: debt is below 0, low is at the minimum or below it", async () => {
    const category = await addCategory({ minimumBalance: -100 });
    const [owes, atMinimum, fine, empty] = [
      await addClient({ discountCategoryId: category.id }),
      await addClient({ minimumBalance: -50 }),
      await addClient(),
      await addClient(),
    ];
    await give(owes.id, -9_999);
    await give(atMinimum.id, -5_000);
    await give(fine.id, 1);
    expect(new Set(idsOf(await list("view=DEBT")))).toEqual(new Set([owes.id, atMinimum.id]));
    expect(new Set(idsOf(await list("view=LOW")))).toEqual(new Set([atMinimum.id, empty.id]));
  });
});

describe("[CLIENTS-22] the sum of the balances", () => {
  const sum = (search = "") => ask<{ readonly total: number }>("GET", `/profiles/clients/sum?${search}`);
  const totalOf = async (search?: string) => (await sum(search)).data.total;

  it("is of everybody whom the filters find, whatever page is shown", async () => {
    expect(await totalOf()).toBe(0);
    const category = await addCategory();
    const [owes, rich, gone] = [
      await addClient({ discountCategoryId: category.id, username: "Familia Ñandú" }),
      await addClient(),
      await addClient(),
    ];
    await give(owes.id, -9_999);
    await give(rich.id, 1_000_000);
    await give(gone.id, 5);
    await ask("DELETE", `/profiles/${gone.id}`, { balance: 0.05 });
    expect(await totalOf()).toBe(9_900.01);
    expect(await totalOf("view=DEBT")).toBe(-99.99);
    expect(await totalOf("view=DELETED")).toBe(0.05);
    expect(await totalOf("search=nandu")).toBe(-99.99);
    expect(await totalOf(`categoryId=${category.id}`)).toBe(-99.99);
    expect(await totalOf("search=nadie")).toBe(0);
  });

  it("is the administrators' affair", async () => {
    token = await signInAs(server().database, counter.canteen.employeeId);
    expect(codeOf(await sum())).toBe("WRONG_PERMISSIONS");
  });
});

describe("adding a client", () => {
  it("[CLIENTS-16] opens an account with its commensals, and an email has one client in a cafeteria", async () => {
    const address = email();
    const client = await addClient({ email: address, familyCode: " F1 ", commensals: [child("Ana"), child("Leo")] });
    expect(client).toMatchObject({ email: address, balance: 0, status: "ENABLED", familyCode: "F1" });
    expect(client.commensals).toHaveLength(2);
    const again = await ask("POST", "/profiles/clients", { email: address.toUpperCase(), ...terms, commensals: [] });
    expect([again.status, codeOf(again)]).toEqual([409, "UNIQUE_CAFETERIA_PROFILE_CONFLICT"]);
    const links = await query(
      `select 1 from single_use_token t join authentication_user u on u.id = t.authentication_user_id
        where u.email = $1 and purpose = 'CONFIRM_ACCOUNT'`,
      address,
    );
    expect(links).toHaveLength(1);
  });

  it("[CLIENTS-16] mails a link that confirms the email, once; who has confirmed it gets none", async () => {
    const address = email();
    const body = { email: address, ...terms, commensals: [] };
    const key = randomUUID();
    const send = () =>
      server().ask("POST", `/api/cafeterias/${counter.canteen.cafeteriaId}/profiles/clients`, {
        token,
        body,
        headers: { "idempotency-key": key },
      });
    const mailed = () => server().mails.filter(({ to }) => to === address);
    expect((await send()).text).toBe((await send()).text);
    expect(mailed()).toHaveLength(1);
    const link = new URL(/http\S+\/verify\S+/u.exec(mailed()[0]?.text ?? "")?.[0] ?? "");
    const confirmation = Object.fromEntries(link.searchParams);
    const confirmed = await server().ask("POST", "/api/authentication/confirm-account", { body: confirmation });
    expect(confirmed.json).toEqual({ data: true });
    const elsewhere = await openCounter(server().database, server());
    const response = await server().ask("POST", `/api/cafeterias/${elsewhere.canteen.cafeteriaId}/profiles/clients`, {
      token: await signInAs(server().database, elsewhere.canteen.administratorId),
      body,
      headers: { "idempotency-key": randomUUID() },
    });
    expect(response.status).toBe(200);
    expect(mailed()).toHaveLength(1);
  });

  it("[CLIENTS-16] a deleted one that is added again comes back with its money", async () => {
    const client = await addClient();
    await give(client.id, 500);
    expect((await ask("DELETE", `/profiles/${client.id}`, { balance: 5 })).status).toBe(200);
    const back = await addClient({ email: client.email, commensals: [child("Leo")] });
    expect(back).toMatchObject({ id: client.id, balance: 5, status: "ENABLED" });
    expect(back.commensals.map(({ status }) => status).toSorted()).toEqual(["DELETED", "ENABLED"]);
  });

  it("[CLIENTS-10] refuses a minimum balance above 0", async () => {
    const body = { email: email(), ...terms, minimumBalance: 0.01, commensals: [] };
    expect(codeOf(await ask("POST", "/profiles/clients", body))).toBe("VALIDATION");
  });
});

describe("changing a client", () => {
  const change = (client: Client, body: object) =>
    ask("PUT", `/profiles/clients/${client.id}`, { version: client.version, ...terms, commensals: [], ...body });

  it("[CLIENTS-15] writes terms and commensals once per version; a stale one changes nothing", async () => {
    const client = await addClient();
    const [ana] = client.commensals;
    const changed = await change(client, {
      minimumBalance: -20.5,
      familyCode: "F9",
      commensals: [child("Anahí", { id: ana?.id }), child("Leo", { id: null })],
    });
    expect(changed.data).toMatchObject({ version: client.version + 1, minimumBalance: -20.5, familyCode: "F9" });
    expect(changed.data.commensals).toMatchObject([{ id: ana?.id, firstName: "Anahí" }, { firstName: "Leo" }]);
    const stale = await change(client, { username: "Otra" });
    expect([stale.status, stale.Message]).toEqual([
      409,
      { Message: "STALE_ENTRY", ExtraData: { id: client.id, version: client.version + 1 } },
    ]);
    const kept = await change(changed.data, {});
    expect(kept.data).toMatchObject({ minimumBalance: null, familyCode: "F9", username: "Familia Paz" });
    expect(kept.data.commensals).toHaveLength(2);
  });

  it("[CLIENTS-17] keeps photos that are pictures, and takes neither photo nor family code without the feature", async () => {
    const client = await addClient();
    const commensals = [child("Ana", { id: client.commensals[0]?.id, image: "image-0" })];
    const send = async (photo: string | null) => {
      const form = new FormData();
      form.set("payload", JSON.stringify({ version: client.version, ...terms, commensals }));
      if (photo !== null) form.set("image-0", new Blob([Buffer.from(photo, "hex")]));
      const path = `/api/cafeterias/${counter.canteen.cafeteriaId}/profiles/clients/${client.id}`;
      const response = await fetch(`${server().url}${path}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      return (await response.json()) as Answer<Client>;
    };
    expect(codeOf(await send(null))).toBe("VALIDATION");
    expect(codeOf(await send("3c7376672f3e"))).toBe("UNSUPPORTED_MEDIA_TYPE");
    const { data } = await send(samplePictures.png.toString("hex"));
    const url = data.commensals[0]?.imageUrl ?? "";
    expect(url).toMatch(/^\/api\/pictures\/[0-9a-f]{64}$/u);
    expect((await fetch(`${server().url}${url}`)).headers.get("content-type")).toBe("image/png");
    await query("update cafeteria set features = '{}' where id = $1", counter.canteen.cafeteriaId);
    token = await signInAs(server().database, counter.canteen.administratorId);
    expect(codeOf(await change(data, { commensals }))).toBe("FEATURE_DISABLED");
    expect(codeOf(await change(data, { familyCode: "F" }))).toBe("FEATURE_DISABLED");
    expect((await change(data, {})).data.commensals[0]?.imageUrl).toBe(url);
  });
});

it("[CLIENTS-20] an email that a change names is the account's own", async () => {
  const [client, other] = [await addClient(), await addClient()];
  const change = (body: object) => ask("PUT", `/profiles/clients/${client.id}`, body);
  expect(codeOf(await change({ email: other.email }))).toBe("UNIQUE_EMAIL_CONFLICT");
  expect(await change({ email: email() })).toMatchObject({
    status: 400,
    Message: { Message: "VALIDATION", ExtraData: [{ path: "email" }] },
  });
  expect(await change({ email: client.email.toUpperCase(), username: "Otra" })).toMatchObject({
    status: 200,
    data: { email: client.email, username: "Otra" },
  });
});

describe("deleting", () => {
  const subscribe = (commensalId: string | undefined) =>
    query(
      `with made as (insert into subscription (cafeteria_id, name) values ($1, 'Almuerzo') returning id)
       insert into subscription_commensal (cafeteria_id, subscription_id, commensal_id) select $1, id, $2 from made`,
      counter.canteen.cafeteriaId,
      commensalId,
    );

  it("[CLIENTS-13] a client with money goes only when that money was confirmed, and its ledger stays", async () => {
    const client = await addClient();
    await give(client.id, 12_345);
    const unseen = await ask("DELETE", `/profiles/${client.id}`);
    expect([unseen.status, unseen.Message]).toEqual([
      409,
      { Message: "UNCONFIRMED_BALANCE", ExtraData: { balance: 123.45 } },
    ]);
    const gone = await ask("DELETE", `/profiles/${client.id}`, { balance: 123.45 });
    expect(gone.data).toMatchObject({ status: "DELETED", balance: 123.45, commensals: [{ status: "DELETED" }] });
    expect(idsOf(await list(""))).toEqual([]);
    expect(idsOf(await list("view=DELETED"))).toEqual([client.id]);
    expect((await ask<readonly unknown[]>("GET", `/profiles/clients/${client.id}/statement`)).data).toHaveLength(1);
    expect(codeOf(await ask("DELETE", `/profiles/${client.id}`, { balance: 123.45 }))).toBe(
      "DELETE_OR_UPDATE_NOT_FOUND",
    );
    const product = await counter.product();
    const sold = await counter.till.sell(
      cartOf(product, { commensalId: client.commensals[0]?.id ?? null, paymentMethod: "ACCOUNT_BALANCE" }),
    );
    expect(sold.code).toBe("WRONG_COMMENSAL");
  });

  it("[CLIENTS-13] a sale and a deletion at once never leave a deleted client whose money moved after it was confirmed", async () => {
    const product = await counter.product({ price: 1_000 });
    for (let round = 0; round < 4; round += 1) {
      const client = await addClient();
      await give(client.id, 10_000);
      const commensalId = client.commensals[0]?.id ?? null;
      const [sold, gone] = await Promise.all([
        counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" })),
        ask("DELETE", `/profiles/${client.id}`, { balance: 100 }),
      ]);
      const outcome = [sold.code ?? "sold", codeOf(gone) ?? "gone"].join(" ");
      expect(["sold UNCONFIRMED_BALANCE", "WRONG_COMMENSAL gone"]).toContain(outcome);
    }
  });

  it("[CLIENTS-13] whoever has a subscription stays", async () => {
    const client = await addClient({ commensals: [child("Ana"), child("Leo")] });
    const [ana, leo] = client.commensals;
    await subscribe(ana?.id);
    const path = `/profiles/clients/${client.id}/commensals`;
    expect(codeOf(await ask("DELETE", `${path}/${ana?.id}`))).toBe("DELETE_SUBSCRIBED_COMMENSAL");
    expect(codeOf(await ask("DELETE", `/profiles/${client.id}`))).toBe("DELETE_SUBSCRIBED_COMMENSAL");
    const { data } = await ask("DELETE", `${path}/${leo?.id}`);
    expect(data.commensals.map(({ status }) => status)).toEqual(["ENABLED", "DELETED"]);
    expect(data.version).toBe(client.version + 1);
  });
});

describe("discount categories", () => {
  it("[CLIENTS-11] refuses a rate beyond 100 percent and a cap of 0", async () => {
    const terms = { name: "Mal", minimumBalance: 0 };
    for (const body of [
      { ...terms, rate: 1.01, maxDiscount: null },
      { ...terms, rate: -0.1, maxDiscount: null },
      { ...terms, rate: 0.1, maxDiscount: 0 },
      { ...terms, rate: 0.1, maxDiscount: 10.5 },
    ])
      expect(codeOf(await ask("POST", "/discount_categories", body))).toBe("INVALID_DISCOUNT");
    expect(
      codeOf(await ask("POST", "/discount_categories", { ...terms, minimumBalance: 1, rate: 0, maxDiscount: null })),
    ).toBe("VALIDATION");
  });

  it("[CLIENTS-12] the default one stays; those of another that is deleted get the default's terms", async () => {
    const category = await addCategory();
    const client = await addClient({ discountCategoryId: category.id });
    await query("update commensal set discount_category_id = $2 where profile_id = $1", client.id, category.id);
    expect(codeOf(await ask("DELETE", `/discount_categories/${counter.canteen.discountCategoryId}`))).toBe(
      "DELETE_DEFAULT_CATEGORY",
    );
    expect((await ask("DELETE", `/discount_categories/${category.id}`)).status).toBe(200);
    expect((await list("")).data).toMatchObject([
      { id: client.id, discountCategoryId: null, commensals: [{ discountCategoryId: null }] },
    ]);
    await give(client.id, 100_000);
    const product = await counter.product({ price: 10_000 });
    const sold = await counter.till.sell(
      cartOf(product, { commensalId: client.commensals[0]?.id ?? null, paymentMethod: "ACCOUNT_BALANCE" }),
    );
    expect(sold.data).toMatchObject({ totalPrice: 100 });
  });

  it("[CLIENTS-18] a name stands once in a cafeteria, whatever case and accents, and goes to one of several at once", async () => {
    const discount = { name: "Becas", rate: 0, maxDiscount: null, minimumBalance: 0 };
    const { id, version } = await addCategory({ name: "Compañía" });
    expect(codeOf(await ask("POST", "/discount_categories", { ...discount, name: "COMPANIA" }))).toBe("NAME_TAKEN");
    const path = `/discount_categories/${id}`;
    expect(codeOf(await ask("PUT", path, { ...discount, name: "general", version }))).toBe("NAME_TAKEN");
    expect((await ask("PUT", path, { ...discount, name: "compañía", version })).status).toBe(200);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => ask("POST", "/discount_categories", discount)),
      ask("PUT", path, { ...discount, name: "BECAS", version: version + 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await query("update discount_category set former_name = 'Beca' where id = $1", id);
    const listed = await ask<readonly { readonly id: string }[]>("GET", "/discount_categories");
    expect(listed.data.find((one) => one.id === id)).toMatchObject({ formerName: "Beca" });
  });

  it("[CLIENTS-15] a stale change is refused", async () => {
    const category = await addCategory();
    const body = { version: category.version, name: "Beca", rate: 0.5, maxDiscount: null, minimumBalance: 0 };
    const path = `/discount_categories/${category.id}`;
    expect((await ask("PUT", path, body)).data).toMatchObject({
      name: "Beca",
      rate: 0.5,
      version: category.version + 1,
    });
    expect(codeOf(await ask("PUT", path, body))).toBe("STALE_ENTRY");
  });
});

describe("the statement", () => {
  type Entry = {
    readonly id: string;
    readonly kind: string;
    readonly isRevert: boolean;
    readonly amount: number;
    readonly balanceAfter: number;
  };
  const statement = async (profileId: string, search = "") =>
    ask<readonly Entry[]>("GET", `/profiles/clients/${profileId}/statement?limit=100${search}`);

  it("[CLIENTS-14] has every posting with the balance after it, adds up to the balance, and pages from row to row", async () => {
    const client = await addClient({ minimumBalance: -1000 });
    const commensalId = client.commensals[0]?.id ?? null;
    await give(client.id, 50_000);
    const product = await counter.product({ price: 12_345 });
    const sold = [];
    for (let count = 0; count < 3; count += 1)
      sold.push(await counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" })));
    await counter.till.revert(String(sold[1]?.data?.["id"]), { reason: "MISTAKEN_ORDER" });
    const whole = await statement(client.id);
    expect(whole.totalCount).toBe(5);
    expect(
      whole.data.map(({ kind, isRevert, amount, balanceAfter }) => [kind, isRevert, amount, balanceAfter]),
    ).toEqual([
      ["ORDER", true, 123.45, 253.1],
      ["ORDER", false, -123.45, 129.65],
      ["ORDER", false, -123.45, 253.1],
      ["ORDER", false, -123.45, 376.55],
      ["CORRECTION", false, 500, 500],
    ]);
    const { balance } = (await list("")).data[0] ?? {};
    expect(whole.data[0]?.balanceAfter).toBe(balance);
    const first = (await ask<readonly Entry[]>("GET", `/profiles/clients/${client.id}/statement?limit=2`)).data;
    await counter.till.sell(cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
    const rest = (await statement(client.id, `&after=${first[1]?.id}`)).data;
    expect([...first, ...rest]).toEqual(whole.data);
  });

  it("[CLIENTS-14] is narrowed by days of the cafeteria without losing the balance", async () => {
    const client = await addClient();
    const late = async (amount: number, at: string) =>
      query(
        `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
         select $1, d.id, c.id, $3, 'CORRECTION', gen_random_uuid(), $4
           from account d, account c where d.cafeteria_id = $1 and d.kind = 'CORRECTIONS' and c.profile_id = $2`,
        counter.canteen.cafeteriaId,
        client.id,
        amount,
        at,
      );
    // 2:59 in UTC is still the day before in Buenos Aires.
    await late(100, "2026-11-10T15:00:00Z");
    await late(200, "2026-11-12T02:59:00Z");
    await late(400, "2026-11-12T03:00:00Z");
    const amounts = async (range: string) =>
      (await statement(client.id, range)).data.map(({ amount, balanceAfter }) => [amount, balanceAfter]);
    expect(await amounts("&from=2026-11-11&until=2026-11-11")).toEqual([[2, 3]]);
    expect(await amounts("&from=2026-11-12")).toEqual([[4, 7]]);
    expect(await amounts("&until=2026-11-10")).toEqual([[1, 1]]);
    expect(codeOf(await statement(client.id, "&from=2026-11-12&until=2026-11-11"))).toBe("TO_BEFORE_FROM");
  });
});
