import { expect } from "vitest";
import { hasFields, makeProduct } from "./products.calls.ts";
import type { Row } from "./spec-client.ts";
import { type CallsOf, type SpecPlace, newName } from "./spec-place.ts";

const fieldsOfCoupon = [
  "id",
  "name",
  "description",
  "price",
  "quantity",
  "validDays",
  "expirationDate",
  "products",
  "shownInApp",
  "status",
  "imgId",
];
const fieldsOfUserCoupon = ["id", "couponId", "remainingQuantity", "originalQuantity", "buyTime", "expirationTime"];
const fieldsOfSubscription = ["id", "name", "availableWeekDates", "payDayPrices", "status", "commensalIds", "lastUse"];
const everyDay = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

const idOf = (row: Row | undefined): string => String(row?.["id"]);

const categoryTerms = () => ({ name: newName("Becados"), rate: 0.25, minimumBalance: -100 });

const makeDiscount = ({ administrator }: SpecPlace): Promise<Row> =>
  administrator.ask("POST", "…/discount_categories", categoryTerms());

const subscriptionTerms = () => ({
  name: newName("Almuerzo"),
  payDayPrices: [
    { day: 1, price: 300 },
    { day: 10, price: 350.5 },
  ],
  availableWeekDates: everyDay,
});

const makeSubscription = ({ administrator }: SpecPlace): Promise<Row> =>
  administrator.ask("POST", "…/subscriptions", subscriptionTerms());

async function joinSubscription(place: SpecPlace): Promise<string> {
  const id = idOf(await makeSubscription(place));
  await place.administrator.ask("POST", `…/subscriptions/${id}/commensals`, { commensalIds: [place.commensalId] });
  return id;
}

const couponTerms = async (place: SpecPlace) => ({
  name: newName("Cuponera"),
  description: "Diez cafés",
  price: 80,
  quantity: 10,
  validDays: 30,
  products: [await makeProduct(place)],
  shownInApp: true,
});

const makeCoupon = async (place: SpecPlace): Promise<Row> =>
  place.administrator.ask("POST", "…/coupons", await couponTerms(place));

export const termCalls: CallsOf<"terms"> = {
  "GET …/discount_categories": async ({ employee }) => {
    const [row] = await employee.list("…/discount_categories");
    hasFields(row, ["id", "name", "rate", "maxDiscount", "minimumBalance"]);
  },
  "POST …/discount_categories": async ({ administrator }) => {
    const asked = categoryTerms();
    expect(await administrator.ask("POST", "…/discount_categories", asked)).toMatchObject({
      ...asked,
      maxDiscount: null,
    });
  },
  "PUT …/discount_categories/{id}": async (place) => {
    const id = idOf(await makeDiscount(place));
    const asked = { ...categoryTerms(), rate: 0.5, maxDiscount: 40 };
    expect(await place.administrator.ask("PUT", `…/discount_categories/${id}`, asked)).toMatchObject(asked);
  },
  "DELETE …/discount_categories/{id}": async (place) => {
    const id = idOf(await makeDiscount(place));
    await place.administrator.ask("DELETE", `…/discount_categories/${id}`);
    expect(await place.administrator.send("DELETE", `…/discount_categories/${id}`)).toMatchObject({
      status: 404,
      body: { Message: { Message: "DELETE_OR_UPDATE_NOT_FOUND" } },
    });
  },
  "GET …/subscriptions": async (place) => {
    await makeSubscription(place);
    hasFields((await place.employee.list("…/subscriptions"))[0], fieldsOfSubscription);
  },
  "POST …/subscriptions": async ({ administrator }) => {
    const asked = subscriptionTerms();
    expect(await administrator.ask("POST", "…/subscriptions", asked)).toMatchObject(asked);
  },
  "PUT …/subscriptions/{id}": async (place) => {
    const id = idOf(await makeSubscription(place));
    const asked = { ...subscriptionTerms(), availableWeekDates: ["MONDAY"] };
    expect(await place.administrator.ask("PUT", `…/subscriptions/${id}`, asked)).toMatchObject(asked);
  },
  "DELETE …/subscriptions/{id}": async (place) => {
    const id = idOf(await makeSubscription(place));
    await place.administrator.ask("PUT", `…/subscriptions/${id}/status`, { status: "DISABLED" });
    await place.administrator.ask("DELETE", `…/subscriptions/${id}`);
    expect(await place.employee.list("…/subscriptions")).toEqual([]);
  },
  "PUT …/subscriptions/{id}/status": async (place) => {
    const id = idOf(await makeSubscription(place));
    const asked = { status: "DISABLED" };
    expect(await place.administrator.ask("PUT", `…/subscriptions/${id}/status`, asked)).toMatchObject(asked);
  },
  "POST …/subscriptions/{id}/commensals": async (place) => {
    const id = idOf(await makeSubscription(place));
    const asked = { commensalIds: [place.commensalId] };
    expect(await place.administrator.ask("POST", `…/subscriptions/${id}/commensals`, asked)).toMatchObject(asked);
    const profile = await place.employee.ask("GET", `…/profiles/${place.clientId}`);
    expect(profile["commensalSubscriptions"]).toMatchObject([{ subscriptionId: id, commensalId: place.commensalId }]);
  },
  "DELETE …/subscriptions/{id}/commensals/{commensalId}": async (place) => {
    const id = await joinSubscription(place);
    const left = await place.administrator.ask("DELETE", `…/subscriptions/${id}/commensals/${place.commensalId}`);
    expect(left).toMatchObject({ commensalIds: [] });
  },
  "GET …/subscriptions/commensals?unpaid=true": async (place) => {
    const subscriptionId = await joinSubscription(place);
    expect(await place.administrator.list("…/subscriptions/commensals?unpaid=true")).toMatchObject([
      { subscriptionId, commensalId: place.commensalId },
    ]);
  },
  "POST …/subscriptions/apply": async (place) => {
    const subscriptionId = await joinSubscription(place);
    const meals = [{ commensalId: place.commensalId, subscriptionId }];
    const first = await place.employee.send("POST", "…/subscriptions/apply", meals);
    expect(first).toMatchObject({ status: 200, body: { data: [{ id: subscriptionId }] } });
    const [row] = await place.employee.list("…/subscriptions");
    expect(row?.["lastUse"]).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  },
  "GET …/coupons": async (place) => {
    await makeCoupon(place);
    hasFields((await place.employee.list("…/coupons"))[0], fieldsOfCoupon);
  },
  "POST …/coupons": async (place) => {
    const asked = await couponTerms(place);
    expect(await place.administrator.ask("POST", "…/coupons", asked)).toMatchObject({ ...asked, imgId: null });
  },
  "PUT …/coupons/{id}": async (place) => {
    const made = await makeCoupon(place);
    const asked = { ...(await couponTerms(place)), imgId: made["imgId"], price: 95.5 };
    expect(await place.administrator.ask("PUT", `…/coupons/${idOf(made)}`, asked)).toMatchObject(asked);
  },
  "DELETE …/coupons/{id}": async (place) => {
    await place.administrator.ask("DELETE", `…/coupons/${idOf(await makeCoupon(place))}`);
    expect(await place.employee.list("…/coupons")).toEqual([]);
  },
  "POST …/coupons/{id}/buy": async (place) => {
    const id = idOf(await makeCoupon(place));
    const asked = { buyerId: place.clientId, paymentMethod: "CASH", quantity: 2 };
    await place.employee.ask("POST", `…/coupons/${id}/buy`, asked);
    const [row] = await place.employee.list(`…/profiles/clients/${place.clientId}/coupons`);
    hasFields(row, fieldsOfUserCoupon);
    expect(row).toMatchObject({ couponId: id, originalQuantity: 20, remainingQuantity: 20 });
    const nobody = await place.employee.send("POST", `…/coupons/${id}/buy`, { paymentMethod: "CASH", quantity: 1 });
    expect(nobody).toMatchObject({ status: 400, body: { Message: { Message: "CLIENT_MISSING" } } });
  },
};
