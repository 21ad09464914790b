import { randomUUID } from "node:crypto";
import { features } from "@cantina/domain/cafeteria";
import { type EndpointName, endpoints } from "@cantina/contract/table";
import type { RequestOf } from "@cantina/contract/endpoint";
import type { World, WorldRole } from "./world.ts";

type Parts<N extends EndpointName> = RequestOf<(typeof endpoints)[N]>;
type Made<N extends EndpointName> = {
  readonly [K in keyof Parts<N>]: K extends "params" ? Omit<Parts<N>[K], "cafeteriaId"> : Parts<N>[K];
};
type Example<N extends EndpointName> = {
  /** Who sends it; the administrator where it says nothing. */
  readonly by?: WorldRole;
  readonly of: (world: World) => Made<N>;
};

const bare = { of: () => ({ params: {} }) };
const seen = { params: {}, body: {} };
const today = (): string => new Date().toISOString().slice(0, 10);
const lately = (): string => new Date(Date.now() - 1000).toISOString();

/** A request of each endpoint that its cafeteria grants; a new endpoint can't be left out. */
const validRequests: { readonly [N in EndpointName]: Example<N> } = {
  authenticate: { of: ({ email }) => ({ body: { email, password: "Clave2026" } }) },
  startResetPassword: { of: ({ email }) => ({ body: { email } }) },
  confirmResetPassword: {
    of: ({ userId }) => ({ body: { token: "x", authenticationUserId: userId, newPassword: "Clave2027" } }),
  },
  confirmAccount: { of: ({ userId }) => ({ body: { token: "x", authenticationUserId: userId } }) },
  readSystemInformation: { of: () => ({}) },
  listProfiles: { of: () => ({}) },
  moveProfiles: { by: "system", of: ({ cafeteriaId }) => ({ body: { cafeteriaId } }) },
  logOut: { by: "client", of: () => ({}) },
  readCafeteria: bare,
  listCafeterias: { by: "system", of: () => ({}) },
  createCafeteria: {
    by: "system",
    of: ({ marker }) => ({ body: { name: marker, countryId: "AR", tzName: "America/Argentina/Buenos_Aires" } }),
  },
  listCountries: { by: "system", of: () => ({}) },
  editCafeteria: {
    by: "system",
    of: ({ marker }) => ({
      params: {},
      body: {
        name: `Comedor ${marker}`,
        countryId: "AR",
        tzName: "America/Argentina/Buenos_Aires",
        activityStatus: "ACTIVE",
        startDate: "2026-03-02",
      },
    }),
  },
  changeFeatures: { by: "system", of: () => ({ params: {}, body: { features: [...features] } }) },
  disableCafeteria: { by: "system", of: () => ({ params: {} }) },
  enableCafeteria: { by: "system", of: () => ({ params: {} }) },
  registerEmployee: {
    by: "system",
    of: ({ cafeteriaId, marker }) => ({
      params: {},
      body: { cafeteriaId, email: `nueva.${marker}@prueba.test`, isAdministrator: false, isNewAccount: true },
    }),
  },
  createClass: { of: ({ marker }) => ({ params: {}, body: { name: `Sala verde ${marker}` } }) },
  renameClass: { of: ({ classId, marker }) => ({ params: { classId }, body: { name: `Sala roja ${marker}` } }) },
  orderClasses: {
    of: ({ classId, spareClassId }) => ({ params: {}, body: { newOrderIds: [spareClassId, classId], version: 1 } }),
  },
  deleteClass: { of: ({ spareClassId }) => ({ params: { classId: spareClassId } }) },
  listProducts: bare,
  readProduct: { of: ({ productId }) => ({ params: { productId } }) },
  createProduct: {
    of: ({ categoryId, marker }) => ({ params: {}, body: { name: `Té ${marker}`, categoryId, price: 12.5 } }),
  },
  listCategories: bare,
  createCategory: { of: ({ marker }) => ({ params: {}, body: { name: `Postres ${marker}` } }) },
  listClients: bare,
  readClient: { of: ({ profileIds }) => ({ params: { profileId: profileIds.client } }) },
  readDailyLimit: { of: ({ commensalId }) => ({ params: { commensalId } }) },
  associateCard: {
    of: ({ commensalId, marker }) => ({ params: { commensalId }, body: { cardCode: `${marker}7` } }),
  },
  listDiscountCategories: bare,
  createOrder: {
    by: "employee",
    of: ({ productId, stockedId, commensalId, userCouponId, marker }) => ({
      params: {},
      body: {
        cartId: randomUUID(),
        paymentMethod: "ACCOUNT_BALANCE",
        commensalId,
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
  listStockShortages: bare,
  resolveStockShortage: { of: ({ shortageId }) => ({ params: { shortageId } }) },
  listBoardOrders: bare,
  listDeliveredOrders: bare,
  deliverOrders: { of: ({ pendingIds: [first] }) => ({ params: {}, body: { orderIds: [first] } }) },
  deliverDay: bare,
  recoverOrder: { of: ({ deliveredId }) => ({ params: { orderId: deliveredId }, body: {} }) },
  recoverDay: { by: "system", of: () => ({ params: {} }) },
  archiveOrder: { of: ({ cancelledId }) => ({ ...seen, params: { orderId: cancelledId } }) },
  setAutoComplete: { of: () => ({ params: {}, body: { autoCompleteCheck: true } }) },
  listTransactions: {
    of: ({ profileIds, commensalId, classId }) => ({
      params: {},
      query: { sellerId: profileIds.employee, commensalId, classIds: classId, limit: "500" },
    }),
  },
  revertTransaction: {
    of: ({ pendingIds: [, second] }) => ({ params: { orderId: second }, body: { reason: "CLIENT_REQUESTED" } }),
  },
  listSellers: bare,
  listHistoryDiners: bare,
  listCashIntervals: {
    of: ({ profileIds }) => ({
      params: {},
      query: { from: "2026-01-01", until: "2026-01-31", sellerId: profileIds.employee },
    }),
  },
  readBranchReport: { of: () => ({ params: {}, query: { dateTime: today() } }) },
  readTransaction: { of: ({ deliveredId }) => ({ params: { orderId: deliveredId } }) },
  createCashMovement: {
    by: "employee",
    of: ({ marker }) => ({ params: {}, body: { type: "IN", amount: 10, description: marker } }),
  },
  readLatestCashMovement: bare,
  listCoupons: bare,
  listClientCoupons: { of: ({ profileIds }) => ({ params: { profileId: profileIds.client } }) },
  createCoupon: {
    of: ({ productId, marker }) => ({
      params: {},
      body: { name: marker, description: "Cinco", price: 100, quantity: 5, validDays: 30, productIds: [productId] },
    }),
  },
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
  listClaims: bare,
  readClaim: { of: ({ claimId }) => ({ params: { claimId } }) },
  createClaim: {
    of: ({ profileIds, marker }) => ({
      params: {},
      body: { profileId: profileIds.client, phoneNumber: "11 5555", comments: marker, issue: "ORDER_ISSUE" },
    }),
  },
  changeClaim: { of: ({ claimId }) => ({ params: { claimId }, body: { status: "SOLVED" } }) },
  listSubscriptions: bare,
  applySubscriptions: {
    of: ({ commensalId, subscriptionId }) => ({ params: {}, body: [{ commensalId, subscriptionId }] }),
  },
  claimTickets: {
    of: ({ pendingIds: [, , third], marker }) => ({
      params: {},
      body: { station: marker, deviceId: randomUUID(), orders: [{ orderId: third, version: 1 }] },
    }),
  },
  endTicketClaim: { of: ({ printClaimId }) => ({ params: { claimId: printClaimId }, body: { end: "PRINTED" } }) },
};

export type Request = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** The example with every part in its place, sent to the cafeteria that it is an example of. */
export function exampleOf(name: EndpointName, world: World): Request & { readonly by: WorldRole } {
  const { by = "administrator", of } = validRequests[name];
  const made: Partial<Omit<Request, "params">> & { readonly params?: object } = of(world);
  return {
    by,
    params: { cafeteriaId: world.cafeteriaId, ...made.params },
    query: made.query ?? {},
    body: made.body,
  };
}

export const endpointNames = Object.keys(endpoints) as readonly EndpointName[];
