import { type EndpointName, endpoints } from "@cantina/contract/table";
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

/** Said by section 8 of the specification: see `answerAt`. */
const missing = "missing";

/** By name and where the id stands: what a stranger's id is answered with. What isn't there, unless its rule has a code. */
const answers = {
  "renameClass params.classId": missing,
  "deleteClass params.classId": missing,
  "orderClasses body.newOrderIds.0": "INVALID_CLASS_POSITIONS",
  "orderClasses body.newOrderIds.1": "INVALID_CLASS_POSITIONS",
  "readProduct params.productId": missing,
  "createProduct body.categoryId": missing,
  "createProduct body.ingredients.0.consumableId": missing,
  "readProductDetail params.productId": missing,
  "changeProduct params.productId": missing,
  "changeProduct body.categoryId": missing,
  "changeProduct body.ingredients.0.consumableId": missing,
  "changeProduct body.cafeteriaClassPrices.0.cafeteriaClassId": missing,
  "changeProduct body.hiddenForClasses.0": missing,
  "deleteProduct params.productId": missing,
  "deleteProducts body.productIds.0": "DELETE_OR_UPDATE_NOT_FOUND",
  "changeVisibility body.productIds.0": "DELETE_OR_UPDATE_NOT_FOUND",
  "sortProducts body.0.id": "STALE_SORT",
  "sortProducts body.1.id": "STALE_SORT",
  "changeCategory params.categoryId": missing,
  "deleteCategory params.categoryId": missing,
  "sortCategories body.0.id": "STALE_SORT",
  "readClient params.profileId": missing,
  "readDailyLimit params.commensalId": missing,
  "associateCard params.commensalId": missing,
  "listManagedClients query.categoryId": "nothing",
  "createClient body.discountCategoryId": missing,
  "createClient body.commensals.0.classId": missing,
  "updateClient params.profileId": missing,
  "updateClient body.discountCategoryId": missing,
  "updateClient body.commensals.0.id": "DELETE_OR_UPDATE_NOT_FOUND",
  "updateClient body.commensals.0.classId": missing,
  "deleteClient params.profileId": missing,
  "deleteCommensal params.profileId": missing,
  "deleteCommensal params.commensalId": missing,
  "readStatement params.profileId": missing,
  "updateDiscountCategory params.categoryId": missing,
  "deleteDiscountCategory params.categoryId": missing,
  "createOrder body.orderItems.0.productId": "WRONG_PRODUCT",
  "createOrder body.orderItems.0.exchangedCoupons.0.userCouponId": "COUPONS_NOT_AVAILABLE",
  "createOrder body.orderItems.1.productId": "WRONG_PRODUCT",
  "createOrder body.commensalId": "WRONG_COMMENSAL",
  "createLateOrder body.orderItems.0.productId": "INVALID_LATE_SALE",
  "createLateOrder body.commensalId": "INVALID_LATE_SALE",
  "createLateOrder body.sellerId": "WRONG_PERMISSIONS",
  // Only a hint among the seller's own; the sale goes to the register that the clock tells.
  "createLateOrder body.registerSessionId": "200",
  "resolveStockShortage params.shortageId": missing,
  "deliverOrders body.orderIds.0": "DELETE_OR_UPDATE_NOT_FOUND",
  "recoverOrder params.orderId": missing,
  "archiveOrder params.orderId": missing,
  "revertTransaction params.orderId": missing,
  "readTransaction params.orderId": missing,
  "listTransactions query.sellerId": "nothing",
  "listTransactions query.commensalId": "nothing",
  "listTransactions query.classIds": "nothing",
  "sumTransactions query.sellerId": "nothing",
  "sumTransactions query.commensalId": "nothing",
  "sumTransactions query.classIds": "nothing",
  "listCashIntervals query.sellerId": "nothing",
  "createCoupon body.products.0": "WRONG_PRODUCT",
  "updateCoupon params.couponId": missing,
  "updateCoupon body.products.0": "WRONG_PRODUCT",
  "deleteCoupon params.couponId": missing,
  "buyCoupon params.couponId": "INVALID_COUPON",
  "buyCoupon body.buyerId": "WRONG_PROFILE",
  "listClientCoupons params.profileId": missing,
  "createBalanceCharge body.buyerId": "WRONG_PROFILE",
  "readClaim params.claimId": missing,
  "createClaim body.profileId": "WRONG_PROFILE",
  "changeClaim params.claimId": missing,
  "applySubscriptions body.0.commensalId": "WRONG_COMMENSAL",
  "applySubscriptions body.0.subscriptionId": missing,
  "updateSubscription params.subscriptionId": missing,
  "deleteSubscription params.subscriptionId": missing,
  "setSubscriptionStatus params.subscriptionId": missing,
  "linkCommensals params.subscriptionId": missing,
  "linkCommensals body.commensalIds.0": "WRONG_COMMENSAL",
  "unlinkCommensal params.subscriptionId": missing,
  "unlinkCommensal params.commensalId": missing,
  "chargeSubscription params.subscriptionId": missing,
  "claimTickets body.orders.0.orderId": "stale",
  "endTicketClaim params.claimId": missing,
  "createCalendarProduct body.categoryId": missing,
  "createCalendarProduct body.cafeteriaClassPrices.0.cafeteriaClassId": missing,
  "changeCalendarProduct params.productId": missing,
  "changeCalendarProduct body.categoryId": missing,
  "changeCalendarProduct body.cafeteriaClassPrices.0.cafeteriaClassId": missing,
  "deleteCalendarProduct params.productId": missing,
  "buyCalendarProduct params.productId": "WRONG_PRODUCT",
  "buyCalendarProduct body.commensalId": "WRONG_COMMENSAL",
  "undoProductUpload params.batchId": missing,
  "readConsumable params.consumableId": missing,
  "createSupply body.supplierId": missing,
  "createPrepared body.ingredients.0.consumableIngredientId": missing,
  "changeSupply params.consumableId": missing,
  "changeSupply body.supplierId": missing,
  "changePrepared params.consumableId": missing,
  "changePrepared body.ingredients.0.consumableIngredientId": missing,
  "deleteConsumable params.consumableId": missing,
  "deleteConsumable query.replacementConsumableId": missing,
  "readSupplier params.supplierId": missing,
  "changeSupplier params.supplierId": missing,
  "deleteSupplier params.supplierId": missing,
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

/** What a change is of isn't there to be changed; what is read, or only named, isn't found. */
function answerAt(place: string, told: string): string {
  if (told !== missing) return told;
  const [name = "", where = ""] = place.split(" ");
  const isChanged = new Map(Object.entries(endpoints)).get(name)?.method !== "GET" && where.startsWith("params.");
  return isChanged ? "DELETE_OR_UPDATE_NOT_FOUND" : "NOT_FOUND";
}

const isOpen = (name: EndpointName): boolean =>
  ["confirmResetPassword", "confirmAccount", "moveProfiles"].includes(name);

const allCases = (): readonly Case[] => endpointNames.filter((name) => !isOpen(name)).flatMap(casesOf);

describe("ids of another cafeteria", () => {
  it("[ACCESS-05] every place of the contract that takes an id is in the table", () => {
    const places = allCases().map(({ name, where }) => `${name} ${where}`);
    expect(places.toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  it("[ACCESS-05] are unknown here, whoever asks, and nothing of the other changes", async () => {
    const before = await fingerprint(theirs.cafeteriaId);
    const got: Record<string, string> = {};
    for (const { name, where, request } of allCases()) {
      const { status, code, text } = await sendRequest(
        server().url,
        name,
        request,
        mine.tokens[exampleOf(name, mine).by],
      );
      expect(text, `${name} ${where}`).not.toContain("BETA");
      const isEmpty = /^\{"data":(?:\[\](?:,"totalCount":0)?|\{"total":0,"isBlind":false\})\}$/u.test(text);
      got[`${name} ${where}`] =
        code ?? (isEmpty ? "nothing" : text.includes('"outcome":"stale"') ? "stale" : `${status}`);
    }
    expect(got).toEqual(
      Object.fromEntries(Object.entries(answers).map(([place, told]) => [place, answerAt(place, told)])),
    );
    expect(await fingerprint(theirs.cafeteriaId)).toBe(before);
  });
});
