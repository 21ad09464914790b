/** What several forms ask for in the same words; specification §5. */
export const nameMissing = "Por favor ingrese un nombre";
export const descriptionMissing = "Por favor ingrese una descripción";
export const priceMissing = "Por favor ingrese un precio";
export const amountMissing = "Por favor ingrese el monto";
export const categoryMissing = "Por favor elija una categoría";
export const dinerMissing = "Por favor seleccione un comensal";
export const daysMissing = "Por favor ingrese al menos un día";
export const timeMissing = "Por favor ingrese un horario";

export const dateInFuture = "La fecha no puede ser futura";
export const amountUnreadable = "Ingrese un importe, por ejemplo 1.234,50, o deje el campo vacío";
export const amountTooHigh = "El monto es demasiado alto";
export const minimumBalanceTooHigh = "El balance mínimo no puede ser mayor que 0";
export const emailMalformed = "El correo electrónico no es válido";
