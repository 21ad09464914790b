/** What a ticket is called while it waits for its printer. */
export const order = "Pedido";
export const orderOf = (diner: string): string => `Pedido de ${diner}`;
export const ordersSummary = "Resumen de comandas";
export const cashReport = "Reporte de caja";
export const topUp = "Recarga de saldo";
export const couponSale = "Venta de cuponera";
export const test = "Ticket de prueba";
