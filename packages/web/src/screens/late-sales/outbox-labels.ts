export const waitingLabel = (count: number): string =>
  count === 1 ? "1 venta pendiente de envío" : `${count} ventas pendientes de envío`;

export const refusedLabel = (count: number): string => (count === 1 ? "1 rechazada" : `${count} rechazadas`);
