import type { OriginMedium } from "@cantina/domain/orders";

export const originNames: Readonly<Record<OriginMedium, string>> = {
  WEB: "Mostrador",
  MOBILE: "App",
  SUBSCRIPTION: "Mensualidad",
};
