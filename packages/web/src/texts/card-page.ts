export const payByCard = "Pagar con tarjeta";
export const lead = "Recarga de saldo con Mercado Pago.";
export const total = "Total a pagar";
export const debitOnly = "Solo se aceptan tarjetas de débito.";
export const opening = "Abriendo el formulario de Mercado Pago";
export const sending = "Pagando. No cierre esta página.";

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
