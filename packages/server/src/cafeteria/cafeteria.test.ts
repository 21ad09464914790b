import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, describe, expect, it } from "vitest";
import { mercadoPagoAddresses } from "../mercado-pago/index.ts";
import { codePrefix } from "./code-prefix.ts";

const server = withTestServer({
  mercadoPago: {
    ...mercadoPagoAddresses,
    applications: { AR: { clientId: "4410", clientSecret: "hidden-1", webhookSecret: "hidden-2" } },
    wallets: {},
  },
});
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;

beforeAll(async () => {
  place = await makeCafeteria(server().database, { features: ["coupons", "flowControl"] });
  token = await server().signIn(place.system.email);
});

const create = (body: object) => server().ask("POST", "/api/cafeterias", { token, body });

describe("a new cafeteria", () => {
  it("gets a code that no other has, a default discount category and its accounts", async () => {
    const wanted = { name: "Comedor San Martín", countryId: "AR", tzName: "America/Argentina/Buenos_Aires" };
    const made = await Promise.all([create(wanted), create(wanted)]);
    const codes = made.map(({ json }) => (json as { data: { code: string } }).data.code);
    expect(codes.sort()).toEqual(["SM-001", "SM-002"]);
    const { id } = (made[0]?.json as { data: { id: string } } | undefined)?.data ?? { id: "" };
    const { json } = await server().ask("GET", `/api/cafeterias/${id}`, { token });
    expect(json).toMatchObject({
      data: { ...wanted, countryName: "Argentina", activityStatus: "ONBOARDING", features: [], balanceFloor: 0 },
    });
    const [category] = await server().database.query(
      "select cafeteria_id, rate_basis_points from discount_category where id = $1",
      [(json as { data: { defaultDiscountCategoryId: string } }).data.defaultDiscountCategoryId],
    );
    expect(category).toEqual({ cafeteria_id: id, rate_basis_points: 0 });
    expect(
      await server().database.query("select 1 from account where cafeteria_id = $1 and kind = 'SALES'", [id]),
    ).toHaveLength(1);
  });

  it("needs a country and a time zone that exist", async () => {
    const { json } = await create({ name: "X", countryId: "ZZ", tzName: "America/Atlantis" });
    expect(json).toEqual({
      Message: {
        Message: "VALIDATION",
        ExtraData: [
          { path: "countryId", message: "El país no existe" },
          { path: "tzName", message: "La zona horaria no existe" },
        ],
      },
    });
  });

  it.each(["UTC", "Etc/UTC", "America/Argentina/Ushuaia", "Asia/Tokyo"])(
    "[CAFETERIA-51] stands in any zone of the tz database: %s",
    async (tzName) => {
      expect(await create({ name: "En su hora", countryId: "AR", tzName })).toMatchObject({
        status: 200,
        json: { data: { tzName } },
      });
    },
  );

  // Node knows the first one and PostgreSQL doesn't; the second one PostgreSQL reads as an offset without summer time.
  it.each(["US/Pacific-New", "CET", "+03:00", "America/Atlantis", ""])(
    "[CAFETERIA-51] is refused in a zone that its days can't be counted in: %j",
    async (tzName) => {
      expect(await create({ name: "Sin hora", countryId: "AR", tzName })).toMatchObject({
        status: 400,
        json: { Message: { Message: "INVALID_TIME_ZONE" } },
      });
      // One such row was enough to take the day of every cafeteria away.
      expect(await server().ask("GET", "/api/overview", { token })).toMatchObject({ status: 200 });
    },
  );
});

it("a cafeteria is read with its options by all its people", async () => {
  const { json } = await server().ask("GET", `/api/cafeterias/${place.id}`, {
    token: await server().signIn(place.client.email),
  });
  expect(json).toMatchObject({
    data: { id: place.id, features: ["coupons", "flowControl"], defaultDiscountCategoryId: place.categoryId },
  });
});

it("[CAFETERIA-52] tells what its buyers pay on top to all, and what is asked in all to administrators", async () => {
  const fees = { userSurchargeFee: 2.5, marketFee: 4.01, walletConnectSurchargeFee: 1, walletConnectMarketFee: 3 };
  const read = async (email: string) => {
    const reader = await server().signIn(email);
    const { json } = await server().ask("GET", `/api/cafeterias/${place.id}`, { token: reader });
    const { data } = json as { readonly data: Readonly<Record<string, unknown>> };
    return Object.fromEntries(Object.entries(data).filter(([name]) => name.endsWith("Fee")));
  };
  const unset = { userSurchargeFee: 0, marketFee: 0, walletConnectSurchargeFee: 0, walletConnectMarketFee: 0 };
  expect(await read(place.administrator.email)).toEqual(unset);
  await server().ask("PUT", `/api/mercadopago/fee/${place.id}`, { token, body: fees });
  expect(await read(place.administrator.email)).toEqual(fees);
  for (const { email } of [place.employee, place.client])
    expect(await read(email)).toEqual({ userSurchargeFee: 2.5, walletConnectSurchargeFee: 1 });
});

it("a country tells what cafeterias there are linked to Mercado Pago by, and no secret of it", async () => {
  await server().database.query("insert into country (id, name) values ('UY', 'Uruguay') on conflict do nothing", []);
  const { json } = await server().ask("GET", "/api/countries", {
    token: await server().signIn(place.system.email),
  });
  expect((json as { data: { id: string }[] }).data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: "AR", mercadoPagoConfiguration: { clientId: "4410" } }),
      expect.objectContaining({ id: "UY", mercadoPagoConfiguration: null }),
    ]),
  );
  expect(JSON.stringify(json)).not.toContain("hidden");
});

it("a disabled cafeteria lets nobody in but a system administrator", async () => {
  const closed = await makeCafeteria(server().database);
  const employee = await server().signIn(closed.employee.email);
  await server().database.query("update cafeteria set status = 'DELETED' where id = $1", [closed.id]);
  expect((await server().ask("GET", `/api/cafeterias/${closed.id}`, { token: employee })).json).toEqual({
    Message: { Message: "DELETED_CAFETERIA" },
  });
  expect((await server().ask("GET", `/api/cafeterias/${closed.id}`, { token })).json).toMatchObject({
    data: { status: "DELETED" },
  });
});

it("codes start with initials that a person recognises", () => {
  expect(
    ["Comedor San Martín", "Cantina Belgrano", "Escuela N° 12 de la Ñandú", "Comedor", "123"].map(codePrefix),
  ).toEqual(["SM", "B", "ENN", "C", "C"]);
});
