import type { Feature } from "@cantina/domain/cafeteria";
import { type AsyncRouteComponent, lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { MenuIconName } from "../screens/layout/parts/MenuIcon.tsx";
import * as texts from "../texts/screens.ts";
import type { RouteAccess } from "./guard.ts";

export type RouteEntry = {
  readonly path: string;
  /** Of the document, and in the menu. */
  readonly title: string;
  readonly access: RouteAccess;
  /** The flag that the cafeteria must have. */
  readonly feature: Feature | null;
  readonly menu: { readonly group: string; readonly icon: MenuIconName } | null;
  readonly screen: AsyncRouteComponent<object>;
  /** Of a screen on a wall, which is read from afar: without header and menu. */
  readonly isWall?: true;
};

/** What a group's screens load is a long list: it comes with the first of them, and a till that stays one reads none (ADR 0040). */
const officeScreens =
  <Name extends string>(read: () => Promise<Readonly<Record<Name, () => Promise<ComponentType>>>>) =>
  (name: Name): AsyncRouteComponent<object> =>
    lazyRouteComponent(async () => ({ default: await (await read())[name]() }));

const saleScreen = officeScreens(async () => (await import("./sale-screens.ts")).saleScreens);
const goodsScreen = officeScreens(async () => (await import("./goods-screens.ts")).goodsScreens);
const placeScreen = officeScreens(async () => (await import("./place-screens.ts")).placeScreens);

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
    path: "/card-payment",
    title: texts.cardPayment,
    access: "anonymous",
    feature: null,
    menu: null,
    screen: lazyRouteComponent(() => import("../screens/card-page/CardPageScreen.tsx"), "CardPageScreen"),
  },
  {
    path: "/",
    title: texts.sale,
    access: "sell",
    feature: null,
    menu: { group: texts.saleGroup, icon: "shoppingBasket" },
    screen: lazyRouteComponent(() => import("../screens/sale/SaleScreen.tsx"), "SaleScreen"),
  },
  {
    path: "/pending-orders",
    title: texts.ordersBoard,
    access: "handleOrders",
    feature: null,
    menu: { group: texts.saleGroup, icon: "clipboardList" },
    screen: saleScreen("ordersBoard"),
  },
  {
    path: "/pending-orders/kitchen",
    title: texts.kitchen,
    access: "handleOrders",
    feature: null,
    menu: null,
    screen: saleScreen("kitchen"),
    isWall: true,
  },
  {
    path: "/pending-orders/pickup",
    title: texts.pickup,
    access: "handleOrders",
    feature: null,
    menu: null,
    screen: saleScreen("pickup"),
    isWall: true,
  },
  {
    path: "/customer-display",
    title: texts.customerDisplay,
    access: "sell",
    feature: null,
    menu: null,
    screen: saleScreen("customerDisplay"),
    isWall: true,
  },
  {
    path: "/orders",
    title: texts.history,
    access: "readHistory",
    feature: null,
    menu: { group: texts.saleGroup, icon: "history" },
    screen: saleScreen("history"),
  },
  {
    path: "/future-orders-report",
    title: texts.futureOrders,
    access: "handleOrders",
    feature: null,
    menu: { group: texts.saleGroup, icon: "calendarCheck" },
    screen: saleScreen("futureOrders"),
  },
  {
    path: "/reports",
    title: texts.reports,
    access: "readReports",
    feature: null,
    menu: { group: texts.saleGroup, icon: "fileChartColumn" },
    screen: saleScreen("reports"),
  },
  {
    path: "/dashboard",
    title: texts.dashboard,
    access: "readMetrics",
    feature: "metrics",
    menu: { group: texts.saleGroup, icon: "chartPie" },
    screen: saleScreen("dashboard"),
  },
  {
    path: "/flow-control",
    title: texts.cashControl,
    access: "useCashRegister",
    feature: "flowControl",
    menu: { group: texts.cashGroup, icon: "banknote" },
    screen: saleScreen("cashControl"),
  },
  {
    path: "/cafeteria-flow-control",
    title: texts.branchReport,
    access: "useCashRegister",
    feature: "flowControl",
    menu: { group: texts.cashGroup, icon: "chartNoAxesColumn" },
    screen: saleScreen("branchReport"),
  },
  {
    path: "/mercadopago/differences",
    title: texts.paymentDifferences,
    access: "linkProviders",
    feature: "mercadoPago",
    menu: { group: texts.cashGroup, icon: "scale" },
    screen: placeScreen("paymentDifferences"),
  },
  {
    path: "/edit",
    title: texts.products,
    access: "editCatalog",
    feature: null,
    menu: { group: texts.goodsGroup, icon: "package" },
    screen: goodsScreen("products"),
  },
  {
    path: "/coupons",
    title: texts.coupons,
    access: "editCoupons",
    feature: "coupons",
    menu: { group: texts.goodsGroup, icon: "ticket" },
    screen: goodsScreen("coupons"),
  },
  {
    path: "/calendar_products",
    title: texts.monthlyPasses,
    access: "editCalendarProducts",
    feature: "calendarProducts",
    menu: { group: texts.goodsGroup, icon: "calendarHeart" },
    screen: goodsScreen("monthlyPasses"),
  },
  {
    path: "/subscriptions",
    title: texts.subscriptions,
    access: "editSubscriptions",
    feature: "subscriptions",
    menu: { group: texts.goodsGroup, icon: "calendarClock" },
    screen: goodsScreen("subscriptions"),
  },
  {
    path: "/stock-control",
    title: texts.stock,
    access: "moveStock",
    feature: "stockControl",
    menu: { group: texts.goodsGroup, icon: "boxes" },
    screen: goodsScreen("stock"),
  },
  {
    path: "/stock-control/count",
    title: texts.stockCount,
    access: "moveStock",
    feature: "stockControl",
    menu: null,
    screen: goodsScreen("stockCount"),
  },
  {
    path: "/stock-control-report",
    title: texts.stockReport,
    access: "editStock",
    feature: "stockControl",
    menu: { group: texts.goodsGroup, icon: "chartLine" },
    screen: goodsScreen("stockReport"),
  },
  {
    path: "/inventory",
    title: texts.inventory,
    access: "readInventory",
    feature: "inventory",
    menu: { group: texts.goodsGroup, icon: "utensils" },
    screen: goodsScreen("inventory"),
  },
  {
    path: "/inventory/count",
    title: texts.inventoryCount,
    access: "moveInventory",
    feature: "inventory",
    menu: null,
    screen: goodsScreen("inventoryCount"),
  },
  {
    path: "/inbox",
    title: texts.inbox,
    access: "handleClaims",
    feature: null,
    menu: { group: texts.clientsGroup, icon: "inbox" },
    screen: placeScreen("inbox"),
  },
  {
    path: "/feedback",
    title: texts.feedback,
    access: "readFeedback",
    feature: null,
    menu: { group: texts.clientsGroup, icon: "lightbulb" },
    screen: placeScreen("feedback"),
  },
  {
    path: "/manage_users",
    title: texts.clients,
    access: "editClients",
    feature: null,
    menu: { group: texts.clientsGroup, icon: "users" },
    screen: placeScreen("manageUsers"),
  },
  {
    path: "/configuration",
    title: texts.configuration,
    access: "configureCafeteria",
    feature: null,
    menu: { group: texts.cafeteriaGroup, icon: "settings" },
    screen: placeScreen("configuration"),
  },
  {
    path: "/mercadopago",
    title: texts.linkProvider,
    access: "linkProviders",
    feature: "mercadoPago",
    menu: null,
    screen: placeScreen("providerLink"),
  },
  {
    path: "/mp",
    title: texts.providerLink,
    access: "linkProviders",
    feature: "mercadoPago",
    menu: null,
    screen: placeScreen("providerLink"),
  },
  {
    path: "/user-cafeterias",
    title: texts.myCafeterias,
    access: "signedIn",
    feature: null,
    menu: { group: texts.cafeteriaGroup, icon: "store" },
    screen: placeScreen("myCafeterias"),
  },
  {
    path: "/generate_registration",
    title: texts.cafeterias,
    access: "administerCafeterias",
    feature: null,
    menu: { group: texts.cafeteriaGroup, icon: "building2" },
    screen: placeScreen("cafeterias"),
  },
];
