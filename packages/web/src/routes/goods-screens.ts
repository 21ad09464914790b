/** What is sold, and what is in stock: the screens of the office that a till goes to, if at all, only once it is shown. */
export const goodsScreens = {
  products: async () => (await import("../screens/products/ProductsScreen.tsx")).ProductsScreen,
  coupons: async () => (await import("../screens/coupon-desk/CouponsScreen.tsx")).CouponsScreen,
  monthlyPasses: async () => (await import("../screens/monthly-passes/MonthlyPassesScreen.tsx")).MonthlyPassesScreen,
  subscriptions: async () => (await import("../screens/subscription-desk/SubscriptionsScreen.tsx")).SubscriptionsScreen,
  stock: async () => (await import("../screens/stock/StockScreen.tsx")).StockScreen,
  stockCount: async () => (await import("../screens/counts/StockCountScreen.tsx")).StockCountScreen,
  stockReport: async () => (await import("../screens/stock-report/StockReportScreen.tsx")).StockReportScreen,
  inventory: async () => (await import("../screens/inventory/InventoryScreen.tsx")).InventoryScreen,
  inventoryCount: async () => (await import("../screens/counts/InventoryCountScreen.tsx")).InventoryCountScreen,
};
