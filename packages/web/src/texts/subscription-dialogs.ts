import { dinersOrNone } from "./diners-text.ts";
import { say } from "./say.ts";

export const created = (name: string): string => `Se creó la mensualidad ${name}.`;
export const saved = (name: string): string => `Se guardó la mensualidad ${name}.`;
export const billing = "Cobro";
export const billingHint = "Se cobra una vez por mes, al precio del último día que ya llegó.";
export const fromDay = "Desde el día";
export const addPrice = "Agregar precio";
export const removePrice = (place: number): string => `Quitar el precio ${place}`;
/** "": the day had not been typed yet. */
export const removedPrice = (fromDay: string): string =>
  fromDay === "" ? "Se quitó el precio." : `Se quitó el precio desde el día ${fromDay}.`;
export const deliveredProduct = "Producto que entrega";
export const noProduct = "No se dice";
export const deletedProduct = "Producto eliminado";
export const deliveredProductHint = "Con él, cada comida descuenta sus insumos y entra en el plan de producción.";
export const deliveryDays = "Días en que se entrega";

export const deleteSubscription = "Eliminar mensualidad";
export const deletionHint = (diners: number): string =>
  `Se desvincula a ${dinersOrNone(diners)}. Lo que ya se cobró queda en el historial.`;
export const deleted = (name: string): string => `Se eliminó la mensualidad ${name}.`;

export const unlink = "Desvincular";
export const unlinkFrom = (diner: string, subscription: string): string => `Desvincular a ${diner} de ${subscription}`;
export const unlinkingHint = "Ya no se le cobrará ni se le entregará. Lo que pagó queda en el historial.";
export const unlinked = (diner: string, subscription: string): string => `Se desvinculó a ${diner} de ${subscription}.`;

export const noneActive = "No hay mensualidades activas. Cree o active una para asociar comensales.";
export const whatIsCharged = "Qué se cobra";
export const subscription = "Mensualidad";
export const toWhom = "A quiénes";
export const dinerAt = (place: number): string => `Comensal ${place}`;
export const addDiner = "Agregar otro comensal";
export const removeDiner = (place: number): string => `Quitar el comensal ${place}`;
/** "": nobody had been chosen yet. */
export const removedDiner = (diner: string): string =>
  diner === "" ? "Se quitó el comensal." : `Se quitó a ${diner}.`;
export const linked = (diners: number, subscription: string): string =>
  `${say("{diners, plural, one {Se asoció} other {Se asociaron}}", { diners })} ${dinersOrNone(diners)} a ${subscription}.`;

export const charge = (subscription: string): string => `Cobrar ${subscription}`;
export const chargeHint = (diners: number, price: string, total: string): string =>
  `Se cobran ${price} de la cuenta de cada comensal que no pagó este mes: ${dinersOrNone(diners)}, ${total} en total. A quien no le alcanza el saldo no se le cobra, y se le vuelve a intentar mañana.`;
export const charged = (diners: number): string => `Se cobró la mensualidad a ${dinersOrNone(diners)}.`;
export const nobodyCharged = "A nadie le alcanza el saldo todavía.";
