import { say } from "./say.ts";

export const sale = "Venta";
export const settings = "Configuración de la venta";
export const onCards = "Ver en las tarjetas";
export const stock = "Stock";
export const page = "Pantalla";
export const categoryTabs = "Pestañas de categorías";
export const defaultPayment = "Método de pago predeterminado";

export const clearSearch = "Borrar búsqueda";
export const readyToScan = "Listo para escanear";
export const categories = "Categorías";
export const everything = "Todo";
export const loadingProducts = "Cargando productos";
/** Beside its number. */
export const productNoun = (count: number): string =>
  say("{count, plural, one {producto} other {productos}}", { count });
export const promotion = "Promo";
export const inCart = (quantity: number): string => `${quantity} en el carrito`;

export const noCatalog = "No se pudo cargar el catálogo";
export const searchOtherwise = "Pruebe con otra búsqueda u otra categoría.";
export const noProducts = "No existen productos en la cafetería";
export const createProductsToSell = "Cree productos para poder vender.";
export const administratorCreates = "Un administrador debe crear productos para poder vender.";
export const createProducts = "Crear productos";

export const cart = "Resumen de compra";
export const clearCart = "Vaciar carrito";
export const cartLines = "Productos del carrito";
export const cartEmpty = "El carrito está vacío";
export const cartEmptyHint = "Toque un producto o escanee su código para agregarlo.";
export const cartCleared = "Se vació el carrito.";
export const lineTaken = (name: string): string => `Se quitó ${name}.`;
export const linesTaken = (count: number): string => `Se quitaron ${count} productos.`;
export const unitPrice = (price: string): string => `${price} c/u`;
export const useCoupon = "Usar cupón";
export const withCoupons = (count: number): string => `${count} con cupón`;
export const couponsInUse = (name: string, count: number): string => `Cupones de ${name}: ${count} en uso. Cambiar`;
export const overMinimum = (amount: string): string => `Supera el mínimo por ${amount}`;
export const balanceAfter = (balance: string): string => `Saldo después: ${balance}`;

export const seeCoupons = "Ver cuponeras";
export const dinerActions = "Acciones del comensal";
export const chooseDinerHint = "Por nombre o con su tarjeta";

export const sellerDiscount = "Descuento del vendedor";
export const categoryDiscount = "Descuento de la categoría";
export const sellerDiscountPercent = "Descuento del vendedor (%)";
export const percentWrong = "Ingrese un porcentaje de 0 a 100, con 2 decimales como máximo";
export const discountGiven = (percent: string): string => `Dto. ${percent} %`;

export const note = "Nota";
export const noteExample = "Ej.: sin azúcar, para llevar";

export const generic = "Genérico";
export const genericProduct = "Producto genérico";

export const uncertain =
  "Sin respuesta del servidor: no se sabe si la venta quedó registrada. Se reintenta sin cobrar dos veces.";
export const broken = "No se pudo guardar o enviar la venta en este dispositivo.";
export const registerClosed = "Debe abrir la caja para poder vender.";

export const unknownProduct = "Producto no encontrado o no disponible.";
export const notTaken = (name: string): string => `No se agregó ${name}: la venta en curso todavía no terminó.`;
export const sold = "Se procesó la orden correctamente.";
export const balanceLeft = (balance: string): string => `Saldo: ${balance}`;
export const queued = "Venta guardada en este dispositivo.";
export const queuedDetail = "Pendiente de envío: se envía sola cuando vuelve la conexión.";
export const linkNeeded = "Sin conexión no se puede cobrar de la cuenta ni usar cupones.";
export const linkNeededDetail = "Cobre en efectivo o con tarjeta, o espere a que vuelva la conexión.";
