import type { Feature } from "@cantina/domain/cafeteria";
import { type AsyncRouteComponent, lazyRouteComponent } from "@tanstack/react-router";
import {
  Banknote,
  Building2,
  CalendarClock,
  CalendarHeart,
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
    title: "Iniciar sesión",
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/login/LoginScreen.tsx"), "LoginScreen"),
  },
  {
    path: "/forgot-password",
    title: "Recuperar contraseña",
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/login/ForgotPasswordScreen.tsx"), "ForgotPasswordScreen"),
  },
  {
    path: "/change-password",
    title: "Cambiar contraseña",
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/login/ChangePasswordScreen.tsx"), "ChangePasswordScreen"),
  },
  {
    path: "/verify",
    title: "Confirmar cuenta",
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/login/VerifyScreen.tsx"), "VerifyScreen"),
  },
  {
    path: "/",
    title: "Punto de venta",
    access: "sell",
    feature: null,
    menu: { group: "Ventas", icon: ShoppingBasket },
    screen: lazyRouteComponent(() => import("../screens/sale/SaleScreen.tsx"), "SaleScreen"),
  },
  {
    path: "/pending-orders",
    title: "Comandas",
    access: "handleOrders",
    feature: null,
    menu: { group: "Ventas", icon: ClipboardList },
    screen: lazyRouteComponent(() => import("../screens/orders-board/OrdersBoardScreen.tsx"), "OrdersBoardScreen"),
  },
  {
    path: "/orders",
    title: "Historial",
    access: "readHistory",
    feature: null,
    menu: { group: "Ventas", icon: History },
    screen: lazyRouteComponent(() => import("../screens/history/HistoryScreen.tsx"), "HistoryScreen"),
  },
  {
    path: "/flow-control",
    title: "Control de Caja",
    access: "useCashRegister",
    feature: "flowControl",
    menu: { group: "Caja", icon: Banknote },
    screen: lazyRouteComponent(() => import("../screens/cash-control/CashControlScreen.tsx"), "CashControlScreen"),
  },
  {
    path: "/cafeteria-flow-control",
    title: "Reporte por sucursal",
    access: "useCashRegister",
    feature: "flowControl",
    menu: { group: "Caja", icon: ChartNoAxesColumn },
    screen: lazyRouteComponent(() => import("../screens/branch-report/BranchReportScreen.tsx"), "BranchReportScreen"),
  },
  {
    path: "/edit",
    title: "Productos",
    access: "editCatalog",
    feature: null,
    menu: { group: "Mercadería", icon: Package },
    screen: lazyRouteComponent(() => import("../screens/products/ProductsScreen.tsx"), "ProductsScreen"),
  },
  {
    path: "/coupons",
    title: "Cuponeras",
    access: "editCoupons",
    feature: "coupons",
    menu: { group: "Mercadería", icon: Ticket },
    screen: lazyRouteComponent(() => import("../screens/coupon-desk/CouponsScreen.tsx"), "CouponsScreen"),
  },
  {
    path: "/calendar_products",
    title: "Abonos Mensuales",
    access: "editCalendarProducts",
    feature: "calendarProducts",
    menu: { group: "Mercadería", icon: CalendarHeart },
    screen: lazyRouteComponent(
      () => import("../screens/monthly-passes/MonthlyPassesScreen.tsx"),
      "MonthlyPassesScreen",
    ),
  },
  {
    path: "/subscriptions",
    title: "Mensualidades",
    access: "editSubscriptions",
    feature: "subscriptions",
    menu: { group: "Mercadería", icon: CalendarClock },
    screen: lazyRouteComponent(
      () => import("../screens/subscription-desk/SubscriptionsScreen.tsx"),
      "SubscriptionsScreen",
    ),
  },
  {
    path: "/inventory",
    title: "Inventario",
    access: "readInventory",
    feature: "inventory",
    menu: { group: "Mercadería", icon: Utensils },
    screen: lazyRouteComponent(() => import("../screens/inventory/InventoryScreen.tsx"), "InventoryScreen"),
  },
  {
    path: "/inbox",
    title: "Reclamos",
    access: "handleClaims",
    feature: null,
    menu: { group: "Clientes", icon: Inbox },
    screen: lazyRouteComponent(() => import("../screens/inbox/InboxScreen.tsx"), "InboxScreen"),
  },
  {
    path: "/manage_users",
    title: "Clientes",
    access: "editClients",
    feature: null,
    menu: { group: "Clientes", icon: Users },
    screen: lazyRouteComponent(() => import("../screens/manage-users/ManageUsersScreen.tsx"), "ManageUsersScreen"),
  },
  {
    path: "/configuration",
    title: "Configuración",
    access: "configureCafeteria",
    feature: null,
    menu: { group: "Cafetería", icon: Settings },
    screen: lazyRouteComponent(() => import("../screens/configuration/ConfigurationScreen.tsx"), "ConfigurationScreen"),
  },
  {
    path: "/user-cafeterias",
    title: "Mis Cafeterias",
    access: "signedIn",
    feature: null,
    menu: { group: "Cafetería", icon: Store },
    screen: lazyRouteComponent(() => import("../screens/cafeterias/MyCafeteriasScreen.tsx"), "MyCafeteriasScreen"),
  },
  {
    path: "/generate_registration",
    title: "Cafeterias",
    access: "administerCafeterias",
    feature: null,
    menu: { group: "Cafetería", icon: Building2 },
    screen: lazyRouteComponent(() => import("../screens/cafeterias/CafeteriasScreen.tsx"), "CafeteriasScreen"),
  },
];
