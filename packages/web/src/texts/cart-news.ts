import { say } from "./say.ts";

export const priceNow = (price: string): string => `ahora ${price}`;
export const itemsChanged = "cambió lo que incluye";
export const gone = "ya no está disponible";
export const soldOut = "agotado";
export const left = (count: number): string => say("{count, plural, one {queda #} other {quedan #}}", { count });

export const pricesChanged = (count: number): string =>
  say("{count, plural, one {Cambió un precio.} other {Cambiaron # precios.}}", { count });
export const dinerChanged = "Cambió la clase o el descuento del comensal.";
export const couponsGone = "Hay cupones que ya se usaron.";
export const promotionChanged = "Cambió una promoción.";
export const productsShort = "Hay productos que ya no alcanzan: se quitan.";
export const totalNow = (total: string): string => `Total ahora: ${total}.`;
