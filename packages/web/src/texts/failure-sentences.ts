import { formatMoney } from "@cantina/domain/kernel";
import type { LateFault, LateSendRefusal, SubmitFailure } from "@cantina/domain/sale";
import type { SessionFailure } from "@cantina/domain/session";
import { unauthenticated, unauthorized } from "./refused-texts.ts";
import { sessionSentences } from "./session-sentences.ts";
import type { ApiFailure } from "../failures/failure.ts";
import { say } from "./say.ts";

type Failure = ApiFailure | LateSendRefusal | SubmitFailure | SessionFailure;
type FailureCode = Exclude<Failure["code"], "REFUSED">;

const serverTrouble = sessionSentences.SERVER_ERROR;

/** What happened, in the user's words. A code without a sentence does not compile. */
export const failureSentences: Readonly<Record<FailureCode, string>> = {
  ...sessionSentences,
  VALIDATION: "Revise los datos ingresados.",
  IMPLAUSIBLE_AMOUNT: "El importe es más alto de lo que se espera en la caja. Revíselo.",
  UNAUTHORIZED_ANONYMOUS: unauthenticated,
  WRONG_PERMISSIONS: unauthorized,
  WRONG_CAFETERIA: "Su sesión es de otra cafetería. Ingrese en ella desde Mis Cafeterias.",
  FEATURE_DISABLED:
    "Esta función no está habilitada en la cafetería. La puede habilitar un administrador del sistema, en Cafeterias.",
  NOT_FOUND: "No se encontró lo que busca. Puede que se haya eliminado.",
  DELETE_OR_UPDATE_NOT_FOUND: "No se encontró lo que quiere cambiar o eliminar. Puede que ya se haya eliminado.",
  UNKNOWN_EMAIL: "No se encontró un usuario asociado al email ingresado.",
  INVALID_TOKEN: "El token es inválido o expiró.",
  BODY_TOO_LARGE: "El archivo o los datos son demasiado grandes.",
  UNSUPPORTED_MEDIA_TYPE: "El formato del archivo no es válido.",
  IDEMPOTENCY_KEY_REQUIRED: "No se pudo procesar la operación. Actualice la aplicación e intente nuevamente.",
  IDEMPOTENCY_CONFLICT:
    "La operación ya se había enviado con otros datos. Revísela en el historial antes de repetirla.",
  POSSIBLE_DUPLICATE: "La misma operación se acaba de enviar. Revise si ya está antes de repetirla.",
  CART_ALREADY_SOLD: "Esta compra ya se había registrado. No se volvió a cobrar.",
  CLOSED_CASH_FLOW: "La caja está cerrada. Debe abrir la caja para poder vender.",
  INVALID_TRANSACTION_STATUS: "La caja cambió de estado. Revise si está abierta o cerrada.",
  INVALID_REVERT_TRANSACTION: "Esta transacción no se puede revertir. Actualice el historial para ver cómo está ahora.",
  INVALID_COMPLETE_TRANSACTION: "Una de las comandas ya no está pendiente. Se actualizó la lista.",
  STALE_ORDER: "La comanda cambió mientras tanto. Revísela y vuelva a intentar.",
  PICKUP_NOT_AVAILABLE: "No se puede retirar en ese horario.",
  TO_BEFORE_FROM: "La fecha desde no puede ser posterior a la fecha hasta.",
  WRONG_USER: "El cliente no es el del comensal.",
  CLIENT_MISSING: "Elija un cliente.",
  INVALID_CAFETERIA_ASSOCIATION: "Esa cuenta no se puede asociar a esta cafetería.",
  UNIQUE_EMAIL_CONFLICT: "Ya hay otra cuenta con ese correo electrónico.",
  INVALID_TIME_ZONE: "La zona horaria no existe.",
  WRONG_COMMENSAL: "El comensal no existe o fue eliminado.",
  COMMENSAL_MISSING: "Elija un comensal para cobrar de su cuenta.",
  WRONG_PAYMENT_METHOD: "La cafetería no ofrece ese método de pago.",
  WRONG_PRODUCT: "Un producto no se puede vender a este comensal o ya no pertenece a la cafetería.",
  DELETED_PRODUCT: "Un producto del carrito fue eliminado. Quítelo para continuar.",
  RESTRICTED_ORDER: "El comensal tiene restringido un producto del carrito.",
  ALLERGENS_CONTAINED: "Un producto contiene un alérgeno del comensal.",
  SEALS_CONTAINED: "Un producto lleva sellos de advertencia.",
  SEALS_BLOCKED: "Un producto lleva sellos, y esta cafetería no vende lo que los lleva.",
  COUPONS_NOT_AVAILABLE: "Los cupones no están disponibles.",
  INVALID_COUPON_AMOUNT: "La cantidad de cupones no es válida.",
  INVALID_COUPON: "La cuponera no está disponible para la venta.",
  WRONG_PROFILE: "El cliente no existe o fue eliminado.",
  OUT_OF_STOCK: "No hay stock suficiente.",
  DAILY_STOCK_LIMIT_EXCEEDED: "Se superó el límite diario de un producto.",
  DAILY_LIMIT_EXCEEDED: "El comensal excedió su límite diario.",
  INSUFFICIENT_BALANCE: "El saldo del cliente es insuficiente.",
  NEGATIVE_BALANCE: "El saldo quedaría por debajo del mínimo que admite la cafetería.",
  PRICE_CHANGED: "Cambió el precio de un producto.",
  INVALID_LATE_SALE: "La venta hecha sin conexión no se puede registrar.",
  SELLER_NOT_ALLOWED: "El vendedor ya no tenía permiso para vender cuando se hizo la venta.",
  WRONG_DAY_SUBSCRIPTION: "La mensualidad no se entrega este día de la semana.",
  USED_SUBSCRIPTION: "El comensal ya usó su mensualidad hoy.",
  DELETE_SUBSCRIBED_COMMENSAL: "El comensal está en una mensualidad. Desvincúlelo antes de eliminarlo.",
  UNIQUE_CAFETERIA_PROFILE_CONFLICT: "Esa persona ya tiene un usuario en esta cafetería.",
  UNCONFIRMED_BALANCE: "El saldo del cliente cambió. Revíselo y confirme de nuevo.",
  PASS_ALREADY_OWNED: "Ya tiene este abono.",
  STALE_ENTRY: "Otra persona hizo cambios mientras tanto. Cierre y vuelva a abrir para ver cómo quedó.",
  NAME_TAKEN: "Ya existe una categoría con este nombre.",
  INVALID_DISCOUNT:
    "El descuento no es válido: el porcentaje va de 0 a 100 y el tope debe ser un importe entero mayor que 0.",
  DELETE_DEFAULT_CATEGORY: "La categoría predeterminada no se puede eliminar.",
  INVALID_SUBSCRIPTION_STATUS: "La mensualidad cambió de estado. Revise si está activa o inactiva.",
  STALE_PRODUCT: "Otra persona modificó el producto mientras tanto. Revise cómo está ahora y vuelva a intentar.",
  STALE_SORT: "Otra persona cambió el catálogo mientras tanto. Se muestra el orden actual.",
  DELETE_PRODUCT_IN_USE: "No se puede eliminar un producto que usa una cuponera activa o una promoción.",
  ONLY_PRODUCTS: "Una promoción solo puede contener productos: ni abonos ni otras promociones.",
  INVALID_UPLOAD: "Error al procesar el archivo.",
  UPLOAD_FAULTS: "Error al procesar el archivo: tiene filas con errores.",
  UPLOAD_BUSY: "Hay otras cargas en curso. Vuelva a intentar en unos segundos.",
  USER_EXISTS_REGISTER: "Ya existe una cuenta con ese correo electrónico. Asóciela en lugar de crearla.",
  USER_DOES_NOT_EXIST_ASSOCIATE: "No existe una cuenta con ese correo electrónico. Créela en lugar de asociarla.",
  INVALID_CLASS_POSITIONS: "Las clases cambiaron mientras las ordenaba. Se muestra la lista como está ahora.",
  CLASS_IN_USE: "La clase tiene comensales. Páselos a otra clase antes de eliminarla.",
  ORDERS_TOUCHED: "El cambio toca a pedidos que ya se tomaron.",
  RECIPE_CYCLE: "La receta volvería a sí misma: un preparado no puede estar hecho de sí mismo.",
  CONSUMABLE_IN_USE: "Se usa en recetas. Elija un reemplazo.",
  PLAN_REFUSED: "No se puede hacer el plan.",
  SUPPLIER_IN_USE: "El proveedor tiene insumos. Elimínelos o páselos a otro proveedor.",
  STOCK_EXCEEDED: "Inventario excedido",
  INVENTORY_EXCEEDED: "Inventario excedido",
  STOCK_NOT_ACTIVE: "El producto no tiene stock activo.",
  STOCK_ALREADY_ACTIVE: "El producto ya tiene stock activo.",
  COUNT_REFUSED: "El conteo no se registró: hay productos para corregir.",
  INVENTORY_COUNT_REFUSED: "El conteo no se registró: hay insumos o preparados para corregir.",
  ORDER_NOT_COMPLETED: "El pedido todavía no se entregó, o se canceló. Solo se califica lo entregado.",
  ORDER_ALREADY_REVIEWED: "El pedido ya está calificado.",
  PREMIUM_NOT_AVAILABLE:
    "Las métricas premium no se pueden pedir desde aquí: el servidor no tiene configurado a quién avisar. Pídalas a quien lo administra.",
  D24_NOT_AVAILABLE: "Directa24 no está disponible en esta cafetería.",
  WALLET_CONNECT_NOT_AVAILABLE: "Wallet Connect no está disponible en esta cafetería.",
  WALLET_NOT_LINKED: "La billetera no está vinculada. Vincúlela otra vez.",
  PLEXO_NOT_AVAILABLE: "Plexo no está disponible en esta cafetería.",
  MATTILDA_NOT_AVAILABLE: "Mattilda no está disponible en esta cafetería.",
  PAYOUTS_UNREADABLE: "Mattilda respondió algo que no se puede leer.",
  MP_NOT_AVAILABLE: "Mercado Pago no está disponible en esta cafetería.",
  ARCA_NOT_AVAILABLE: "ARCA no está disponible en esta cafetería.",
  ACCOUNT_OF_ANOTHER_CAFETERIA: "Esa cuenta ya está vinculada con otra cafetería.",
  PREMIUM_ALREADY_ACTIVE: "Las métricas premium ya están habilitadas. Actualice la pantalla para verlas.",
  STORAGE_FULL:
    "El disco del servidor está lleno. No se registró nada: libere espacio, o avise a quien lo administra, e intente nuevamente.",
  MALFORMED_ANSWER: serverTrouble,
};

/** Why no till can have made that sale. */
const lateFaultSentences: Readonly<Record<LateFault, string>> = {
  IN_FUTURE: "La hora de la venta está en el futuro. Revise el reloj de este dispositivo y reintente.",
  TOO_OLD: "La venta se hizo hace más de 7 días y ya no se puede registrar.",
  UNKNOWN_COMMENSAL: "El comensal de la venta no es de esta cafetería.",
  UNKNOWN_PRODUCT: "Un producto de la venta no es de esta cafetería.",
  UNKNOWN_PRICE: "Un producto se vendió a un precio que nunca tuvo.",
  UNKNOWN_DISCOUNT: "El comensal no tenía ese descuento cuando se hizo la venta.",
  WRONG_TOTAL: "El total de la venta no coincide con sus productos.",
};

const isKnownCode = (code: string): code is FailureCode => Object.hasOwn(failureSentences, code);

const shortageText = (names: readonly { readonly name: string; readonly available: number }[]): string =>
  names.map(({ name, available }) => `${name} (quedan ${available})`).join(", ");

type Use = { readonly name: string; readonly coupons: readonly string[]; readonly promotions: readonly string[] };

const usesText = (uses: readonly Use[]): string =>
  uses.map(({ name, coupons, promotions }) => `${name}: ${[...coupons, ...promotions].join(", ")}.`).join(" ");
const classInUse = (commensals: number): string =>
  say(
    "La clase tiene {commensals, plural, one {# comensal. Páselo} other {# comensales. Páselos}} a otra clase antes de eliminarla.",
    { commensals },
  );

/** The sentence, with what the failure says about itself. */
export function sentenceOf(failure: Failure): string {
  if (failure.code === "REFUSED") return isKnownCode(failure.error) ? failureSentences[failure.error] : serverTrouble;
  const sentence = failureSentences[failure.code];
  if (failure.code === "DAILY_LIMIT_EXCEEDED") return `${sentence} Le quedan ${formatMoney(failure.data)}`;
  if (failure.code === "OUT_OF_STOCK" || failure.code === "DAILY_STOCK_LIMIT_EXCEEDED")
    return `${sentence} ${shortageText(failure.data)}`;
  if (failure.code === "RESTRICTED_ORDER" && failure.data !== undefined)
    return `${sentence} ${failure.data.map(({ name }) => name).join(", ")}.`;
  if (failure.code === "INSUFFICIENT_BALANCE" || failure.code === "NEGATIVE_BALANCE")
    return `${sentence} Faltan ${formatMoney(failure.data.missing)}.`;
  if (failure.code === "CLASS_IN_USE") return classInUse(failure.data.commensals);
  if (failure.code === "INVALID_LATE_SALE") return lateFaultSentences[failure.data];
  if (failure.code === "DELETE_PRODUCT_IN_USE") return `${sentence} ${usesText(failure.data)}`.trim();
  if (failure.code === "CONSUMABLE_IN_USE")
    return `${sentence} ${[...failure.data.consumables, ...failure.data.products].join(", ")}.`;
  if (failure.code === "SUPPLIER_IN_USE") return `${sentence} ${failure.data.join(", ")}.`;
  if (failure.code !== "VALIDATION") return sentence;
  const [fault] = failure.data;
  return fault === undefined ? sentence : `${sentence} ${fault.message}.`;
}
