export const ordersText = (count: number): string => (count === 1 ? "1 pedido" : `${count} pedidos`);
