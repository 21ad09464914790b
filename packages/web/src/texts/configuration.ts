import { say } from "./say.ts";

export const unreadable = "No se pudo cargar la configuración";
export const maybeStale = "La configuración puede no estar al día.";

export const cash = "Caja";
export const cashLead = "Cómo se cuenta el efectivo de esta cafetería.";
export const cashUnreadable = "No se pudo cargar la configuración de la caja";
export const blindClose = "Cierre de caja a ciegas";
export const blindCloseHint =
  "Los empleados cuentan el efectivo antes de ver cuánto tendría que haber. Los administradores lo ven siempre.";
export const ownCap = "Tope propio para los importes en efectivo";
export const ownCapHint =
  "Un importe más alto que el tope se pregunta otra vez antes de registrarlo; nunca impide cerrar la caja. Sin un tope propio, se pregunta por lo que supera en mucho lo habitual.";
export const cap = "Tope de un importe";

export const classesLead = "Los grupos de comensales, en el orden en que se muestran.";
export const noClasses = "Todavía no hay clases";
export const addFirstClass = "Agregue la primera: cada comensal pertenece a una.";
export const newClass = "Nueva clase";
export const classAdded = (name: string): string => `Se agregó la clase ${name}.`;
export const dragToSort = "Arrastrar para ordenar";
export const rename = "Cambiar el nombre";
export const renameOf = (name: string): string => `Cambiar el nombre de ${name}`;
export const classRenamed = (name: string): string => `La clase ahora se llama ${name}.`;
export const deleteClass = (name: string): string => `Eliminar la clase ${name}`;
export const deleteClassHint =
  "Los pedidos que ya existen la conservan. Solo se puede eliminar si no tiene comensales.";
export const classDeleted = (name: string): string => `Se eliminó la clase ${name}.`;

export const touchedTitle = (count: number): string =>
  say("Este cambio toca a {count, plural, one {# pedido} other {# pedidos}}", { count });
export const touchedHint =
  "Ya se tomaron, y con este cambio no se podrían retirar. Quedan como están: avise a quienes los hicieron, o cancélelos.";
export const touchedList = "Pedidos que toca";
export const touchedMore = (count: number): string =>
  say("Y {count, plural, one {# pedido más} other {# pedidos más}}.", { count });
export const saveAllTheSame = "Guardar igual";

export const cutOff = "Horario límite de pedidos";
export const cutOffLead = "Hasta cuándo la aplicación toma pedidos para el mismo día.";
export const hasCutOff = "Tomar pedidos del día solo hasta un horario";
export const hasCutOffHint =
  "Para otro día se puede pedir siempre. Sin un horario límite, se toman pedidos hasta el momento de la entrega; el límite de una categoría se respeta además.";
export const cutOffTime = "Horario límite";

export const pickup = "Horarios de entrega";
export const pickupLead = "Cuándo se retira lo que se pide por la aplicación.";
export const pickupKind = "Se entrega";
export const pickupKinds = {
  DISCRETE: "En horarios fijos",
  INTERVAL: "En un rango horario",
  ALWAYS_OPEN: "Siempre",
} as const;
export const fixedTimes = "Horarios fijos";
export const fixedTime = (place: number): string => `Horario ${place}`;
export const timeLabel = "Nombre (opcional)";
export const timeOf = "Horario";
export const forAll = "Todas las clases";
export const addTime = "Agregar horario";
export const removeTime = (place: number): string => `Quitar el horario ${place}`;
export const intervalStart = "Desde";
export const intervalEnd = "Hasta";
export const hasClosing = "El comedor cierra";
export const hasClosingHint = "Después de esa hora no se entrega nada.";
export const closesAt = "Hora de cierre";

export const openDays = "Días de toma de pedidos";
export const openDaysLead = "Qué días de la semana abre el comedor, y qué días del año no.";
export const openWeekdays = "Días en los que abre";
export const yearCalendar = "Días cerrados del año";
export const yearCalendarHint =
  "Toque un día para cerrarlo o volver a abrirlo. Un día cerrado no se ofrece para pedidos, productos con fecha, abonos ni archivos.";
export const closedWeekday = "el comedor no abre ese día de la semana";
export const closedCount = (count: number): string =>
  count === 0 ? "No hay días cerrados." : count === 1 ? "1 día cerrado." : `${count} días cerrados.`;

export const schoolRules = "Reglas escolares";
export const schoolRulesLead = "Qué pasa con lo que lleva los sellos que el país pone en los envases.";

export const phones = "Teléfonos de reclamos";
export const phonesLead = "Quién ve el teléfono de quien escribe un comentario.";
export const hidePhones = "Ocultar los teléfonos a los empleados";
export const hidePhonesHint = "Los administradores los ven siempre.";

export const balance = "Saldo mínimo";
export const balanceLead = "Con qué condiciones empieza un cliente, y hasta dónde puede deber.";
export const defaultCategory = "Categoría por defecto";
export const ignoreMinimum = "Se puede ignorar el saldo mínimo";
export const ignoreMinimumHint =
  "Al vender a cuenta sin saldo suficiente, se pregunta si se vende igual. El saldo mínimo es el del cliente o el de su categoría.";
export const balanceFloor = "Límite del saldo";
export const balanceFloorHint = "Ninguna venta a cuenta deja un saldo más bajo, aunque se ignore el saldo mínimo.";

export const payment = "Métodos de pago";
export const paymentLead = "Con qué se paga en esta cafetería.";
export const atCounter = "En el mostrador: saldo, efectivo y tarjeta.";
export const atCounterWith = (method: string): string => `En el mostrador: saldo, efectivo, tarjeta y ${method}.`;
export const forTopUps = "Al cargar saldo: efectivo, tarjeta y transferencia.";
export const forTopUpsWith = (method: string): string =>
  `Al cargar saldo: efectivo, tarjeta, transferencia y ${method}.`;
export const byApp = "Por la aplicación: saldo.";
export const hasCustom = "Tener un método de pago propio";
export const hasCustomHint = "Por ejemplo, vales de la escuela.";
export const customName = "Nombre del método de pago";

export const orders = "Comandas";
export const ordersLead = "Qué pasa con los pedidos al terminar el día.";

export const denominations = "Billetes y monedas";
export const denominationsLead = "Con qué se cuenta el efectivo al cerrar la caja.";
export const otherDenomination = "Otro valor";
export const addDenomination = "Agregar";

export const printer = "Impresión de este puesto";
export const printerLead = "Cómo imprime este equipo. Cada cambio vale en el acto, y solo acá.";
