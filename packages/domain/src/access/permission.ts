import type { Feature } from "../cafeteria/index.ts";
import type { PrivilegeLevel } from "./privilege.ts";

type Permission = {
  readonly levels: readonly PrivilegeLevel[];
  readonly client: boolean;
  /** Of several, one will do. */
  readonly feature: Feature | readonly Feature[] | null;
};

const anyStaff: readonly PrivilegeLevel[] = ["SYSTEM_ADMINISTRATOR", "CAFETERIA_ADMINISTRATOR", "CAFETERIA_EMPLOYEE"];
const administrators: readonly PrivilegeLevel[] = ["SYSTEM_ADMINISTRATOR", "CAFETERIA_ADMINISTRATOR"];
const system: readonly PrivilegeLevel[] = ["SYSTEM_ADMINISTRATOR"];

const allow = (levels: readonly PrivilegeLevel[], more: Partial<Permission> = {}): Permission => ({
  levels,
  client: false,
  feature: null,
  ...more,
});

/** Area × role × feature; specification §6. What is not listed here is denied. ACCESS-02 */
export const permissions = {
  sell: allow(anyStaff),
  placeOrders: allow(anyStaff, { client: true }),
  handleOrders: allow(anyStaff),
  recoverDay: allow(system),
  readCatalog: allow(anyStaff, { client: true }),
  editCatalog: allow(administrators),
  readClients: allow(anyStaff),
  editClients: allow(administrators),
  /** Here and below: a client what is its own. ACCESS-22 */
  readAccounts: allow(anyStaff, { client: true }),
  readTransactions: allow(anyStaff, { client: true }),
  readCoupons: allow(anyStaff, { client: true, feature: "coupons" }),
  noteAllergies: allow(administrators, { client: true }),
  limitCommensals: allow(administrators, { client: true, feature: "commensalDailyLimit" }),
  readRestrictions: allow(anyStaff, { client: true, feature: "commensalRestrictions" }),
  restrictCommensals: allow(administrators, { client: true, feature: "commensalRestrictions" }),
  readHistory: allow(anyStaff),
  revertTransactions: allow(anyStaff, { client: true }),
  /** Of an order in part; a client's own is only cancelled. */
  refundUnits: allow(anyStaff),
  readCafeteria: allow(anyStaff, { client: true }),
  useCashRegister: allow(anyStaff, { feature: "flowControl" }),
  closeLeftRegisters: allow(administrators, { feature: "flowControl" }),
  sellCoupons: allow(anyStaff, { feature: "coupons" }),
  editCoupons: allow(administrators, { feature: "coupons" }),
  chargeBalance: allow(anyStaff, { client: true }),
  handleClaims: allow(anyStaff),
  createClaims: allow(administrators, { client: true }),
  /** Of diners alone: nobody speaks for them. */
  reviewOrders: allow([], { client: true }),
  sendFeedback: allow([], { client: true }),
  /** Whatever is switched off: who saved a card may always remove it. */
  ownCards: allow([], { client: true }),
  /** Likewise. */
  ownWallet: allow([], { client: true }),
  readFeedback: allow(anyStaff),
  readReports: allow(administrators),
  readMetrics: allow(administrators, { feature: "metrics" }),
  requestPremiumMetrics: allow(administrators, { feature: "metrics" }),
  readPremiumMetrics: allow(administrators, { feature: "premiumMetrics" }),
  serveSubscriptions: allow(anyStaff, { feature: "subscriptions" }),
  editSubscriptions: allow(administrators, { feature: "subscriptions" }),
  editCalendarProducts: allow(administrators, { feature: "calendarProducts" }),
  buyCalendarProducts: allow(anyStaff, { client: true, feature: "calendarProducts" }),
  moveStock: allow(anyStaff, { feature: "stockControl" }),
  editStock: allow(administrators, { feature: "stockControl" }),
  readInventory: allow(anyStaff, { feature: "inventory" }),
  moveInventory: allow(anyStaff, { feature: "inventory" }),
  editInventory: allow(administrators, { feature: "inventory" }),
  configureCafeteria: allow(administrators),
  linkProviders: allow(administrators, { feature: "mercadoPago" }),
  readDirecta24: allow(administrators, { feature: "directa24" }),
  setDirecta24: allow(system, { feature: "directa24" }),
  readPlexo: allow(administrators, { feature: "plexo" }),
  setPlexo: allow(system, { feature: "plexo" }),
  readPayouts: allow(administrators, { feature: "mattilda" }),
  setMattilda: allow(system, { feature: "mattilda" }),
  reviewPayments: allow(administrators, { feature: ["mercadoPago", "directa24", "plexo", "mattilda"] }),
  setInvoicing: allow(administrators, { feature: "arca" }),
  setProviderFees: allow(system),
  administerCafeterias: allow(system),
} as const satisfies Record<string, Permission>;

export type Area = keyof typeof permissions;

/** Who asks: staff with a level, or a client (whose level is null). */
export type Actor = { readonly level: PrivilegeLevel | null; readonly features: readonly Feature[] };

export const isAllowedLevel = (area: Area, level: PrivilegeLevel | null): boolean => {
  const permission: Permission = permissions[area];
  return level === null ? permission.client : permission.levels.includes(level);
};

/** Whether what asks for it, or for one of them, is there. */
export const hasFeature = (features: readonly Feature[], wanted: Permission["feature"]): boolean =>
  wanted === null || [wanted].flat().some((one) => features.includes(one));

/** Level and feature flag together. */
export function can(actor: Actor, area: Area): boolean {
  const permission: Permission = permissions[area];
  return isAllowedLevel(area, actor.level) && hasFeature(actor.features, permission.feature);
}

export const isAdministratorLevel = (level: PrivilegeLevel | null): boolean =>
  level !== null && administrators.includes(level);
