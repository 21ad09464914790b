import { weekdays } from "@cantina/domain/kernel";
import { randomUUID } from "node:crypto";
import type { Endpoint } from "@cantina/contract/endpoint";
import { type EndpointName, endpoints } from "@cantina/contract/table";
import { isAllowedLevel } from "@cantina/domain/access";
import * as v from "valibot";
import { movementFile, productFile, stockFile } from "../sheets/index.ts";
import { clockJumpId } from "./add-clock-jump.ts";
import { deskRequests } from "./desk-requests.ts";
import { inventoryRequests } from "./inventory-requests.ts";
import { reportRequests } from "./report-requests.ts";
import { metricsRequests } from "./metrics-requests.ts";
import { paymentRequests } from "./payment-requests.ts";
import { reviewRequests } from "./review-requests.ts";
import { type Examples, inDays, lately } from "./request-example.ts";
import type { World, WorldRole } from "./world.ts";

const subscription = (name: string) => ({
  name,
  payDayPrices: [
    { day: 1, price: 1_000 },
    { day: 16, price: 600.5 },
  ],
  availableWeekDates: [...weekdays],
});

/** Requests that their cafeteria grants. */
const validRequests: Examples = {
  authenticate: { of: ({ email }) => ({ body: { email, password: "Clave2026" } }) },
  startResetPassword: { of: ({ email }) => ({ body: { email } }) },
  confirmResetPassword: {
    of: ({ userId }) => ({ body: { token: "x", authenticationUserId: userId, newPassword: "Clave2027" } }),
  },
  confirmAccount: { of: ({ userId }) => ({ body: { token: "x", authenticationUserId: userId } }) },
  moveProfiles: { by: "system", of: ({ cafeteriaId }) => ({ body: { cafeteriaId } }) },
  logOut: { by: "client", of: () => ({}) },
  ...deskRequests,
  ...inventoryRequests,
  ...reviewRequests,
  ...reportRequests,
  ...metricsRequests,
  ...paymentRequests,
  createOrder: {
    by: "employee",
    of: ({ productId, stockedId, commensalId, classId, profileIds, userCouponId, marker }) => ({
      params: {},
      body: {
        cartId: randomUUID(),
        paymentMethod: "ACCOUNT_BALANCE",
        buyerId: profileIds.client,
        commensalId,
        commensalClassId: classId,
        comments: marker,
        orderItems: [
          {
            type: "PRODUCT",
            productId,
            quantity: 2,
            productVersion: 1,
            exchangedCoupons: [{ userCouponId, quantity: 1 }],
          },
          { type: "PRODUCT", productId: stockedId, quantity: 1, productVersion: 1 },
        ],
      },
    }),
  },
  createLateOrder: {
    by: "employee",
    of: ({ stockedId, commensalId, profileIds, registerSessionId }) => ({
      params: {},
      body: {
        cartId: randomUUID(),
        orderItems: [{ type: "PRODUCT", productId: stockedId, productVersion: 1, price: 150, quantity: 1 }],
        commensalId,
        comments: "",
        paymentMethod: "CASH",
        totalPrice: 150,
        sellerDiscount: null,
        dinerDiscount: null,
        markAsCompleted: true,
        soldAt: lately(),
        sellerId: profileIds.employee,
        registerSessionId,
      },
    }),
  },
  listResolvedShortages: { of: () => ({ params: {}, query: {} }) },
  resolveStockShortage: {
    of: ({ shortageId, marker }) => ({
      params: { shortageId },
      body: { received: 4, description: `Reparto ${marker}` },
    }),
  },
  markReady: { of: ({ pendingIds: [, , third] }) => ({ params: {}, body: { orderIds: [third], isReady: true } }) },
  deliverOrders: { of: ({ pendingIds: [first] }) => ({ params: {}, body: { orderIds: [first] } }) },
  deliverDay: { of: () => ({ params: {} }) },
  recoverOrder: { of: ({ deliveredId }) => ({ params: { orderId: deliveredId }, body: {} }) },
  recoverDay: { of: () => ({ params: {} }) },
  archiveOrder: { of: ({ cancelledId }) => ({ params: { orderId: cancelledId }, body: {} }) },
  setAutoComplete: { of: () => ({ params: {}, body: { autoCompleteCheck: true } }) },
  revertTransaction: {
    of: ({ pendingIds: [, second] }) => ({ params: { orderId: second }, body: { reason: "CLIENT_REQUESTED" } }),
  },
  refundUnits: {
    of: ({ refundableId }) => ({
      params: { orderId: refundableId },
      body: { lines: [{ line: 1, quantity: 1 }], amount: 150, reason: "CLIENT_REQUESTED" },
    }),
  },
  listCashIntervals: {
    of: ({ profileIds }) => ({
      params: {},
      query: { from: "2026-01-01", until: "2026-01-31", sellerId: profileIds.employee },
    }),
  },
  readTransaction: { of: ({ deliveredId }) => ({ params: { orderId: deliveredId } }) },
  createCashMovement: {
    by: "employee",
    of: ({ marker }) => ({ params: {}, body: { type: "IN", amount: 10, description: marker } }),
  },
  closeLeftRegister: { of: ({ leftRegisterId }) => ({ params: { sessionId: leftRegisterId }, body: { amount: 90 } }) },
  changeCashSettings: { of: () => ({ params: {}, body: { blindClose: false, cashCap: 5_000, version: 1 } }) },
  confirmClockJump: { of: () => ({ params: { clockJumpId } }) },
  listClientCoupons: { of: ({ profileIds }) => ({ params: { profileId: profileIds.client } }) },
  createCoupon: {
    of: ({ productId, marker }) => ({
      params: {},
      body: { name: marker, description: "Cinco", price: 100, quantity: 5, validDays: 30, products: [productId] },
    }),
  },
  updateCoupon: {
    of: ({ couponId, productId, marker }) => ({
      params: { couponId },
      body: {
        name: marker,
        description: "Seis",
        price: 120,
        quantity: 6,
        validDays: 30,
        products: [productId],
        version: 1,
      },
    }),
  },
  deleteCoupon: { of: ({ spareCouponId }) => ({ params: { couponId: spareCouponId } }) },
  buyCoupon: {
    by: "employee",
    of: ({ couponId, profileIds }) => ({
      params: { couponId },
      body: { buyerId: profileIds.client, paymentMethod: "ACCOUNT_BALANCE", quantity: 1 },
    }),
  },
  createBalanceCharge: {
    by: "employee",
    of: ({ profileIds }) => ({
      params: {},
      body: { amount: 100, buyerId: profileIds.client, paymentMethod: "CASH" },
    }),
  },
  createClaim: {
    of: ({ profileIds, marker }) => ({
      params: {},
      body: { profileId: profileIds.client, phoneNumber: "11 5555", comments: marker, issue: "ORDER_ISSUE" },
    }),
  },
  changeClaim: { of: ({ claimId }) => ({ params: { claimId }, body: { status: "SOLVED" } }) },
  applySubscriptions: {
    of: ({ commensalId, subscriptionId }) => ({ params: {}, body: [{ commensalId, subscriptionId }] }),
  },
  createSubscription: {
    of: ({ marker, productId }) => ({ params: {}, body: { ...subscription(`Cena ${marker}`), productId } }),
  },
  updateSubscription: {
    of: ({ subscriptionId, marker, productId }) => ({
      params: { subscriptionId },
      body: { ...subscription(`Almuerzo ${marker}`), productId, version: 1 },
    }),
  },
  deleteSubscription: {
    of: ({ disabledSubscriptionId }) => ({ params: { subscriptionId: disabledSubscriptionId } }),
  },
  setSubscriptionStatus: {
    of: ({ spareSubscriptionId }) => ({
      params: { subscriptionId: spareSubscriptionId },
      body: { status: "DISABLED" },
    }),
  },
  linkCommensals: {
    of: ({ subscriptionId, commensalId }) => ({ params: { subscriptionId }, body: { commensalIds: [commensalId] } }),
  },
  unlinkCommensal: {
    of: ({ linkedSubscriptionId, commensalId }) => ({
      params: { subscriptionId: linkedSubscriptionId, commensalId },
    }),
  },
  listSubscriptionPayments: { of: () => ({ params: {}, query: { unpaid: "true" } }) },
  chargeSubscription: { of: ({ subscriptionId }) => ({ params: { subscriptionId }, body: {} }) },
  claimTickets: {
    of: ({ pendingIds: [, , third], marker }) => ({
      params: {},
      body: { station: marker, deviceId: randomUUID(), orders: [{ orderId: third, version: 1 }] },
    }),
  },
  createCalendarProduct: {
    of: ({ categoryId, classId, marker }) => ({
      params: {},
      body: {
        name: `Abono nuevo ${marker}`,
        description: "Plato",
        categoryId,
        price: 1000,
        cafeteriaClassPrices: [{ cafeteriaClassId: classId, price: 900 }],
        orderDates: [inDays(3), inDays(4)],
        deliveryTime: "12:30",
      },
    }),
  },
  changeCalendarProduct: {
    of: ({ passId, categoryId, classId, marker }) => ({
      params: { productId: passId },
      body: {
        name: `Abono ${marker}`,
        description: "Plato y postre",
        categoryId,
        price: 1100,
        cafeteriaClassPrices: [{ cafeteriaClassId: classId, price: 950 }],
        orderDates: [inDays(3), inDays(5)],
        version: 1,
      },
    }),
  },
  deleteCalendarProduct: { of: ({ oldPassId }) => ({ params: { productId: oldPassId } }) },
  buyCalendarProduct: {
    by: "employee",
    of: ({ passId, commensalId }) => ({
      params: { productId: passId },
      body: { commensalId, paymentMethod: "ACCOUNT_BALANCE", sellAgain: true },
    }),
  },
  uploadProducts: {
    of: () => ({ params: {}, query: {} }),
    file: ({ marker }) => productFile([{ name: `Sopa ${randomUUID()} ${marker}`, category: `Bebidas ${marker}` }]),
  },
  uploadStock: {
    of: () => ({ params: {}, query: {} }),
    file: ({ marker }) => stockFile([{ name: `Jugo ${marker}`, units: 3 }]),
  },
  uploadMovements: {
    of: () => ({ params: {}, query: {} }),
    file: ({ marker }) => movementFile([{ name: `Harina ${marker}`, quantity: 3, paid: 900 }]),
  },
  undoMovementUpload: { of: ({ movementBatchId }) => ({ params: { batchId: movementBatchId } }) },
  undoStockUpload: { of: ({ stockBatchId }) => ({ params: { batchId: stockBatchId } }) },
  undoProductUpload: { of: ({ uploadBatchId }) => ({ params: { batchId: uploadBatchId } }) },
  endTicketClaim: { of: ({ printClaimId }) => ({ params: { claimId: printClaimId }, body: { end: "PRINTED" } }) },
};

export type Request = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly file?: Buffer;
};

type Made = Partial<Omit<Request, "params">> & { readonly params?: object };

/** Made of the address, and of the days that the query can't do without. */
function plainRequest({ path, query }: Endpoint, world: World): Made {
  const known: Readonly<Record<string, unknown>> = world;
  const ids = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]): [string, unknown] => [name, known[name]]);
  const { issues = [] } = query === undefined ? {} : v.safeParse(query, {});
  const days = issues.map((issue): [string, string] => [v.getDotPath(issue) ?? "", inDays(0)]);
  return { params: Object.fromEntries(ids), query: Object.fromEntries(days) };
}

const whoMay = ({ access }: Endpoint): WorldRole =>
  access === "anonymous" || access === "signedIn" || isAllowedLevel(access, "CAFETERIA_ADMINISTRATOR")
    ? "administrator"
    : "system";

/** A request with every part in its place, sent to the cafeteria that it is an example of. */
export function exampleOf(name: EndpointName, world: World): Request & { readonly by: WorldRole } {
  const endpoint: Endpoint = endpoints[name];
  const example = validRequests[name];
  const made: Made = example === undefined ? plainRequest(endpoint, world) : example.of(world);
  return {
    by: example?.by ?? whoMay(endpoint),
    params: { cafeteriaId: world.cafeteriaId, ...made.params },
    query: made.query ?? {},
    body: made.body,
    ...(example?.file === undefined ? {} : { file: example.file(world) }),
  };
}

export const endpointNames = Object.keys(endpoints) as readonly EndpointName[];
