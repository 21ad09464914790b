import { say } from "./say.ts";

export const ordersText = (count: number): string =>
  say("{count, plural, one {# pedido} other {# pedidos}}", { count });
