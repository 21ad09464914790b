import { type EndpointName, endpoints } from "@cantina/contract/table";
import { withTestServer } from "@cantina/testkit/database";
import {
  type Request,
  type World,
  endpointNames,
  exampleOf,
  idPlacesOf,
  makeWorld,
  sendRequest,
  swappedRequests,
} from "@cantina/testkit/fuzz";
import { beforeAll, describe, expect, it } from "vitest";
import { foldConsumption } from "../consumption/index.ts";

const server = withTestServer();
let mine: World;
let theirs: World;

beforeAll(async () => {
  const place = { database: server().database, url: server().url };
  mine = await makeWorld(place, "ALFA");
  theirs = await makeWorld(place, "BETA");
  // Or the job would book it meanwhile.
  await foldConsumption(server().database.kysely);
});

/** By name and where the id stands: what a stranger's id is answered with, where its rule has a code of its own. */
const answers: Readonly<Record<string, string>> = {
  "orderClasses body.newOrderIds.0": "INVALID_CLASS_POSITIONS",
  "orderClasses body.newOrderIds.1": "INVALID_CLASS_POSITIONS",
  "editSettings body.allowedDiscreteOrderPickupTimes.0.cafeteriaClassesIds.0": "VALIDATION",
  "editSettings body.defaultDiscountCategoryId": "VALIDATION",
  "deleteProducts body.productIds.0": "DELETE_OR_UPDATE_NOT_FOUND",
  "changeVisibility body.productIds.0": "DELETE_OR_UPDATE_NOT_FOUND",
  "sortProducts body.0.id": "STALE_SORT",
  "sortProducts body.1.id": "STALE_SORT",
  "sortCategories body.0.id": "STALE_SORT",
  "listManagedClients query.categoryId": "nothing",
  "sumBalances query.categoryId": "nothing",
  "updateClient body.commensals.0.id": "DELETE_OR_UPDATE_NOT_FOUND",
  "createOrder body.orderItems.0.productId": "WRONG_PRODUCT",
  "createOrder body.orderItems.0.exchangedCoupons.0.userCouponId": "COUPONS_NOT_AVAILABLE",
  "createOrder body.orderItems.1.productId": "WRONG_PRODUCT",
  "createOrder body.buyerId": "WRONG_USER",
  "createOrder body.commensalId": "WRONG_COMMENSAL",
  "createOrder body.commensalClassId": "WRONG_COMMENSAL",
  "createLateOrder body.orderItems.0.productId": "INVALID_LATE_SALE",
  "createLateOrder body.commensalId": "INVALID_LATE_SALE",
  "createLateOrder body.sellerId": "WRONG_PERMISSIONS",
  // Only a hint among the seller's own; the sale goes to the register that the clock tells.
  "createLateOrder body.registerSessionId": "200",
  "deliverOrders body.orderIds.0": "DELETE_OR_UPDATE_NOT_FOUND",
  "markReady body.orderIds.0": "DELETE_OR_UPDATE_NOT_FOUND",
  // No rows, and how many the rest of the query finds: HISTORY-07.
  "listTransactions query.after": "200",
  "listTransactions query.sellerId": "nothing",
  "listTransactions query.buyerId": "nothing",
  "listTransactions query.productId": "nothing",
  "listTransactions query.categoryId": "nothing",
  "listTransactions query.commensalId": "nothing",
  "listTransactions query.classIds": "nothing",
  "sumTransactions query.sellerId": "nothing",
  "sumTransactions query.buyerId": "nothing",
  "sumTransactions query.productId": "nothing",
  "sumTransactions query.categoryId": "nothing",
  "sumTransactions query.commensalId": "nothing",
  "sumTransactions query.classIds": "nothing",
  "listCashIntervals query.sellerId": "nothing",
  "createCoupon body.products.0": "WRONG_PRODUCT",
  "updateCoupon body.products.0": "WRONG_PRODUCT",
  "buyCoupon params.couponId": "INVALID_COUPON",
  "buyCoupon body.buyerId": "WRONG_PROFILE",
  "createBalanceCharge body.buyerId": "WRONG_PROFILE",
  "readReviewReport query.commensalId": "nothing",
  // A report without rows, whose totals are 0: no word of the other cafeteria stands in it.
  "readSalesByProduct query.classIds": "200",
  "readSalesByProduct query.commensalId": "200",
  "readSalesByProduct query.sellerId": "200",
  "readSalesByCommensal query.commensalId": "200",
  "readSalesByCommensal query.sellerId": "200",
  "readSalesByPaymentMethod query.commensalId": "200",
  "readSalesByPaymentMethod query.sellerId": "200",
  "readChargesByPaymentMethod query.sellerId": "200",
  "readChargesByClient query.sellerId": "200",
  "generateReport query.classId": "200",
  "generateReport query.commensalId": "200",
  "generateReport query.sellerId": "200",
  "createClaim body.profileId": "WRONG_PROFILE",
  "applySubscriptions body.0.commensalId": "WRONG_COMMENSAL",
  "createSubscription body.productId": "WRONG_PRODUCT",
  "updateSubscription body.productId": "WRONG_PRODUCT",
  "linkCommensals body.commensalIds.0": "WRONG_COMMENSAL",
  "claimTickets body.orders.0.orderId": "stale",
  "createStockRecord body.productId": "WRONG_PRODUCT",
  "listStockRecords query.productId": "nothing",
  "listInventoryMovements query.consumableId": "nothing",
  "listLowStockAlerts query.consumableId": "nothing",
  "createStockCount body.rows.0.productId": "COUNT_REFUSED",
  "createInventoryCount body.rows.0.consumableId": "INVENTORY_COUNT_REFUSED",
  "buyCalendarProduct params.productId": "WRONG_PRODUCT",
  "buyCalendarProduct body.commensalId": "WRONG_COMMENSAL",
};

/** All that must not move while strangers knock. */
async function fingerprint(cafeteriaId: string): Promise<string> {
  const { query } = server().database;
  const tables = await query(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'cafeteria_id' order by table_name`,
    [],
  );
  const sums = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await query(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${String(name)} t where cafeteria_id = $1`,
        [cafeteriaId],
      );
      return `${String(name)} ${String(row?.["sum"])}`;
    }),
  );
  return sums.join("\n");
}

const idsOf = (world: World): ReadonlySet<string> =>
  new Set([...Object.values(world), ...Object.values(world.profileIds)].flat().filter((id) => typeof id === "string"));

type Case = { readonly name: EndpointName; readonly where: string; readonly request: Request };

const placeOf = ({ name, where }: Pick<Case, "name" | "where">): string => `${name} ${where}`;

const casesOf = (name: EndpointName): readonly Case[] =>
  swappedRequests(exampleOf(name, mine), exampleOf(name, theirs), idsOf(theirs)).map((swapped) => ({
    name,
    ...swapped,
  }));

/** What a change is of isn't there to be changed; what is read, or only named, isn't found. Specification §8. */
function answerAt({ name, where }: Case): string {
  const isChanged = endpoints[name].method !== "GET" && where.startsWith("params.");
  return answers[placeOf({ name, where })] ?? (isChanged ? "DELETE_OR_UPDATE_NOT_FOUND" : "NOT_FOUND");
}

const isOpen = (name: EndpointName): boolean =>
  ["confirmResetPassword", "confirmAccount", "moveProfiles"].includes(name);

/** The cafeteria's own id is another matter, and so are ids that the caller makes. */
const isOwn = (place: string): boolean => ["cafeteriaId", "cartId", "deviceId"].some((id) => place.endsWith(`.${id}`));

/**
 * A product is no promotion, whose products are EDIT-12's; a jump of the clock belongs to no cafeteria; and a difference is
 * found by the comparison alone, and a card is saved by a payment, whose tests try them.
 */
const triedElsewhere = [
  "createProduct body.items.0.productId",
  "changeProduct body.items.0.productId",
  "confirmClockJump params.clockJumpId",
  "deleteSavedCard params.savedCardId",
  "resolvePaymentDifference params.differenceId",
];

const allCases = (): readonly Case[] => endpointNames.filter((name) => !isOpen(name)).flatMap(casesOf);

describe("ids of another cafeteria", () => {
  it("[ACCESS-05] every place of the contract that takes an id is tried", () => {
    const tried = new Set(allCases().map(placeOf));
    const places = endpointNames
      .filter((name) => !isOpen(name))
      .flatMap((name) => idPlacesOf(endpoints[name]).map((where) => placeOf({ name, where })));
    expect(places.filter((place) => !tried.has(place) && !isOwn(place))).toEqual(triedElsewhere);
    expect(Object.keys(answers).filter((place) => !tried.has(place))).toEqual([]);
  });

  it("[ACCESS-05] are unknown here, whoever asks, and nothing of the other changes", { tags: ["long"] }, async () => {
    const before = await fingerprint(theirs.cafeteriaId);
    const got: Record<string, string> = {};
    const cases = allCases();
    for (const { name, where, request } of cases) {
      const { status, code, text } = await sendRequest(
        server().url,
        name,
        request,
        mine.tokens[exampleOf(name, mine).by],
      );
      expect(text, `${name} ${where}`).not.toContain("BETA");
      const isEmpty =
        /^\{"data":(?:\[\](?:,"total(?:Count)?":0)?|\{"total":0(?:,"linesTotal":null,"linesUnits":null,"discount":null,"isBlind":false)?\}|\{"averageReviewsRating":null,"totalReviewsAmount":0,"reviews":\[\]\})\}$/u.test(
          text,
        );
      got[`${name} ${where}`] =
        code ?? (isEmpty ? "nothing" : text.includes('"outcome":"stale"') ? "stale" : `${status}`);
    }
    expect(got).toEqual(Object.fromEntries(cases.map((tried) => [placeOf(tried), answerAt(tried)])));
    expect(await fingerprint(theirs.cafeteriaId)).toBe(before);
  });
});
