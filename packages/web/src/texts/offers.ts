/** What products, passes, coupons and subscriptions say alike. */
export const showInApp = "Mostrar en la app";
export const shownInApp = "Se muestra en la app";
export const hiddenInApp = "Oculto en la app";
export const active = "Activa";
export const inactive = "Inactiva";
export const createFirst = "Crear la primera";
export const couponsUnreadable = "No se pudieron leer las cuponeras";
export const pass = "Abono";
export const classPrices = "Precios por clase";
export const addClassPrice = "Agregar precio por clase";
