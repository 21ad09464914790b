import type { CouponState } from "@cantina/domain/coupons";

export const whichCoupons = "Qué cuponeras";
export const boughtCoupons = "Cuponeras de comensales";
export const create = "Crear cuponera";
export const none = "No hay cuponeras";
export const noneHint =
  "Cree una con los productos que cubre, sus usos y su precio. Después se vende aquí o en el punto de venta.";
export const noneFound = "No se encontraron cuponeras";

export const searchLabel = "Título o descripción";
export const stateNames: Readonly<Record<CouponState, string>> = {
  ON_SALE: "A la venta",
  INACTIVE: "Inactivas",
  EXPIRED: "Vencidas",
};
export const inApp = "En la app";
export const firstOfSeveral = (first: string, others: number): string => `${first} y ${others} más`;

export const chooseDiner = "Elija un comensal";
export const chooseDinerHint =
  "Se muestran sus cuponeras con los usos que quedan, el vencimiento y la fecha de compra.";
export const sellOne = "Venda una desde la pestaña Cuponeras.";

export const productsUnreadable = "No se pudieron cargar los productos";
export const boughtOnesStay = "Los cambios no afectan a las cuponeras que ya se compraron.";
export const productsAndPrice = "Productos y precio";
export const coveredProducts = "Productos asociados";
export const uses = "Cantidad de usos";
export const sale = "Venta";
export const validity = "Vigencia";
export const validDays = "Días de validez";
export const daysFromPurchase = "Días desde la compra";
export const untilDate = "Hasta una fecha";
export const expirationDate = "Fecha de vencimiento";
export const expirationTime = "Hora";
export const timeFormat = "HH:mm";

export const deleteCoupon = "Eliminar cuponera";
export const deleteCouponHint = "Ya no se podrá vender. Las cuponeras que ya se compraron se pueden seguir usando.";
/** Specification §8. */
export const notDeleted = "Hubo un error al eliminar el cupón.";
