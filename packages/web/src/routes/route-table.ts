import type { Feature } from "@cantina/domain/cafeteria";
import { type AsyncRouteComponent, lazyRouteComponent } from "@tanstack/react-router";
import { Building2, type LucideIcon, ShoppingBasket, Store } from "lucide-react";
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
