export const payByCard = "Pagar con tarjeta";
export const lead = "Recarga de saldo con Mercado Pago.";
export const total = "Total a pagar";
export const debitOnly = "Solo se aceptan tarjetas de débito.";
export const opening = "Abriendo el formulario de Mercado Pago";
export const sending = "Pagando. No cierre esta página.";

export const saveCard = "Guardar tarjeta";
export const saveCardHint = "La guarda Mercado Pago para la próxima vez. Acá no quedan ni el número ni el código.";
export const cards = "¿Con qué tarjeta paga?";
export const otherCard = "Otra tarjeta";
export const endingIn = (brand: string, lastFour: string): string => `${brand} terminada en ${lastFour}`;
export const expires = (month: string): string => `Vence ${month}`;
export const securityCode = "Código de seguridad";
export const codeHint = "Los 3 o 4 dígitos de la tarjeta";
export const pay = "Pagar";
export const codeUnread = "Revise el código de seguridad. No se cobró nada.";

/** As Mercado Pago calls them; one that it adds is a card like others. */
const brands: Readonly<Record<string, string>> = {
  amex: "American Express",
  cabal: "Cabal",
  debcabal: "Cabal débito",
  debmaster: "Mastercard débito",
  debvisa: "Visa débito",
  maestro: "Maestro",
  master: "Mastercard",
  naranja: "Naranja",
  visa: "Visa",
};
const anyBrand = "Tarjeta";
export const brandName = (brand: string): string => brands[brand] ?? anyBrand;

/** Specification §8, Card payment failure; to the letter. */
export const notPaid =
  "El pago no se pudo completar. Por favor, revise los datos ingresados e intentelo de nuevo. No se ha aplicado ningun cargo a su tarjeta.";
export const expired = "El pedido de pago venció. Vuelva a empezar la recarga desde la aplicación. No se cobró nada.";

export const approved = "Pago aprobado";
export const approvedLead = "El saldo ya está en la cuenta.";
export const pending = "Pago pendiente";
export const pendingLead =
  "Mercado Pago todavía no confirmó el pago. No vuelva a pagar: cuando lo confirme, el saldo se carga solo.";
export const uncertain = "Todavía no se sabe si se cobró";
export const uncertainLead = "Se perdió la respuesta mientras se pagaba. Consulte de nuevo: no se cobra dos veces.";
export const askAgain = "Consultar de nuevo";
export const unreachable = "No se pudo abrir el formulario de Mercado Pago";
export const unreachableLead = "Compruebe si se encuentra conectado a internet. No se cobró nada.";
export const noRequest = "El pedido de pago no es válido";
export const noRequestLead = "Vuelva a empezar la recarga desde la aplicación.";
