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
  readonly access: RouteAccess;
  /** The flag that the cafeteria must have. */
  readonly feature: Feature | null;
  readonly menu: { readonly label: string; readonly group: string; readonly icon: LucideIcon } | null;
  readonly screen: AsyncRouteComponent<object>;
};

/** Every screen that exists; menu and guards are made from it. */
export const routeTable: readonly RouteEntry[] = [
  {
    path: "/login",
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/login/LoginScreen.tsx"), "LoginScreen"),
  },
  {
    path: "/forgot-password",
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/login/ForgotPasswordScreen.tsx"), "ForgotPasswordScreen"),
  },
  {
    path: "/change-password",
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/login/ChangePasswordScreen.tsx"), "ChangePasswordScreen"),
  },
  {
    path: "/verify",
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/login/VerifyScreen.tsx"), "VerifyScreen"),
  },
  {
    path: "/",
    access: "sell",
    feature: null,
    menu: { label: "Punto de venta", group: "Ventas", icon: ShoppingBasket },
    screen: lazyRouteComponent(() => import("../screens/sale/SaleScreen.tsx"), "SaleScreen"),
  },
  {
    path: "/pending-orders",
    access: "handleOrders",
    feature: null,
    menu: { label: "Comandas", group: "Ventas", icon: ClipboardList },
    screen: lazyRouteComponent(() => import("../screens/orders-board/OrdersBoardScreen.tsx"), "OrdersBoardScreen"),
  },
  {
    path: "/orders",
    access: "readHistory",
    feature: null,
    menu: { label: "Historial", group: "Ventas", icon: History },
    screen: lazyRouteComponent(() => import("../screens/history/HistoryScreen.tsx"), "HistoryScreen"),
  },
  {
    path: "/edit",
    access: "editCatalog",
    feature: null,
    menu: { label: "Productos", group: "Mercadería", icon: Package },
    screen: lazyRouteComponent(() => import("../screens/products/ProductsScreen.tsx"), "ProductsScreen"),
  },
  {
    path: "/inbox",
    access: "handleClaims",
    feature: null,
    menu: { label: "Reclamos", group: "Clientes", icon: Inbox },
    screen: lazyRouteComponent(() => import("../screens/inbox/InboxScreen.tsx"), "InboxScreen"),
  },
  {
    path: "/manage_users",
    access: "editClients",
    feature: null,
    menu: { label: "Clientes", group: "Clientes", icon: Users },
    screen: lazyRouteComponent(() => import("../screens/manage-users/ManageUsersScreen.tsx"), "ManageUsersScreen"),
  },
  {
    path: "/coupons",
    access: "editCoupons",
    feature: "coupons",
    menu: { label: "Cuponeras", group: "Mercadería", icon: Ticket },
    screen: lazyRouteComponent(() => import("../screens/coupon-desk/CouponsScreen.tsx"), "CouponsScreen"),
  },
  {
    path: "/subscriptions",
    access: "editSubscriptions",
    feature: "subscriptions",
    menu: { label: "Mensualidades", group: "Mercadería", icon: CalendarClock },
    screen: lazyRouteComponent(
      () => import("../screens/subscription-desk/SubscriptionsScreen.tsx"),
      "SubscriptionsScreen",
    ),
  },
  {
    path: "/flow-control",
    access: "useCashRegister",
    feature: "flowControl",
    menu: { label: "Control de Caja", group: "Caja", icon: Banknote },
    screen: lazyRouteComponent(() => import("../screens/cash-control/CashControlScreen.tsx"), "CashControlScreen"),
  },
  {
    path: "/cafeteria-flow-control",
    access: "useCashRegister",
    feature: "flowControl",
    menu: { label: "Reporte por sucursal", group: "Caja", icon: ChartNoAxesColumn },
    screen: lazyRouteComponent(() => import("../screens/branch-report/BranchReportScreen.tsx"), "BranchReportScreen"),
  },
  {
    path: "/calendar_products",
    access: "editCalendarProducts",
    feature: "calendarProducts",
    menu: { label: "Abonos Mensuales", group: "Mercadería", icon: CalendarHeart },
    screen: lazyRouteComponent(
      () => import("../screens/monthly-passes/MonthlyPassesScreen.tsx"),
      "MonthlyPassesScreen",
    ),
  },
  {
    path: "/inventory",
    access: "readInventory",
    feature: "inventory",
    menu: { label: "Inventario", group: "Mercadería", icon: Utensils },
    screen: lazyRouteComponent(() => import("../screens/inventory/InventoryScreen.tsx"), "InventoryScreen"),
  },
  {
    path: "/configuration",
    access: "configureCafeteria",
    feature: null,
    menu: { label: "Configuración", group: "Cafeterias", icon: Settings },
    screen: lazyRouteComponent(() => import("../screens/configuration/ConfigurationScreen.tsx"), "ConfigurationScreen"),
  },
  {
    path: "/user-cafeterias",
    access: "signedIn",
    feature: null,
    menu: { label: "Mis Cafeterias", group: "Cafeterias", icon: Store },
    screen: lazyRouteComponent(() => import("../screens/cafeterias/MyCafeteriasScreen.tsx"), "MyCafeteriasScreen"),
  },
  {
    path: "/generate_registration",
    access: "administerCafeterias",
    feature: null,
    menu: { label: "Cafeterias", group: "Cafeterias", icon: Building2 },
    screen: lazyRouteComponent(() => import("../screens/cafeterias/CafeteriasScreen.tsx"), "CafeteriasScreen"),
  },
];
