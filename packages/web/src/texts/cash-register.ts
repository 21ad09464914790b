export const unreadable = "No se pudo leer el estado de la caja";
export const closed = "La caja está cerrada.";
export const closedOpenIt = "La caja está cerrada. Ábrala para poder vender.";
export const movementType = "Tipo de movimiento";
export const income = "Ingreso";
export const outgo = "Egreso";
export const close = "Cierre";

export const openingAmount = "Monto de apertura";
export const openingHint = "El efectivo que hay en la caja al empezar.";
export const countedAmount = "Monto contado";
/** While it is counted. */
export const countedSoFar = (amount: string): string => `Contado: ${amount}`;
export const countedHint = "Cuente el efectivo antes de cerrar: el monto esperado se muestra después.";
export const countNotes = "Contar por denominación";

export const bookIncome = "Registrar ingreso";
export const bookOutgo = "Registrar egreso";
export const closeRegister = "Cerrar caja";
export const book = "Registrar";

export const amountQuestion = "¿Es correcto el importe?";
export const beyondCap = "es más de lo que se espera en la caja.";
export const amountIsRight = "Sí, es correcto";

export const closedSession = (session: number): string => `Se cerró la caja n.º ${session}.`;
export const expectedAmount = "Monto esperado";
