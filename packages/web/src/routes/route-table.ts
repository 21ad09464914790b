import type { Feature } from "@cantina/domain/cafeteria";
import { type AsyncRouteComponent, lazyRouteComponent } from "@tanstack/react-router";
import {
  Banknote,
  Boxes,
  Building2,
  CalendarClock,
  CalendarHeart,
  ChartLine,
  ChartNoAxesColumn,
  ClipboardList,
  History,
  Inbox,
  type LucideIcon,
  Package,
  Settings,
  ShoppingBasket,
  Store,
  Users,
  Utensils,
  Ticket,
} from "lucide-react";
import * as texts from "../texts/screens.ts";
import type { RouteAccess } from "./guard.ts";

export type RouteEntry = {
  readonly path: string;
  /** Of the document, and in the menu. */
  readonly title: string;
  readonly access: RouteAccess;
  /** The flag that the cafeteria must have. */
  readonly feature: Feature | null;
  readonly menu: { readonly group: string; readonly icon: LucideIcon } | null;
  readonly screen: AsyncRouteComponent<object>;
};

/** Every screen that exists; titles, menu and guards are made from it. The menu has its order, for whoever sees how much of it. */
export const routeTable: readonly RouteEntry[] = [
  {
    path: "/login",
    title: texts.login,
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/login/LoginScreen.tsx"), "LoginScreen"),
  },
  {
    path: "/forgot-password",
    title: texts.forgotPassword,
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/login/ForgotPasswordScreen.tsx"), "ForgotPasswordScreen"),
  },
  {
    path: "/change-password",
    title: texts.changePassword,
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/login/ChangePasswordScreen.tsx"), "ChangePasswordScreen"),
  },
  {
    path: "/verify",
    title: texts.verify,
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/login/VerifyScreen.tsx"), "VerifyScreen"),
  },
  {
    path: "/",
    title: texts.sale,
    access: "sell",
    feature: null,
    menu: { group: texts.saleGroup, icon: ShoppingBasket },
    screen: lazyRouteComponent(() => import("../screens/sale/SaleScreen.tsx"), "SaleScreen"),
  },
  {
    path: "/pending-orders",
    title: texts.ordersBoard,
    access: "handleOrders",
    feature: null,
    menu: { group: texts.saleGroup, icon: ClipboardList },
    screen: lazyRouteComponent(() => import("../screens/orders-board/OrdersBoardScreen.tsx"), "OrdersBoardScreen"),
  },
  {
    path: "/orders",
    title: texts.history,
    access: "readHistory",
    feature: null,
    menu: { group: texts.saleGroup, icon: History },
    screen: lazyRouteComponent(() => import("../screens/history/HistoryScreen.tsx"), "HistoryScreen"),
  },
  {
    path: "/flow-control",
    title: texts.cashControl,
    access: "useCashRegister",
    feature: "flowControl",
    menu: { group: texts.cashGroup, icon: Banknote },
    screen: lazyRouteComponent(() => import("../screens/cash-control/CashControlScreen.tsx"), "CashControlScreen"),
  },
  {
    path: "/cafeteria-flow-control",
    title: texts.branchReport,
    access: "useCashRegister",
    feature: "flowControl",
    menu: { group: texts.cashGroup, icon: ChartNoAxesColumn },
    screen: lazyRouteComponent(() => import("../screens/branch-report/BranchReportScreen.tsx"), "BranchReportScreen"),
  },
  {
    path: "/edit",
    title: texts.products,
    access: "editCatalog",
    feature: null,
    menu: { group: texts.goodsGroup, icon: Package },
    screen: lazyRouteComponent(() => import("../screens/products/ProductsScreen.tsx"), "ProductsScreen"),
  },
  {
    path: "/coupons",
    title: texts.coupons,
    access: "editCoupons",
    feature: "coupons",
    menu: { group: texts.goodsGroup, icon: Ticket },
    screen: lazyRouteComponent(() => import("../screens/coupon-desk/CouponsScreen.tsx"), "CouponsScreen"),
  },
  {
    path: "/calendar_products",
    title: texts.monthlyPasses,
    access: "editCalendarProducts",
    feature: "calendarProducts",
    menu: { group: texts.goodsGroup, icon: CalendarHeart },
    screen: lazyRouteComponent(
      () => import("../screens/monthly-passes/MonthlyPassesScreen.tsx"),
      "MonthlyPassesScreen",
    ),
  },
  {
    path: "/subscriptions",
    title: texts.subscriptions,
    access: "editSubscriptions",
    feature: "subscriptions",
    menu: { group: texts.goodsGroup, icon: CalendarClock },
    screen: lazyRouteComponent(
      () => import("../screens/subscription-desk/SubscriptionsScreen.tsx"),
      "SubscriptionsScreen",
    ),
  },
  {
    path: "/stock-control",
    title: texts.stock,
    access: "moveStock",
    feature: "stockControl",
    menu: { group: texts.goodsGroup, icon: Boxes },
    screen: lazyRouteComponent(() => import("../screens/stock/StockScreen.tsx"), "StockScreen"),
  },
  {
    path: "/stock-control-report",
    title: texts.stockReport,
    access: "editStock",
    feature: "stockControl",
    menu: { group: texts.goodsGroup, icon: ChartLine },
    screen: lazyRouteComponent(() => import("../screens/stock-report/StockReportScreen.tsx"), "StockReportScreen"),
  },
  {
    path: "/inventory",
    title: texts.inventory,
    access: "readInventory",
    feature: "inventory",
    menu: { group: texts.goodsGroup, icon: Utensils },
    screen: lazyRouteComponent(() => import("../screens/inventory/InventoryScreen.tsx"), "InventoryScreen"),
  },
  {
    path: "/inbox",
    title: texts.inbox,
    access: "handleClaims",
    feature: null,
    menu: { group: texts.clientsGroup, icon: Inbox },
    screen: lazyRouteComponent(() => import("../screens/inbox/InboxScreen.tsx"), "InboxScreen"),
  },
  {
    path: "/manage_users",
    title: texts.clients,
    access: "editClients",
    feature: null,
    menu: { group: texts.clientsGroup, icon: Users },
    screen: lazyRouteComponent(() => import("../screens/manage-users/ManageUsersScreen.tsx"), "ManageUsersScreen"),
  },
  {
    path: "/configuration",
    title: texts.configuration,
    access: "configureCafeteria",
    feature: null,
    menu: { group: texts.cafeteriaGroup, icon: Settings },
    screen: lazyRouteComponent(() => import("../screens/configuration/ConfigurationScreen.tsx"), "ConfigurationScreen"),
  },
  {
    path: "/user-cafeterias",
    title: texts.myCafeterias,
    access: "signedIn",
    feature: null,
    menu: { group: texts.cafeteriaGroup, icon: Store },
    screen: lazyRouteComponent(() => import("../screens/cafeterias/MyCafeteriasScreen.tsx"), "MyCafeteriasScreen"),
  },
  {
    path: "/generate_registration",
    title: texts.cafeterias,
    access: "administerCafeterias",
    feature: null,
    menu: { group: texts.cafeteriaGroup, icon: Building2 },
    screen: lazyRouteComponent(() => import("../screens/cafeterias/CafeteriasScreen.tsx"), "CafeteriasScreen"),
  },
];
