import { dinersOrNone } from "./diners-text.ts";
import { say } from "./say.ts";

export const whatIsShown = "Qué se muestra";
export const createSubscription = "Crear mensualidad";
export const linkDiners = "Asociar comensales";
export const unreadable = "No se pudieron leer las mensualidades";

export const none = "No hay mensualidades";
export const noneHint =
  "Una mensualidad se crea para un producto asociado que se entrega todos los meses, como el almuerzo: póngale el nombre del producto, su precio según el día de cobro y los días en que se entrega. Después asocie a los comensales y se les cobra solo.";
export const noneToLinkTo = "Cree una en la pestaña Mensualidades y después asocie aquí a los comensales.";

export const noDeliveryDays = "Sin días de entrega";
export const fromDay = (day: number): string => `Desde el día ${day}`;

export const enabled = (name: string): string => `Se activó la mensualidad ${name}.`;
export const enabledMeaning = "Se vuelve a cobrar y a entregar.";
export const notEnabled = (name: string): string => `No se pudo activar la mensualidad ${name}.`;
export const disabled = (name: string): string => `Se desactivó la mensualidad ${name}.`;
export const disabledMeaning = (diners: number): string =>
  `Ya no se cobrará a ${dinersOrNone(diners)} ni se entregará, hasta que la vuelva a activar.`;
export const notDisabled = (name: string): string => `No se pudo desactivar la mensualidad ${name}.`;

export const unpaidNotice = (charges: number): string =>
  say(
    "{charges, plural, one {# cobro de este mes no se pudo hacer por falta de saldo. Se vuelve} other {# cobros de este mes no se pudieron hacer por falta de saldo. Se vuelven}} a intentar cada día.",
    { charges },
  );
export const seeWho = "Ver quiénes";

export const searchLabel = "Nombre, clase o familia";
export const payment = "Pago";
export const unpaidOnes = (count: number): string => `Sin pagar (${count})`;
export const allPaid = "Todos pagaron este mes";

export const notChargedWhileOff = "Inactiva: no se cobra";
/** Before the price. */
export const costsToday = "Hoy cuesta";
export const noDinersYet = "Todavía no tiene comensales asociados.";
export const dinersOf = (subscription: string): string => `Comensales de ${subscription}`;
export const paidCount = (paid: number, total: number): string => `${paid}/${total} pagaron`;
export const charge = "Cobrar ahora";
export const chargeNamed = (subscription: string): string => `Cobrar ahora ${subscription}`;

export const paid = "Pagado";
export const unpaid = "Sin pagar";
export const notCharged = "No se cobra";
export const chargedTomorrow = "Se cobra mañana a las 00:05";
export const floorPassed = "Pasaba el piso de la cuenta";
/** Before the amount. */
export const lackedOn = (reason: string, day: string): string => `${reason} el ${day}: faltaban`;
export const unlinkNamed = (diner: string): string => `Desvincular a ${diner}`;
