/** The screens that a till goes to, if at all, only once it is shown: from the menu, or by their address. */
export const officeScreens = {
  ordersBoard: async () => (await import("../screens/orders-board/OrdersBoardScreen.tsx")).OrdersBoardScreen,
  history: async () => (await import("../screens/history/HistoryScreen.tsx")).HistoryScreen,
  futureOrders: async () => (await import("../screens/future-orders/FutureOrdersScreen.tsx")).FutureOrdersScreen,
  cashControl: async () => (await import("../screens/cash-control/CashControlScreen.tsx")).CashControlScreen,
  branchReport: async () => (await import("../screens/branch-report/BranchReportScreen.tsx")).BranchReportScreen,
  reports: async () => (await import("../screens/reports/ReportsScreen.tsx")).ReportsScreen,
  products: async () => (await import("../screens/products/ProductsScreen.tsx")).ProductsScreen,
  coupons: async () => (await import("../screens/coupon-desk/CouponsScreen.tsx")).CouponsScreen,
  monthlyPasses: async () => (await import("../screens/monthly-passes/MonthlyPassesScreen.tsx")).MonthlyPassesScreen,
  subscriptions: async () => (await import("../screens/subscription-desk/SubscriptionsScreen.tsx")).SubscriptionsScreen,
  stock: async () => (await import("../screens/stock/StockScreen.tsx")).StockScreen,
  stockCount: async () => (await import("../screens/counts/StockCountScreen.tsx")).StockCountScreen,
  stockReport: async () => (await import("../screens/stock-report/StockReportScreen.tsx")).StockReportScreen,
  inventory: async () => (await import("../screens/inventory/InventoryScreen.tsx")).InventoryScreen,
  inventoryCount: async () => (await import("../screens/counts/InventoryCountScreen.tsx")).InventoryCountScreen,
  inbox: async () => (await import("../screens/inbox/InboxScreen.tsx")).InboxScreen,
  feedback: async () => (await import("../screens/feedback/FeedbackScreen.tsx")).FeedbackScreen,
  manageUsers: async () => (await import("../screens/manage-users/ManageUsersScreen.tsx")).ManageUsersScreen,
  configuration: async () => (await import("../screens/configuration/ConfigurationScreen.tsx")).ConfigurationScreen,
  myCafeterias: async () => (await import("../screens/cafeterias/MyCafeteriasScreen.tsx")).MyCafeteriasScreen,
  cafeterias: async () => (await import("../screens/cafeterias/CafeteriasScreen.tsx")).CafeteriasScreen,
};

export type OfficeScreen = keyof typeof officeScreens;
