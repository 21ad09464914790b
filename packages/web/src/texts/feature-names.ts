import type { Feature, FeatureBlock } from "@cantina/domain/cafeteria";

export const featureNames: Readonly<Record<Feature, string>> = {
  inventory: "Inventario",
  coupons: "Cuponeras",
  flowControl: "Control de caja",
  stockControl: "Control de stock",
  metrics: "Métricas",
  premiumMetrics: "Métricas premium",
  debitOnly: "Solo débito",
  mercadoPago: "Mercado Pago",
  walletConnect: "Wallet Connect",
  directa24: "Directa24",
  plexo: "Plexo",
  mattilda: "Mattilda",
  commensalDailyLimit: "Límite diario del comensal",
  commensalRestrictions: "Restricciones del comensal",
  calendarProducts: "Abonos mensuales",
  subscriptions: "Mensualidades",
  productUtility: "Utilidad de los productos",
  advancedIdentification: "Identificación avanzada",
  arca: "Facturación ARCA",
  intercomWeb: "Centro de ayuda en la web",
  intercomMobile: "Centro de ayuda en la app",
};

/** Why a switch can't be turned on. */
export const featureBlockText = (block: FeatureBlock, countryName: string): string =>
  block.code === "NOT_IN_COUNTRY"
    ? `No está habilitado para ${countryName}.`
    : `Necesita ${featureNames[block.needs]}.`;
