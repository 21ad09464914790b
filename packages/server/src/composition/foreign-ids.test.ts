import { type EndpointName } from "@cantina/contract/table";
import { withTestServer } from "@cantina/testkit/database";
import {
  type Request,
  type World,
  endpointNames,
  exampleOf,
  makeWorld,
  sendRequest,
  swappedRequests,
} from "@cantina/testkit/fuzz";
import { beforeAll, describe, expect, it } from "vitest";

const server = withTestServer();
let mine: World;
let theirs: World;

beforeAll(async () => {
  const place = { database: server().database, url: server().url };
  mine = await makeWorld(place, "ALFA");
  theirs = await makeWorld(place, "BETA");
});

/** By name and where the id stands: what a stranger's id is answered with. NOT_FOUND, unless its rule has a code. */
const answers = {
  "renameClass params.classId": "NOT_FOUND",
  "deleteClass params.classId": "NOT_FOUND",
  "orderClasses body.newOrderIds.0": "INVALID_CLASS_POSITIONS",
  "orderClasses body.newOrderIds.1": "INVALID_CLASS_POSITIONS",
  "readProduct params.productId": "NOT_FOUND",
  "createProduct body.categoryId": "NOT_FOUND",
  "createProduct body.ingredients.0.consumableId": "NOT_FOUND",
  "readProductDetail params.productId": "NOT_FOUND",
  "changeProduct params.productId": "NOT_FOUND",
  "changeProduct body.categoryId": "NOT_FOUND",
  "changeProduct body.ingredients.0.consumableId": "NOT_FOUND",
  "changeProduct body.cafeteriaClassPrices.0.cafeteriaClassId": "NOT_FOUND",
  "changeProduct body.hiddenForClasses.0": "NOT_FOUND",
  "deleteProduct params.productId": "NOT_FOUND",
  "deleteProducts body.productIds.0": "NOT_FOUND",
  "changeVisibility body.productIds.0": "NOT_FOUND",
  "sortProducts body.0.id": "STALE_SORT",
  "sortProducts body.1.id": "STALE_SORT",
  "changeCategory params.categoryId": "NOT_FOUND",
  "deleteCategory params.categoryId": "NOT_FOUND",
  "sortCategories body.0.id": "STALE_SORT",
  "readClient params.profileId": "NOT_FOUND",
  "readDailyLimit params.commensalId": "NOT_FOUND",
  "associateCard params.commensalId": "NOT_FOUND",
  "listManagedClients query.categoryId": "nothing",
  "createClient body.discountCategoryId": "NOT_FOUND",
  "createClient body.commensals.0.classId": "NOT_FOUND",
  "updateClient params.profileId": "NOT_FOUND",
  "updateClient body.discountCategoryId": "NOT_FOUND",
  "updateClient body.commensals.0.id": "NOT_FOUND",
  "updateClient body.commensals.0.classId": "NOT_FOUND",
  "deleteClient params.profileId": "NOT_FOUND",
  "deleteCommensal params.profileId": "NOT_FOUND",
  "deleteCommensal params.commensalId": "NOT_FOUND",
  "readStatement params.profileId": "NOT_FOUND",
  "updateDiscountCategory params.categoryId": "NOT_FOUND",
  "deleteDiscountCategory params.categoryId": "NOT_FOUND",
  "createOrder body.orderItems.0.productId": "WRONG_PRODUCT",
  "createOrder body.orderItems.0.exchangedCoupons.0.userCouponId": "COUPONS_NOT_AVAILABLE",
  "createOrder body.orderItems.1.productId": "WRONG_PRODUCT",
  "createOrder body.commensalId": "WRONG_COMMENSAL",
  "createLateOrder body.orderItems.0.productId": "INVALID_LATE_SALE",
  "createLateOrder body.commensalId": "INVALID_LATE_SALE",
  "createLateOrder body.sellerId": "WRONG_PERMISSIONS",
  // Only a hint among the seller's own; the sale goes to the register that the clock tells.
  "createLateOrder body.registerSessionId": "200",
  "resolveStockShortage params.shortageId": "NOT_FOUND",
  "deliverOrders body.orderIds.0": "NOT_FOUND",
  "recoverOrder params.orderId": "NOT_FOUND",
  "archiveOrder params.orderId": "NOT_FOUND",
  "revertTransaction params.orderId": "NOT_FOUND",
  "readTransaction params.orderId": "NOT_FOUND",
  "listTransactions query.sellerId": "nothing",
  "listTransactions query.commensalId": "nothing",
  "listTransactions query.classIds": "nothing",
  "listCashIntervals query.sellerId": "nothing",
  "createCoupon body.products.0": "WRONG_PRODUCT",
  "updateCoupon params.couponId": "NOT_FOUND",
  "updateCoupon body.products.0": "WRONG_PRODUCT",
  "deleteCoupon params.couponId": "NOT_FOUND",
  "buyCoupon params.couponId": "INVALID_COUPON",
  "buyCoupon body.buyerId": "WRONG_PROFILE",
  "listClientCoupons params.profileId": "NOT_FOUND",
  "createBalanceCharge body.buyerId": "WRONG_PROFILE",
  "readClaim params.claimId": "NOT_FOUND",
  "createClaim body.profileId": "WRONG_PROFILE",
  "changeClaim params.claimId": "NOT_FOUND",
  "applySubscriptions body.0.commensalId": "WRONG_COMMENSAL",
  "applySubscriptions body.0.subscriptionId": "NOT_FOUND",
  "updateSubscription params.subscriptionId": "NOT_FOUND",
  "deleteSubscription params.subscriptionId": "NOT_FOUND",
  "setSubscriptionStatus params.subscriptionId": "NOT_FOUND",
  "linkCommensals params.subscriptionId": "NOT_FOUND",
  "linkCommensals body.commensalIds.0": "WRONG_COMMENSAL",
  "unlinkCommensal params.subscriptionId": "NOT_FOUND",
  "unlinkCommensal params.commensalId": "NOT_FOUND",
  "chargeSubscription params.subscriptionId": "NOT_FOUND",
  "claimTickets body.orders.0.orderId": "stale",
  "endTicketClaim params.claimId": "NOT_FOUND",
  "createCalendarProduct body.categoryId": "NOT_FOUND",
  "createCalendarProduct body.cafeteriaClassPrices.0.cafeteriaClassId": "NOT_FOUND",
  "changeCalendarProduct params.productId": "NOT_FOUND",
  "changeCalendarProduct body.categoryId": "NOT_FOUND",
  "changeCalendarProduct body.cafeteriaClassPrices.0.cafeteriaClassId": "NOT_FOUND",
  "deleteCalendarProduct params.productId": "NOT_FOUND",
  "buyCalendarProduct params.productId": "WRONG_PRODUCT",
  "buyCalendarProduct body.commensalId": "WRONG_COMMENSAL",
  "undoProductUpload params.batchId": "NOT_FOUND",
  "readConsumable params.consumableId": "NOT_FOUND",
  "createSupply body.supplierId": "NOT_FOUND",
  "createPrepared body.ingredients.0.consumableIngredientId": "NOT_FOUND",
  "changeSupply params.consumableId": "NOT_FOUND",
  "changeSupply body.supplierId": "NOT_FOUND",
  "changePrepared params.consumableId": "NOT_FOUND",
  "changePrepared body.ingredients.0.consumableIngredientId": "NOT_FOUND",
  "deleteConsumable params.consumableId": "NOT_FOUND",
  "deleteConsumable query.replacementConsumableId": "NOT_FOUND",
  "readSupplier params.supplierId": "NOT_FOUND",
  "changeSupplier params.supplierId": "NOT_FOUND",
  "deleteSupplier params.supplierId": "NOT_FOUND",
} as const satisfies Readonly<Record<string, string>>;

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

const casesOf = (name: EndpointName): readonly Case[] =>
  swappedRequests(exampleOf(name, mine), exampleOf(name, theirs), idsOf(theirs)).map((swapped) => ({
    name,
    ...swapped,
  }));

const isOpen = (name: EndpointName): boolean =>
  ["confirmResetPassword", "confirmAccount", "moveProfiles"].includes(name);

describe("ids of another cafeteria", () => {
  it("[ACCESS-05] every place of the contract that takes an id is in the table", () => {
    const places = endpointNames
      .filter((name) => !isOpen(name))
      .flatMap(casesOf)
      .map(({ name, where }) => `${name} ${where}`);
    expect(places.toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  it("[ACCESS-05] are unknown here, whoever asks, and nothing of the other changes", async () => {
    const before = await fingerprint(theirs.cafeteriaId);
    const got: Record<string, string> = {};
    for (const { name, where, request } of endpointNames.filter((one) => !isOpen(one)).flatMap(casesOf)) {
      const { status, code, text } = await sendRequest(
        server().url,
        name,
        request,
        mine.tokens[exampleOf(name, mine).by],
      );
      expect(text, `${name} ${where}`).not.toContain("BETA");
      const isEmpty = /^\{"data":\[\](?:,"totalCount":0)?\}$/u.test(text);
      got[`${name} ${where}`] =
        code ?? (isEmpty ? "nothing" : text.includes('"outcome":"stale"') ? "stale" : `${status}`);
    }
    expect(got).toEqual(answers);
    expect(await fingerprint(theirs.cafeteriaId)).toBe(before);
  });
});
