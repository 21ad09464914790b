import { type Examples, inDays } from "./request-example.ts";

const days = { from: inDays(-20), until: inDays(0) };

export const reportRequests = {
  listTransactions: {
    of: ({ profileIds, commensalId, classId, productId, categoryId, deliveredId }) => ({
      params: {},
      query: {
        sellerId: profileIds.employee,
        buyerId: profileIds.client,
        commensalId,
        classIds: classId,
        productId,
        categoryId,
        passes: "WITHOUT",
        limit: "500",
        after: deliveredId,
      },
    }),
  },
  sumTransactions: {
    of: ({ profileIds, commensalId, classId, productId, categoryId }) => ({
      params: {},
      query: {
        sellerId: profileIds.employee,
        buyerId: profileIds.client,
        commensalId,
        classIds: classId,
        productId,
        categoryId,
        paymentMethod: "CARD",
      },
    }),
  },
  readSalesByProduct: {
    of: ({ classId, commensalId, profileIds }) => ({
      params: {},
      query: {
        ...days,
        dateFilterType: "ORDER_DATE",
        classIds: classId,
        commensalId,
        sellerId: profileIds.employee,
        originMedium: "WEB",
        paymentMethod: "CASH",
      },
    }),
  },
  readSalesByCommensal: {
    of: ({ commensalId, profileIds }) => ({
      params: {},
      query: { ...days, commensalId, sellerId: profileIds.employee, withoutReverted: "true" },
    }),
  },
  readSalesByPaymentMethod: {
    of: ({ commensalId, profileIds }) => ({
      params: {},
      query: { ...days, commensalId, sellerId: profileIds.employee },
    }),
  },
  readChargesByClient: {
    of: ({ profileIds }) => ({ params: {}, query: { ...days, sellerId: profileIds.employee, paymentMethod: "CASH" } }),
  },
  readChargesByPaymentMethod: {
    of: ({ profileIds }) => ({ params: {}, query: { ...days, originMedium: "ALL", sellerId: profileIds.employee } }),
  },
  generateReport: {
    of: ({ classId, commensalId, profileIds }) => ({
      params: {},
      query: {
        ...days,
        reportType: "ORDERS",
        classId,
        commensalId,
        sellerId: profileIds.employee,
        divideInDayIntervals: "true",
        transactionStatuses: "STARTED,COMPLETED",
      },
    }),
  },
  listDailyPurchases: { of: () => ({ params: {}, query: { date: inDays(0) } }) },
} satisfies Partial<Examples>;
