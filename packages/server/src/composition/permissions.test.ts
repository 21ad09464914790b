import { type EndpointName, endpoints } from "@cantina/contract/table";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
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
  createCafeteria: ["system"],
  listCountries: ["system"],
  listProducts: roles,
  readProduct: roles,
  createProduct: administrators,
  listCategories: roles,
  createCategory: administrators,
  listClients: staff,
  readClient: staff,
  readDailyLimit: staff,
  listDiscountCategories: staff,
  createOrder: roles,
  createLateOrder: staff,
  listStockShortages: administrators,
  resolveStockShortage: administrators,
  listBoardOrders: staff,
  listDeliveredOrders: staff,
  deliverOrders: staff,
  deliverDay: staff,
  recoverOrder: staff,
  recoverDay: ["system"],
  archiveOrder: staff,
  setAutoComplete: staff,
  listTransactions: staff,
  revertTransaction: roles,
  listSellers: staff,
  listHistoryDiners: staff,
  listCashIntervals: staff,
  readBranchReport: staff,
  readTransaction: staff,
  createCashMovement: staff,
  readLatestCashMovement: staff,
  listCoupons: staff,
  listClientCoupons: staff,
  createCoupon: administrators,
  buyCoupon: staff,
  createBalanceCharge: staff,
  listClaims: staff,
  readClaim: staff,
  createClaim: ["system", "administrator", "client"],
  changeClaim: staff,
  listSubscriptions: staff,
  applySubscriptions: staff,
  associateCard: administrators,
  claimTickets: staff,
  endTicketClaim: staff,
} as const satisfies Record<EndpointName, "anyone" | readonly Role[]>;

const needsOption: readonly EndpointName[] = [
  "listCoupons",
  "listClientCoupons",
  "createCoupon",
  "buyCoupon",
  "listSubscriptions",
  "applySubscriptions",
  "createCashMovement",
  "readLatestCashMovement",
  "listCashIntervals",
  "readBranchReport",
];

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let plain: Awaited<ReturnType<typeof makeCafeteria>>;

beforeAll(async () => {
  place = await makeCafeteria(server().database, { features: ["flowControl", "coupons", "subscriptions"] });
  plain = await makeCafeteria(server().database, { name: "Sin opciones" });
});

const someId = "11111111-1111-4111-8111-111111111111";

async function answerOf(name: EndpointName, cafeteriaId: string, token: string | undefined): Promise<string> {
  const { method, path } = endpoints[name];
  const url = path.replace("{cafeteriaId}", cafeteriaId).replaceAll(/\{\w+\}/gu, someId);
  const { status, json } = await server().ask(method, `/api${url}`, token === undefined ? {} : { token });
  const code = (json as { Message?: { Message: string } }).Message?.Message;
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
    const answer = await answerOf(name, place.id, await server().signIn(place[role].email));
    if (new Set<string>(rule).has(role)) expect(refusals, `${role}: ${answer}`).not.toContain(answer);
    else expect([role, answer]).toEqual([role, "WRONG_PERMISSIONS"]);
  }
});

it.each(ofCafeterias)("%s is for the token's own cafeteria, except to a system administrator", async (name) => {
  for (const role of ["administrator", "employee", "client"] as const) {
    expect(await answerOf(name, plain.id, await server().signIn(place[role].email))).toBe("WRONG_CAFETERIA");
  }
  const visiting = await answerOf(name, plain.id, await server().signIn(place.system.email));
  if (needsOption.includes(name)) expect(visiting).toBe("FEATURE_DISABLED");
  else expect(refusals, visiting).not.toContain(visiting);
  expect(await answerOf(name, someId, await server().signIn(place.system.email))).toBe("NOT_FOUND");
});

it.each(needsOption)("%s is off where the cafeteria's option is off", async (name) => {
  expect(await answerOf(name, plain.id, await server().signIn(plain.administrator.email))).toBe("FEATURE_DISABLED");
});

it("every endpoint of the contract is served", () => {
  expect(Object.keys(allowed).sort()).toEqual(Object.keys(endpoints).sort());
});
