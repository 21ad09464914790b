import { type Feature, features } from "@cantina/domain/cafeteria";
import { type TimeZone, timeZone } from "@cantina/domain/kernel";

import type { MenuSection } from "./menu-dish.ts";
import { schoolMenu, shortMenu } from "./menu.ts";

/** What one demo cafeteria is to look like. */
export type Place = {
  readonly seed: number;
  readonly name: string;
  readonly code: string;
  readonly zone: TimeZone;
  readonly features: readonly Feature[];
  /** What the custom payment method is called; null: none. */
  readonly voucher: string | null;
  readonly menu: readonly MenuSection[];
  readonly clients: number;
  readonly commensals: number;
  readonly days: number;
  readonly salesADay: readonly [number, number];
  readonly pendingOrders: number;
};

/** Read when the demo is made, since a zone can be checked only once time has been loaded. */
export const demoPlaces = (): readonly [Place, Place] => {
  const zone = timeZone("America/Argentina/Buenos_Aires");
  return [
    {
      seed: 42,
      name: "Comedor San Martín",
      code: "SM-042",
      zone,
      features,
      voucher: "Vale",
      menu: schoolMenu,
      clients: 300,
      commensals: 450,
      days: 90,
      salesADay: [120, 160],
      pendingOrders: 12,
    },
    {
      seed: 7,
      name: "Cantina Belgrano",
      code: "CB-007",
      zone,
      features: ["flowControl", "stockControl", "metrics"],
      voucher: null,
      menu: shortMenu,
      clients: 30,
      commensals: 40,
      days: 21,
      salesADay: [15, 30],
      pendingOrders: 3,
    },
  ];
};

export const demoCountries = [
  { id: "AR", name: "Argentina" },
  { id: "BO", name: "Bolivia" },
  { id: "BR", name: "Brasil" },
  { id: "CL", name: "Chile" },
  { id: "CO", name: "Colombia" },
  { id: "EC", name: "Ecuador" },
  { id: "ES", name: "España" },
  { id: "MX", name: "México" },
  { id: "PE", name: "Perú" },
  { id: "PY", name: "Paraguay" },
  { id: "UY", name: "Uruguay" },
] as const;
