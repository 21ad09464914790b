import { type Examples, inDays } from "./request-example.ts";

const countOf = (productId: string, quantity: number) => ({
  rows: [{ productId, countedAt: new Date().toISOString(), quantity }],
});

export const inventoryRequests = {
  createStockRecord: {
    of: ({ stockedId, marker }) => ({
      params: {},
      body: { productId: stockedId, type: "INGRESO", amount: 12, description: `Reparto ${marker}` },
    }),
  },
  createStockCount: { of: ({ stockedId }) => ({ params: {}, query: {}, body: countOf(stockedId, 12) }) },
  listStockCounts: { of: () => ({ params: {}, query: {} }) },
  listFutureOrders: { of: () => ({ params: {}, query: { date: inDays(2) } }) },
  readStockCount: { of: ({ countId }) => ({ params: { countId } }) },
  createInventoryCount: {
    by: "employee",
    of: ({ supplyId }) => ({
      params: {},
      query: {},
      body: { rows: [{ consumableId: supplyId, countedAt: new Date().toISOString(), quantity: 7.25 }] },
    }),
  },
  listInventoryCounts: { of: () => ({ params: {}, query: {} }) },
  readInventoryCount: { of: ({ inventoryCountId }) => ({ params: { countId: inventoryCountId } }) },
  readStockReport: {
    of: ({ stockedId }) => ({ params: {}, query: { productId: stockedId, from: inDays(-7), until: inDays(-1) } }),
  },
  listStockRecords: { of: ({ stockedId }) => ({ params: {}, query: { productId: stockedId } }) },
  listInventoryMovements: {
    of: ({ supplyId }) => ({ params: {}, query: { consumableId: supplyId, type: "INGRESS" } }),
  },
  listLowStockAlerts: { of: ({ supplyId }) => ({ params: {}, query: { consumableId: supplyId } }) },
  readProductionPlan: { of: () => ({ params: {}, query: { from: inDays(1), until: inDays(3), forecast: "true" } }) },
  readProductionShares: {
    of: ({ supplyId, productId }) => ({
      params: {},
      query: { from: inDays(1), until: inDays(1), consumableId: supplyId, productId },
    }),
  },
  readInventoryVariance: { of: () => ({ params: {}, query: { from: inDays(-20), until: inDays(-1) } }) },
  moveConsumables: {
    by: "employee",
    of: ({ supplyId }) => ({
      params: {},
      body: {
        type: "INGRESS",
        reason: "SUPPLIER_PURCHASE",
        consumables: [{ consumableId: supplyId, quantity: 12.5, paidTotal: 1_500 }],
      },
    }),
  },
  prepareConsumables: {
    by: "employee",
    of: ({ preparedId }) => ({ params: {}, body: { consumables: [{ consumableId: preparedId, quantity: 0.5 }] } }),
  },
  readConsumable: { of: ({ preparedId }) => ({ params: { consumableId: preparedId } }) },
  createSupply: {
    of: ({ supplierId, marker }) => ({
      params: {},
      body: { name: `Sal ${marker}`, supplierId, unit: "GRAM", cost: 1.5, waste: 0, alertLevel: 100 },
    }),
  },
  createPrepared: {
    of: ({ preparedId, marker }) => ({
      params: {},
      body: {
        name: `Pizza ${marker}`,
        unit: "PIECE",
        yield: 8,
        alertLevel: 0,
        ingredients: [{ consumableIngredientId: preparedId, quantity: 1.25 }],
      },
    }),
  },
  changeSupply: {
    of: ({ supplyId, supplierId, marker }) => ({
      params: { consumableId: supplyId },
      body: { name: `Harina ${marker}`, supplierId, cost: 120.5, waste: 5, alertLevel: 2.5, version: 1 },
    }),
  },
  changePrepared: {
    of: ({ preparedId, supplyId, marker }) => ({
      params: { consumableId: preparedId },
      body: {
        name: `Masa ${marker}`,
        yield: 12,
        alertLevel: 1,
        ingredients: [{ consumableIngredientId: supplyId, quantity: 3 }],
        version: 1,
      },
    }),
  },
  deleteConsumable: {
    of: ({ spareSupplyId, supplyId }) => ({
      params: { consumableId: spareSupplyId },
      query: { replacementConsumableId: supplyId, replacementQuantity: "1.5" },
    }),
  },
  createSupplier: {
    of: ({ marker }) => ({
      params: {},
      body: { name: `Verdulería ${marker}`, phoneNumber: "11 5555", email: "ventas@proveedor.test" },
    }),
  },
  changeSupplier: {
    of: ({ supplierId, marker }) => ({
      params: { supplierId },
      body: { name: `Molino ${marker}`, phoneNumber: null, version: 1 },
    }),
  },
  deleteSupplier: { of: ({ spareSupplierId }) => ({ params: { supplierId: spareSupplierId } }) },
} satisfies Partial<Examples>;
