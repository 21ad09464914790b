import type { Feature } from "@cantina/domain/cafeteria";
import { type AsyncRouteComponent, lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { MenuIconName } from "../screens/layout/parts/MenuIcon.tsx";
import type { RouteAccess } from "./guard.ts";

export type RouteEntry = {
  readonly path: string;
  /** Of the document, and in the menu. */
  readonly title: string;
  readonly access: RouteAccess;
  /** The flag that the cafeteria must have; of several, one. */
  readonly feature: Feature | readonly Feature[] | null;
  readonly menu: { readonly group: string; readonly icon: MenuIconName } | null;
  readonly screen: AsyncRouteComponent<object>;
  /** Of a screen on a wall, which is read from afar: without header and menu. */
  readonly isWall?: true;
};

/** What a group's screens load is a long list: it comes with the first of them, and a till that stays one reads none (ADR 0040). */
export const officeScreens =
  <Name extends string>(read: () => Promise<Readonly<Record<Name, () => Promise<ComponentType>>>>) =>
  (name: Name): AsyncRouteComponent<object> =>
    lazyRouteComponent(async () => ({ default: await (await read())[name]() }));
