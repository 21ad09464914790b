export const priceNow = (price: string): string => `ahora ${price}`;
export const itemsChanged = "cambió lo que incluye";
export const gone = "ya no está disponible";
export const soldOut = "agotado";
export const left = (count: number): string => (count === 1 ? "queda 1" : `quedan ${count}`);

export const pricesChanged = (count: number): string =>
  count === 1 ? "Cambió un precio." : `Cambiaron ${count} precios.`;
export const dinerChanged = "Cambió la clase o el descuento del comensal.";
export const couponsGone = "Hay cupones que ya se usaron.";
export const promotionChanged = "Cambió una promoción.";
export const productsShort = "Hay productos que ya no alcanzan: se quitan.";
export const totalNow = (total: string): string => `Total ahora: ${total}.`;
