/** Of the board's settings, which load when they are opened. */
export const settings = "Configuración de comandas";
export const printerHint = "Qué comandas se imprimen solas en este equipo, y dónde.";
export const setUp = "Configurar";
export const autoComplete = "Completar automáticamente los pedidos del día";
export const autoCompleteHint =
  "A las 23:50 lo pendiente del día queda entregado, y lo cancelado sale de las comandas.";
export const autoCompleteOn = "Las comandas se completarán cada día a las 23:50.";
export const autoCompleteOff = "Las comandas ya no se completan solas.";
