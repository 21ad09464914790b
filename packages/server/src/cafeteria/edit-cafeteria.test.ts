import type { Feature } from "@cantina/domain/cafeteria";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { openCounter } from "@cantina/testkit/orders-suite";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

const server = withTestServer();
let home: Awaited<ReturnType<typeof makeCafeteria>>;
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeAll(async () => {
  home = await makeCafeteria(server().database, { name: "Casa" });
  token = await server().signIn(home.system.email);
  await query("insert into country (id, name) values ('UY', 'Uruguay') on conflict do nothing");
});
beforeEach(async () => {
  place = await makeCafeteria(server().database, { features: ["metrics", "premiumMetrics", "mercadoPago"] });
});

const edit = {
  name: "Comedor Nuevo",
  countryId: "AR",
  tzName: "America/Argentina/Cordoba",
  activityStatus: "IN_REVISION",
  startDate: "2026-03-02",
};
const put = (path: string, body?: object) => server().ask("PUT", `/api${path}`, { token, body });
const editPlace = (more: object = {}) => put(`/cafeterias/${place.id}`, { ...edit, ...more });
const setFeatures = (features: readonly Feature[], version?: number) =>
  put(`/cafeterias/${place.id}/features`, { features, version });
const featuresNow = async () =>
  (await query("select features from cafeteria where id = $1", place.id))[0]?.["features"];

describe("a cafeteria's data", () => {
  it("are changed by a system administrator, its people are told, and the list shows them", async () => {
    const { json } = await editPlace();
    expect(json).toMatchObject({ data: { id: place.id, ...edit, status: "ENABLED" } });
    const events = await query("select entity_type, entity_id from change_event where cafeteria_id = $1", place.id);
    expect(events).toEqual([{ entity_type: "cafeteria", entity_id: place.id }]);
    const { json: list } = await server().ask("GET", "/api/cafeterias", { token });
    expect((list as { data: object[] }).data).toContainEqual(expect.objectContaining({ id: place.id, ...edit }));
    expect((await editPlace({ startDate: null })).json).toMatchObject({ data: { startDate: null } });
  });

  it("need a name, a country and a time zone that exist", async () => {
    const { json } = await editPlace({ countryId: "ZZ", tzName: "America/Atlantis" });
    expect(json).toMatchObject({ Message: { ExtraData: [{ path: "countryId" }, { path: "tzName" }] } });
    expect((await editPlace({ name: " " })).status).toBe(400);
  });

  it("[CAFETERIA-07] a new time zone leaves the local dates of orders that exist", async () => {
    const counter = await openCounter(server().database, server());
    const { cafeteriaId } = counter.canteen;
    const productId = await counter.product();
    const item = { type: "PRODUCT", productId, quantity: 1, productVersion: 1 } as const;
    await counter.till.sell({ cartId: crypto.randomUUID(), paymentMethod: "CASH", comments: "", orderItems: [item] });
    const dates = () => query("select local_date::text from transaction where cafeteria_id = $1", cafeteriaId);
    await query("update cafeteria set tz_name = 'Pacific/Kiritimati' where id = $1", cafeteriaId);
    const before = await dates();
    expect(before).toHaveLength(1);
    const moved = await put(`/cafeterias/${cafeteriaId}`, { ...edit, tzName: "Pacific/Pago_Pago" });
    expect(moved.json).toMatchObject({ data: { tzName: "Pacific/Pago_Pago" } });
    expect(await dates()).toEqual(before);
  });

  it("[CAFETERIA-06] another country takes along the providers that it doesn't enable", async () => {
    await query("update cafeteria set features = '{metrics,mercadoPago,mattilda,plexo}' where id = $1", place.id);
    await editPlace({ countryId: "UY" });
    expect(await featuresNow()).toEqual(["metrics", "mercadoPago", "plexo"]);
  });
});

describe("[CAFETERIA-11] an edit that names the version that was shown", () => {
  const stale = { Message: { Message: "STALE_ENTRY" } };

  it("is refused once there is another one, of its data and of its flags, and nothing changes", async () => {
    expect((await editPlace({ name: "Primero", version: 1 })).json).toMatchObject({ data: { version: 2 } });
    const late = await editPlace({ name: "Segundo", version: 1 });
    expect([late.status, late.json]).toEqual([
      409,
      { Message: { Message: "STALE_ENTRY", ExtraData: { id: place.id, version: 2 } } },
    ]);
    expect((await setFeatures([], 1)).json).toMatchObject(stale);
    expect((await setFeatures([], 2)).json).toMatchObject({ data: { name: "Primero", features: [], version: 3 } });
    expect((await editPlace({ version: 2 })).json).toMatchObject(stale);
    expect((await editPlace({ version: 3, countryId: "UY" })).json).toMatchObject({ data: { version: 4 } });
  });

  it("of two at once lets one win, and one that names none is of what there is", async () => {
    const both = await Promise.all(["Uno", "Dos"].map((name) => editPlace({ name, version: 1 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await editPlace()).json).toMatchObject({ data: { version: 3 } });
  });

  it("is none of disabling and enabling", async () => {
    await server().ask("DELETE", `/api/cafeterias/${place.id}`, { token });
    expect((await put(`/cafeteria/enable-cafeteria/${place.id}`)).json).toMatchObject({ data: { version: 1 } });
    expect((await editPlace({ version: 1 })).status).toBe(200);
  });
});

describe("a cafeteria's flags", () => {
  it("[CAFETERIA-04] are refused without what they need, and nothing changes", async () => {
    const refused = await setFeatures(["premiumMetrics"]);
    expect([refused.status, refused.json]).toEqual([
      400,
      {
        Message: {
          Message: "VALIDATION",
          ExtraData: [{ path: "features", message: "premiumMetrics necesita metrics" }],
        },
      },
    ]);
    expect((await setFeatures(["walletConnect"])).status).toBe(400);
    expect(await featuresNow()).toEqual(["metrics", "premiumMetrics", "mercadoPago"]);
  });

  it("[CAFETERIA-05] are refused with a provider that the country doesn't enable", async () => {
    expect((await setFeatures(["plexo"])).json).toMatchObject({
      Message: { ExtraData: [{ message: "El país no habilita plexo" }] },
    });
    await query("insert into country_provider values ('AR', 'plexo')");
    expect((await setFeatures(["plexo"])).status).toBe(200);
    await query("delete from country_provider where country_id = 'AR' and feature = 'plexo'");
    expect((await setFeatures(["plexo", "coupons"])).json).toMatchObject({ data: { features: ["coupons", "plexo"] } });
  });

  it("count for who is signed in already", async () => {
    const employee = await server().signIn(place.employee.email);
    const listCoupons = () => server().ask("GET", `/api/cafeterias/${place.id}/coupons`, { token: employee });
    expect((await listCoupons()).json).toMatchObject({ Message: { Message: "FEATURE_DISABLED" } });
    await setFeatures(["coupons"]);
    await expect.poll(async () => (await listCoupons()).status).toBe(200);
  });
});

describe("[CAFETERIA-08] a disabled cafeteria", () => {
  const ask = (method: string, path: string, by: string) =>
    server().ask(method, `/api${path.replace("{id}", place.id)}`, { token: by });

  it("refuses its people and every change until it is enabled again", async () => {
    const employee = await server().signIn(place.employee.email);
    expect((await ask("DELETE", "/cafeterias/{id}", token)).json).toMatchObject({ data: { status: "DELETED" } });
    expect((await ask("DELETE", "/cafeterias/{id}", token)).status).toBe(200);
    await expect
      .poll(async () => (await ask("GET", "/cafeterias/{id}", employee)).json)
      .toEqual({ Message: { Message: "DELETED_CAFETERIA" } });
    for (const refused of [await editPlace(), await setFeatures([])])
      expect(refused.json).toEqual({ Message: { Message: "DELETED_CAFETERIA" } });
    expect((await ask("PUT", "/cafeteria/enable-cafeteria/{id}", token)).json).toMatchObject({
      data: { status: "ENABLED", features: ["metrics", "premiumMetrics", "mercadoPago"] },
    });
    await expect.poll(async () => (await ask("GET", "/cafeterias/{id}", employee)).status).toBe(200);
  });

  it("still lets in the system administrator who is at home there, and nobody else", async () => {
    const own = await server().signIn(place.system.email);
    expect((await ask("DELETE", "/cafeterias/{id}", own)).status).toBe(200);
    const again = await server().signIn(place.system.email);
    expect((await ask("PUT", "/cafeteria/enable-cafeteria/{id}", again)).status).toBe(200);
    await ask("DELETE", "/cafeterias/{id}", again);
    await expect(server().signIn(place.administrator.email)).rejects.toThrow("DELETED_CAFETERIA");
  });

  it("can't be disabled by its own administrator", async () => {
    const administrator = await server().signIn(place.administrator.email);
    expect((await ask("DELETE", "/cafeterias/{id}", administrator)).json).toEqual({
      Message: { Message: "WRONG_PERMISSIONS" },
    });
  });
});
