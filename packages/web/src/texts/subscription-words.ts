/** A subscription's own, because not every language says them as it does of a coupon. LANG-08 */
export const active = "Activa";
export const inactive = "Inactiva";
export const createFirst = "Crear la primera";
