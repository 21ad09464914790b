import { randomUUID } from "node:crypto";
import { features } from "@cantina/domain/cafeteria";
import { orderVersion } from "@cantina/domain/catalog-editing";
import { weekdayOf } from "@cantina/domain/kernel";
import { shelfPositions } from "./add-shelves.ts";
import { type Examples, inDays } from "./request-example.ts";

/** What administrators ask for: places, catalogue and clients. */
export const deskRequests = {
  createCafeteria: {
    of: ({ marker }) => ({ body: { name: marker, countryId: "AR", tzName: "America/Argentina/Buenos_Aires" } }),
  },
  editCafeteria: {
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
  changeFeatures: { of: () => ({ params: {}, body: { features: [...features] } }) },
  disableCafeteria: { of: () => ({ params: {} }) },
  enableCafeteria: { of: () => ({ params: {} }) },
  registerEmployee: {
    of: ({ cafeteriaId, marker }) => ({
      params: {},
      body: { cafeteriaId, email: `nueva.${marker}@prueba.test`, isAdministrator: false, isNewAccount: true },
    }),
  },
  removeEmployee: { of: ({ leavingEmployeeId }) => ({ params: { profileId: leavingEmployeeId } }) },
  createClass: { of: ({ marker }) => ({ params: {}, body: { name: `Sala verde ${marker}` } }) },
  renameClass: { of: ({ classId, marker }) => ({ params: { classId }, body: { name: `Sala roja ${marker}` } }) },
  orderClasses: {
    of: ({ classId, spareClassId }) => ({ params: {}, body: { newOrderIds: [spareClassId, classId], version: 1 } }),
  },
  setCustomPaymentMethod: { of: ({ marker }) => ({ params: {}, body: { customPaymentMethod: `Vale ${marker}` } }) },
  setIgnoreMinimumBalance: { of: () => ({ params: {}, body: { allowIgnoreMinimumBalance: false } }) },
  editSettings: {
    of: ({ classId, discountCategoryId }) => ({
      params: {},
      body: {
        // Neither is a day that another example names.
        closedDays: [weekdayOf(inDays(6))],
        closedDates: [inDays(200)],
        dayOrderRequestTimeLimit: "22:00",
        allowedOrderPickupTimeType: "DISCRETE",
        allowedDiscreteOrderPickupTimes: [{ time: "12:00", label: "Almuerzo", cafeteriaClassesIds: [classId] }],
        closingTime: "18:00",
        defaultDiscountCategoryId: discountCategoryId,
        balanceFloor: -500,
        hiddenPhoneForEmployees: false,
        cashDenominations: [1000, 500, 0.5],
        sealPolicy: "WARN",
        version: 1,
      },
    }),
  },
  changeFirstSteps: {
    of: () => ({
      params: {},
      body: { confirm: "PAYMENT", unconfirm: "PRINTER", isHidden: false, isTourAnswered: true },
    }),
  },
  deleteClass: { of: ({ spareClassId }) => ({ params: { classId: spareClassId } }) },
  createProduct: {
    of: ({ categoryId, supplyId, classId, spareClassId, marker }) => ({
      params: {},
      body: {
        name: `Té ${marker}`,
        description: marker,
        categoryId,
        price: 12.5,
        ingredients: [{ consumableId: supplyId, quantity: 0.05 }],
        cafeteriaClassPrices: [{ cafeteriaClassId: classId, price: 10 }],
        hiddenForClasses: [spareClassId],
      },
    }),
  },
  changeProduct: {
    of: ({ spareIds: [first], spareCategoryId, classId, preparedId, marker }) => ({
      params: { productId: first },
      body: {
        revision: 1,
        name: `Mate ${marker}`,
        description: marker,
        categoryId: spareCategoryId,
        price: 20.5,
        cost: 10,
        ingredients: [{ consumableId: preparedId, quantity: 1 }],
        cafeteriaClassPrices: [{ cafeteriaClassId: classId, price: 15 }],
        hiddenForClasses: [classId],
        displayDates: [],
        barcode: `B${marker}`,
        dailyLimit: 7,
        shownInApp: true,
        ownAllergens: ["MILK"],
        seals: ["SUGARS"],
      },
    }),
  },
  deleteProduct: { of: ({ spareIds: [, second] }) => ({ params: { productId: second } }) },
  deleteProducts: { of: ({ spareIds: [, , third] }) => ({ params: {}, body: { productIds: [third] } }) },
  changeVisibility: { of: ({ stockedId }) => ({ params: {}, body: { productIds: [stockedId], shownInApp: true } }) },
  sortProducts: {
    of: ({ sortedIds: [first, second] }) => {
      const version = orderVersion([
        { id: first, position: 1 },
        { id: second, position: 2 },
      ]);
      return {
        params: {},
        body: [
          { id: first, position: 2, version },
          { id: second, position: 1, version },
        ],
      };
    },
  },
  changeCategory: {
    of: ({ sortedCategoryId, marker }) => ({
      params: { categoryId: sortedCategoryId },
      body: { name: `Ordenados ${marker}`, requestTimeLimit: "10:30:00", version: 1 },
    }),
  },
  deleteCategory: { of: ({ spareCategoryId }) => ({ params: { categoryId: spareCategoryId } }) },
  sortCategories: {
    of: ({ categoryId, spareCategoryId, sortedCategoryId }) => ({
      params: {},
      body: [
        {
          id: categoryId,
          position: 103,
          version: orderVersion([
            { id: categoryId, position: 1 },
            { id: spareCategoryId, position: shelfPositions.spare },
            { id: sortedCategoryId, position: shelfPositions.sorted },
          ]),
        },
      ],
    }),
  },
  createCategory: { of: ({ marker }) => ({ params: {}, body: { name: `Postres ${marker}` } }) },
  listClients: { of: () => ({ params: {}, query: {} }) },
  readClient: { of: ({ profileIds }) => ({ params: { profileId: profileIds.client } }) },
  setDailyLimit: { of: ({ commensalId }) => ({ params: { commensalId }, body: { dailyLimit: 9_000_000 } }) },
  setAllergies: {
    of: ({ commensalId, marker }) => ({
      params: { commensalId },
      body: { allergies: `Maní ${marker}`, allergens: ["PEANUTS"] },
    }),
  },
  readRestrictions: {
    of: ({ commensalId, profileIds }) => ({ params: { commensalId, profileId: profileIds.client } }),
  },
  readRestrictionSettings: {
    of: ({ siblings: [profileId, commensalId] }) => ({ params: { profileId, commensalId } }),
  },
  setRestrictions: {
    of: ({ siblings: [profileId, commensalId], productId, categoryId }) => ({
      params: { profileId, commensalId },
      body: { productIds: [productId], categoryIds: [categoryId] },
    }),
  },
  associateCard: {
    of: ({ commensalId, marker }) => ({ params: { commensalId }, body: { cardCode: `${marker}7` } }),
  },
  listManagedClients: {
    of: ({ discountCategoryId }) => ({ params: {}, query: { categoryId: discountCategoryId, limit: "100" } }),
  },
  sumBalances: {
    of: ({ discountCategoryId }) => ({ params: {}, query: { categoryId: discountCategoryId } }),
  },
  createClient: {
    of: ({ marker, discountCategoryId, classId }) => ({
      params: {},
      body: {
        email: `${marker}.${randomUUID()}@correo.test`,
        username: `Familia ${marker}`,
        discountCategoryId,
        minimumBalance: -100,
        familyCode: "F7",
        commensals: [{ firstName: "Ana", lastName: marker, classId }],
      },
    }),
  },
  updateClient: {
    of: ({ marker, profileIds, discountCategoryId, commensalId, classId }) => ({
      params: { profileId: profileIds.client },
      body: {
        username: `Familia ${marker}`,
        discountCategoryId,
        minimumBalance: null,
        commensals: [{ id: commensalId, firstName: "Ana", lastName: marker, classId }],
      },
    }),
  },
  deleteClient: { of: ({ leavingClientId }) => ({ params: { profileId: leavingClientId }, body: { balance: 0 } }) },
  deleteCommensal: {
    of: ({ siblings: [profileId, commensalId] }) => ({ params: { profileId, commensalId } }),
  },
  readStatement: { of: ({ profileIds }) => ({ params: { profileId: profileIds.client }, query: { limit: "50" } }) },
  createDiscountCategory: {
    of: ({ marker }) => ({
      params: {},
      body: { name: `Becas ${marker}`, rate: 0.125, maxDiscount: 500, minimumBalance: -100 },
    }),
  },
  updateDiscountCategory: {
    of: ({ marker, discountCategoryId: categoryId }) => ({
      params: { categoryId },
      body: { version: 1, name: `Docentes ${marker}`, rate: 0.5, maxDiscount: null, minimumBalance: 0 },
    }),
  },
  deleteDiscountCategory: { of: ({ leavingCategoryId: categoryId }) => ({ params: { categoryId } }) },
} satisfies Partial<Examples>;
