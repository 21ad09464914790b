import { type EndpointName, endpoints } from "@cantina/contract/table";
import { type Staff, makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { signInAs } from "@cantina/testkit/orders-suite";
import { beforeAll, expect, it } from "vitest";

const roles = ["system", "administrator", "employee", "client"] as const;
type Role = (typeof roles)[number];

const staff = ["system", "administrator", "employee"] as const;
const administrators = ["system", "administrator"] as const;

/** Who may call what; written by hand, so that a change of the permission table or a new endpoint must be meant. */
const allowed = {
  authenticate: "anyone",
  startResetPassword: "anyone",
  confirmResetPassword: "anyone",
  confirmAccount: "anyone",
  readSystemInformation: "anyone",
  listProfiles: roles,
  moveProfiles: roles,
  logOut: roles,
  readCafeteria: roles,
  listCafeterias: ["system"],
  readBackups: ["system"],
  readOverview: ["system"],
  createCafeteria: ["system"],
  listCountries: administrators,
  editCafeteria: ["system"],
  changeFeatures: ["system"],
  disableCafeteria: ["system"],
  enableCafeteria: ["system"],
  registerEmployee: ["system"],
  listEmployees: ["system"],
  removeEmployee: ["system"],
  createClass: administrators,
  renameClass: administrators,
  deleteClass: administrators,
  orderClasses: administrators,
  editSettings: administrators,
  setCustomPaymentMethod: administrators,
  setIgnoreMinimumBalance: administrators,
  listSettingChanges: administrators,
  readFirstSteps: administrators,
  changeFirstSteps: administrators,
  readCashSettings: administrators,
  changeCashSettings: administrators,
  listClockJumps: administrators,
  confirmClockJump: administrators,
  listProducts: roles,
  readProduct: roles,
  createProduct: administrators,
  readProductDetail: administrators,
  listDeletedProducts: administrators,
  changeProduct: administrators,
  deleteProduct: administrators,
  deleteProducts: administrators,
  changeVisibility: administrators,
  sortProducts: administrators,
  changeCategory: administrators,
  deleteCategory: administrators,
  sortCategories: administrators,
  listCategories: roles,
  createCategory: administrators,
  listClients: staff,
  readClient: roles,
  readDailyLimit: roles,
  setDailyLimit: ["system", "administrator", "client"],
  setAllergies: ["system", "administrator", "client"],
  readRestrictions: roles,
  readRestrictionSettings: ["system", "administrator", "client"],
  setRestrictions: ["system", "administrator", "client"],
  listDiscountCategories: staff,
  createOrder: roles,
  createLateOrder: staff,
  listStockShortages: administrators,
  resolveStockShortage: administrators,
  listResolvedShortages: administrators,
  listBoardOrders: staff,
  listDeliveredOrders: staff,
  listFutureOrders: staff,
  deliverOrders: staff,
  markReady: staff,
  deliverDay: staff,
  recoverOrder: staff,
  recoverDay: ["system"],
  archiveOrder: staff,
  setAutoComplete: staff,
  listTransactions: roles,
  sumTransactions: staff,
  revertTransaction: roles,
  refundUnits: staff,
  listSellers: staff,
  listHistoryDiners: staff,
  listCashIntervals: staff,
  readBranchReport: staff,
  readTransaction: roles,
  createCashMovement: staff,
  closeLeftRegister: administrators,
  readLatestCashMovement: staff,
  listCoupons: staff,
  listClientCoupons: roles,
  createCoupon: administrators,
  updateCoupon: administrators,
  deleteCoupon: administrators,
  buyCoupon: staff,
  createBalanceCharge: roles,
  listClaims: staff,
  readClaim: staff,
  createClaim: ["system", "administrator", "client"],
  changeClaim: staff,
  listSubscriptions: staff,
  applySubscriptions: staff,
  createSubscription: administrators,
  updateSubscription: administrators,
  deleteSubscription: administrators,
  setSubscriptionStatus: administrators,
  linkCommensals: administrators,
  unlinkCommensal: administrators,
  listSubscriptionPayments: administrators,
  chargeSubscription: administrators,
  associateCard: administrators,
  listManagedClients: administrators,
  sumBalances: administrators,
  createClient: administrators,
  updateClient: administrators,
  deleteClient: administrators,
  deleteCommensal: administrators,
  readStatement: administrators,
  createDiscountCategory: administrators,
  updateDiscountCategory: administrators,
  deleteDiscountCategory: administrators,
  claimTickets: staff,
  endTicketClaim: staff,
  listCalendarProducts: roles,
  createCalendarProduct: administrators,
  changeCalendarProduct: administrators,
  deleteCalendarProduct: administrators,
  buyCalendarProduct: roles,
  uploadProducts: administrators,
  undoProductUpload: administrators,
  uploadStock: administrators,
  undoStockUpload: administrators,
  uploadMovements: administrators,
  undoMovementUpload: administrators,
  listConsumables: staff,
  readConsumable: staff,
  createSupply: administrators,
  createPrepared: administrators,
  changeSupply: administrators,
  changePrepared: administrators,
  deleteConsumable: administrators,
  listSuppliers: staff,
  readSupplier: staff,
  createSupplier: administrators,
  changeSupplier: administrators,
  deleteSupplier: administrators,
  createStockRecord: staff,
  listStockRecords: staff,
  listDailyStocks: staff,
  readStockReport: administrators,
  listInventoryMovements: staff,
  moveConsumables: staff,
  prepareConsumables: staff,
  listReservedInventory: staff,
  readProductionPlan: staff,
  readProductionShares: staff,
  listLowStockAlerts: staff,
  listLowStock: staff,
  readInventoryVariance: administrators,
  createStockCount: staff,
  listStockCounts: staff,
  readStockCount: staff,
  createInventoryCount: staff,
  listInventoryCounts: staff,
  readInventoryCount: staff,
  createReview: ["client"],
  readReviewReport: administrators,
  createFeedback: ["client"],
  listFeedback: staff,
  readSalesByProduct: administrators,
  readSalesByCommensal: administrators,
  readSalesByPaymentMethod: administrators,
  readChargesByClient: administrators,
  readChargesByPaymentMethod: administrators,
  generateReport: administrators,
  listDailyPurchases: administrators,
  readSecondaryKpis: administrators,
  readBalanceChargeKpi: administrators,
  readOrderKpi: administrators,
  readSalesPerDay: administrators,
  readPaymentMethodShares: administrators,
  readClientRanking: administrators,
  readProductRanking: administrators,
  readPremiumRequest: administrators,
  requestPremium: administrators,
  readMercadoPago: administrators,
  beginMercadoPagoLink: administrators,
  finishMercadoPagoLink: administrators,
  setMercadoPagoCredentials: administrators,
  removeMercadoPagoCredentials: administrators,
  enableMercadoPagoCredentials: administrators,
  disableMercadoPagoCredentials: administrators,
  setMercadoPagoFees: ["system"],
  readDirecta24: administrators,
  setDirecta24Configuration: ["system"],
  setDirecta24Fee: ["system"],
  readPlexo: administrators,
  setPlexoConfiguration: ["system"],
  setPlexoFee: ["system"],
  readMattilda: administrators,
  setMattildaConfiguration: ["system"],
  setMattildaFee: ["system"],
  listPayouts: administrators,
  readPayoutFile: administrators,
  processPaymentRequest: "anyone",
  readCardForm: "anyone",
  listSavedCards: ["client"],
  deleteSavedCard: ["client"],
  readWallet: ["client"],
  beginWallet: ["client"],
  endWallet: ["client"],
  listPaymentDifferences: administrators,
  comparePayments: administrators,
  resolvePaymentDifference: administrators,
  readInvoicing: administrators,
  setInvoicingOptions: administrators,
  retryInvoices: administrators,
  listInvoices: staff,
} as const satisfies Record<EndpointName, "anyone" | readonly Role[]>;

const needsOption: readonly EndpointName[] = [
  "createStockRecord",
  "listStockRecords",
  "listDailyStocks",
  "readStockReport",
  "listInventoryMovements",
  "moveConsumables",
  "prepareConsumables",
  "listReservedInventory",
  "readProductionPlan",
  "readProductionShares",
  "listLowStockAlerts",
  "listLowStock",
  "readInventoryVariance",
  "uploadStock",
  "undoStockUpload",
  "uploadMovements",
  "undoMovementUpload",
  "createStockCount",
  "listStockCounts",
  "readStockCount",
  "createInventoryCount",
  "listInventoryCounts",
  "readInventoryCount",
  "readReviewReport",
  "readSecondaryKpis",
  "readBalanceChargeKpi",
  "readOrderKpi",
  "readSalesPerDay",
  "readPaymentMethodShares",
  "readClientRanking",
  "readProductRanking",
  "readPremiumRequest",
  "requestPremium",
  "setDailyLimit",
  "readRestrictions",
  "readRestrictionSettings",
  "setRestrictions",
  "listCoupons",
  "listClientCoupons",
  "createCoupon",
  "updateCoupon",
  "deleteCoupon",
  "buyCoupon",
  "listSubscriptions",
  "applySubscriptions",
  "createSubscription",
  "updateSubscription",
  "deleteSubscription",
  "setSubscriptionStatus",
  "linkCommensals",
  "unlinkCommensal",
  "listSubscriptionPayments",
  "chargeSubscription",
  "createCashMovement",
  "closeLeftRegister",
  "readLatestCashMovement",
  "listCashIntervals",
  "readBranchReport",
  "listCalendarProducts",
  "readMercadoPago",
  "beginMercadoPagoLink",
  "setMercadoPagoCredentials",
  "removeMercadoPagoCredentials",
  "enableMercadoPagoCredentials",
  "disableMercadoPagoCredentials",
  "readDirecta24",
  "setDirecta24Configuration",
  "setDirecta24Fee",
  "readPlexo",
  "setPlexoConfiguration",
  "setPlexoFee",
  "readMattilda",
  "setMattildaConfiguration",
  "setMattildaFee",
  "listPayouts",
  "readPayoutFile",
  "listPaymentDifferences",
  "comparePayments",
  "resolvePaymentDifference",
  "readInvoicing",
  "setInvoicingOptions",
  "retryInvoices",
  "createCalendarProduct",
  "changeCalendarProduct",
  "deleteCalendarProduct",
  "buyCalendarProduct",
  "listConsumables",
  "readConsumable",
  "createSupply",
  "createPrepared",
  "changeSupply",
  "changePrepared",
  "deleteConsumable",
  "listSuppliers",
  "readSupplier",
  "createSupplier",
  "changeSupplier",
  "deleteSupplier",
];

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let plain: Awaited<ReturnType<typeof makeCafeteria>>;
/** Anew each time, because some calls end the session. */
const tokenOf = ({ profileId }: Staff): Promise<string> => signInAs(server().database, profileId);

let over: { readonly expired: string; readonly revoked: string };

/** Of a system administrator, whom nothing else would keep out. */
async function tokenOfEnded(change: string): Promise<string> {
  const { database } = server();
  const token = await signInAs(database, place.system.profileId);
  await database.query(
    `update login_session set ${change} where id = (
       select id from login_session where authentication_user_id = $1 order by created_at desc limit 1)`,
    [place.system.userId],
  );
  return token;
}

beforeAll(async () => {
  place = await makeCafeteria(server().database, {
    features: [
      "flowControl",
      "coupons",
      "subscriptions",
      "calendarProducts",
      "stockControl",
      "inventory",
      "metrics",
      "premiumMetrics",
      "commensalDailyLimit",
      "commensalRestrictions",
      "mercadoPago",
      "directa24",
      "plexo",
      "mattilda",
      "arca",
    ],
  });
  plain = await makeCafeteria(server().database, { name: "Sin opciones" });
  over = {
    expired: await tokenOfEnded("last_seen_at = clock_timestamp() - interval '12 hours 1 minute'"),
    revoked: await tokenOfEnded("revoked_at = clock_timestamp()"),
  };
});

const someId = "11111111-1111-4111-8111-111111111111";

async function answerOf(name: EndpointName, cafeteriaId: string, token: string | undefined): Promise<string> {
  const { method, path } = endpoints[name];
  const url = path.replace("{cafeteriaId}", cafeteriaId).replaceAll(/\{\w+\}/gu, someId);
  const { status, json } = await server().ask(method, `/api${url}`, token === undefined ? {} : { token });
  const code = (json as { Message?: { Message: string } }).Message?.Message;
  // A closed cafeteria would answer all the others with that.
  if (name === "disableCafeteria") await server().database.query("update cafeteria set status = 'ENABLED'", []);
  return code === undefined ? String(status) : code;
}

const refusals = [
  "UNAUTHORIZED_ANONYMOUS",
  "SESSION_EXPIRED",
  "WRONG_PERMISSIONS",
  "FEATURE_DISABLED",
  "WRONG_CAFETERIA",
];

const names = Object.entries(endpoints).map(([name]) => name as EndpointName);
const ofCafeterias = names.filter((name) => endpoints[name].path.includes("{cafeteriaId}"));

it.each(names)("[ACCESS-02] %s answers the roles of the table and no other", async (name) => {
  const rule = allowed[name];
  if (rule === "anyone") {
    expect(refusals).not.toContain(await answerOf(name, place.id, undefined));
    return;
  }
  expect(await answerOf(name, place.id, undefined)).toBe("UNAUTHORIZED_ANONYMOUS");
  for (const role of roles) {
    const answer = await answerOf(name, place.id, await tokenOf(place[role]));
    if (new Set<string>(rule).has(role)) expect(refusals, `${role}: ${answer}`).not.toContain(answer);
    else expect([role, answer]).toEqual([role, "WRONG_PERMISSIONS"]);
  }
});

const guarded = names.filter((name) => allowed[name] !== "anyone");

it.each(guarded)("[ACCESS-02] %s refuses a session that expired or was revoked", async (name) => {
  expect(await answerOf(name, place.id, over.expired)).toBe("SESSION_EXPIRED");
  expect(await answerOf(name, place.id, over.revoked)).toBe("SESSION_EXPIRED");
  expect(await answerOf(name, place.id, `${over.revoked.slice(0, -4)}AAAA`)).toBe("UNAUTHORIZED_ANONYMOUS");
});

it.each(ofCafeterias)("[ACCESS-02] %s refuses another cafeteria's administrator", async (name) => {
  expect(await answerOf(name, place.id, await tokenOf(plain.administrator))).toBe("WRONG_CAFETERIA");
});

/** They add to a thing that must be there. */
const changingPosts: readonly EndpointName[] = [
  "closeLeftRegister",
  "associateCard",
  "linkCommensals",
  "chargeSubscription",
  "createReview",
  "refundUnits",
];
/** Whatever cafeteria it is. */
const maySystem = (name: EndpointName): boolean => new Set<string>(allowed[name]).has("system");

it.each(ofCafeterias)("%s is for the token's own cafeteria, except to a system administrator", async (name) => {
  for (const role of ["administrator", "employee", "client"] as const) {
    expect(await answerOf(name, plain.id, await tokenOf(place[role]))).toBe("WRONG_CAFETERIA");
  }
  const visiting = await answerOf(name, plain.id, await tokenOf(place.system));
  if (needsOption.includes(name)) expect(visiting).toBe("FEATURE_DISABLED");
  else if (!maySystem(name)) expect(visiting).toBe("WRONG_PERMISSIONS");
  else expect(refusals, visiting).not.toContain(visiting);
  // Specification §8: what is changed isn't there, or what is read or made is in no cafeteria.
  const isChange = ["PUT", "DELETE"].includes(endpoints[name].method) || changingPosts.includes(name);
  expect(await answerOf(name, someId, await tokenOf(place.system))).toBe(
    isChange ? "DELETE_OR_UPDATE_NOT_FOUND" : "NOT_FOUND",
  );
});

it.each(needsOption)("%s is off where the cafeteria's option is off", async (name) => {
  const asked = new Set<string>(allowed[name]).has("administrator") ? plain.administrator : plain.system;
  expect(await answerOf(name, plain.id, await tokenOf(asked))).toBe("FEATURE_DISABLED");
});

it("every endpoint of the contract is served", () => {
  expect(Object.keys(allowed).sort()).toEqual(Object.keys(endpoints).sort());
});
