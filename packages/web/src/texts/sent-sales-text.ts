/** SALE-81 */
export const sentSalesText = (count: number): string =>
  count === 1 ? "Se envió 1 venta pendiente." : `Se enviaron ${count} ventas pendientes.`;
