import { expect } from "vitest";
import { hasFields } from "./products.calls.ts";
import type { Row } from "./spec-client.ts";
import { type CallsOf, type SpecPlace, newName } from "./spec-place.ts";

const fieldsOfCafeteria = [
  "id",
  "name",
  "code",
  "countryId",
  "tzName",
  "activityStatus",
  "status",
  "startDate",
  "classes",
  "closingTime",
  "closedDays",
  "dayOrderRequestTimeLimit",
  "allowedOrderPickupTimeType",
  "allowedDiscreteOrderPickupTimes",
  "allowedIntervalOrderPickupTimeStart",
  "allowedIntervalOrderPickupTimeEnd",
  "customPaymentMethod",
  "allowIgnoreMinimumBalance",
  "defaultDiscountCategoryId",
  "autoCompleteDailyOrders",
  "features",
  "arcaCafeteriaConfiguration",
  "userSurchargeFee",
  "walletConnectSurchargeFee",
];
const fieldsOfCountry = [
  "id",
  "name",
  "mercadoPagoEnabled",
  "mercadoPagoConfiguration",
  "walletConnectEnabled",
  "directa24Enabled",
  "plexoEnabled",
  "mattildaEnabled",
];

const zone = "America/Argentina/Cordoba";

const makePlace = ({ system }: SpecPlace): Promise<Row> =>
  system.ask("POST", "/cafeterias", { name: newName("Comedor"), countryId: "AR", tzName: zone });

export const cafeteriaCalls: CallsOf<"cafeterias"> = {
  "POST /cafeterias": async (place) => {
    hasFields(await makePlace(place), ["id", "name", "code", "countryId", "tzName", "activityStatus", "status"]);
    const asked = { name: "Mal puesto", countryId: "AR", tzName: "Marte/Olimpo" };
    expect(await place.system.send("POST", "/cafeterias", asked)).toMatchObject({
      status: 400,
      body: { Message: { Message: "INVALID_TIME_ZONE" } },
    });
  },
  "GET /cafeterias": async ({ system }) => {
    const [row] = await system.list("/cafeterias");
    hasFields(row, ["id", "name", "code", "countryId", "tzName", "activityStatus", "status", "startDate", "features"]);
  },
  "GET /cafeterias/{id}": async ({ employee, administrator, cafeteriaId }) => {
    hasFields(await employee.ask("GET", `/cafeterias/${cafeteriaId}`), fieldsOfCafeteria);
    hasFields(await administrator.ask("GET", `/cafeterias/${cafeteriaId}`), [
      ...fieldsOfCafeteria,
      "marketFee",
      "walletConnectMarketFee",
    ]);
  },
  "PUT /cafeterias/{id}": async (place) => {
    const { id } = await makePlace(place);
    const asked = {
      name: newName("Otro"),
      countryId: "AR",
      tzName: zone,
      activityStatus: "ACTIVE",
      startDate: "2026-03-02",
    };
    expect(await place.system.ask("PUT", `/cafeterias/${String(id)}`, asked)).toMatchObject(asked);
  },
  "DELETE /cafeterias/{id}": async (place) => {
    const { id } = await makePlace(place);
    expect(await place.system.ask("DELETE", `/cafeterias/${String(id)}`)).toMatchObject({ status: "DELETED" });
  },
  "PUT /cafeteria/enable-cafeteria/{id}": async (place) => {
    const { id } = await makePlace(place);
    await place.system.ask("DELETE", `/cafeterias/${String(id)}`);
    const back = await place.system.ask("PUT", `/cafeteria/enable-cafeteria/${String(id)}`);
    expect(back["status"]).not.toBe("DELETED");
  },
  "PUT …/features": async ({ system }) => {
    const features = ["coupons", "flowControl"];
    expect(await system.ask("PUT", "…/features", { features })).toMatchObject({ features });
  },
  "PUT …/edit_admin": async ({ administrator }) => {
    const asked = {
      closedDays: ["SUNDAY"],
      dayOrderRequestTimeLimit: "09:30",
      allowedOrderPickupTimeType: "INTERVAL",
      allowedIntervalOrderPickupTimeStart: "00:00",
      allowedIntervalOrderPickupTimeEnd: "23:59",
    };
    expect(await administrator.ask("PUT", "…/edit_admin", asked)).toMatchObject(asked);
    const back = { closedDays: [], dayOrderRequestTimeLimit: null, allowedOrderPickupTimeType: "ALWAYS_OPEN" };
    expect(await administrator.ask("PUT", "…/edit_admin", back)).toMatchObject(back);
  },
  "PUT …/custom-payment-method": async ({ administrator, employee, cafeteriaId }) => {
    const { customPaymentMethod } = await employee.ask("GET", `/cafeterias/${cafeteriaId}`);
    for (const name of ["Ticket", customPaymentMethod]) {
      const asked = { customPaymentMethod: name };
      expect(await administrator.ask("PUT", "…/custom-payment-method", asked)).toMatchObject(asked);
    }
  },
  "PUT …/ignore-minimum-balance": async ({ administrator, employee, cafeteriaId }) => {
    const { allowIgnoreMinimumBalance: was } = await employee.ask("GET", `/cafeterias/${cafeteriaId}`);
    for (const isOn of [was !== true, was]) {
      const asked = { allowIgnoreMinimumBalance: isOn };
      expect(await administrator.ask("PUT", "…/ignore-minimum-balance", asked)).toMatchObject(asked);
    }
  },
  "PUT …/autocomplete": async ({ administrator }) => {
    const asked = { autoCompleteCheck: true };
    expect(await administrator.ask("PUT", "…/autocomplete", asked)).toMatchObject(asked);
  },
  "GET /countries/": async ({ system, administrator, employee }) => {
    // An administrator's configuration says what the country doesn't enable, and links by its client id.
    for (const reader of [system, administrator])
      for (const path of ["/countries/", "/countries"]) hasFields((await reader.list(path))[0], fieldsOfCountry);
    expect(await employee.send("GET", "/countries/")).toMatchObject({ status: 403 });
  },
};
