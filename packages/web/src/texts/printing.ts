export const printer = "Impresora";
export const printsInBrowser = "Impresión con el navegador";
export const noPrinter = "No hay ninguna impresora conectada";
export const printsNothing = "Este dispositivo no imprime tickets";
export const printed = "Se imprimió el ticket.";

export const printHere = "Imprimir tickets en este dispositivo";
export const printWith = "Imprimir con";
export const ticketPrinter = "Impresora de tickets de esta caja";
export const browserDialog = "Diálogo de impresión del navegador";
export const browserNote = "Cada ticket abre el diálogo de impresión. Así nada se imprime solo.";
export const printAppOrders = "Imprimir los pedidos de la app";
export const printCounterOrders = "Imprimir los pedidos del mostrador";
export const printTest = "Imprimir ticket de prueba";

export const printedCategories = "Categorías que se imprimen";
export const printedProducts = "Productos que se imprimen";

export const station = "Puesto de impresión";
export const stationHint = "Las cajas de un mismo puesto imprimen cada pedido una sola vez.";
export const port = "Puerto del agente";
export const portWrong = "Debe ser un número de 1 a 65535";

export const allowDevice = "Si el navegador pide permiso para acceder a este dispositivo, elija «Permitir».";
export const deniedDevice =
  "Toque el ícono a la izquierda de la dirección, abra los permisos del sitio y permita el acceso a este dispositivo. La conexión se retoma sola.";
export const checkAgent = (origin: string): string =>
  `Compruebe que el agente de impresión esté en marcha en esta caja y que acepte ${origin}.`;
export const insecurePage = "Esta página se abrió sin https: Chrome no deja que use la impresora de esta caja.";
export const tryNow = "Probar ahora";
export const useBrowser = "Usar el diálogo del navegador";
