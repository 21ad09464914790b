import type { App } from "../composition/app/index.ts";

/** Comandas, what was sold, and the drawer: the screens of the office that a till goes to, if at all, only once it is shown. */
export const saleScreens = {
  ordersBoard: async () => (await import("../screens/orders-board/OrdersBoardScreen.tsx")).OrdersBoardScreen,
  kitchen: async () => (await import("../screens/kitchen/KitchenScreen.tsx")).KitchenScreen,
  pickup: async () => (await import("../screens/kitchen/PickupScreen.tsx")).PickupScreen,
  customerDisplay: async () =>
    (await import("../screens/customer-display/CustomerDisplayScreen.tsx")).CustomerDisplayScreen,
  history: async () => (await import("../screens/history/HistoryScreen.tsx")).HistoryScreen,
  futureOrders: async () => (await import("../screens/future-orders/FutureOrdersScreen.tsx")).FutureOrdersScreen,
  reports: async () => (await import("../screens/reports/ReportsScreen.tsx")).ReportsScreen,
  dashboard: async () => (await import("../screens/dashboard/DashboardScreen.tsx")).DashboardScreen,
  cashControl: async () => (await import("../screens/cash-control/CashControlScreen.tsx")).CashControlScreen,
  branchReport: async () => (await import("../screens/branch-report/BranchReportScreen.tsx")).BranchReportScreen,
};

export const beginDashboard = async (app: App): Promise<void> =>
  (await import("../screens/dashboard/begin-dashboard.ts")).beginDashboard(app);
