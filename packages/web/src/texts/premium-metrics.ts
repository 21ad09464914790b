import { say } from "./say.ts";

export const title = "Métricas premium";
export const best = "Productos más vendidos";
export const worst = "Productos menos vendidos";
export const bestHint = "Las unidades vendidas en el período.";
export const worstHint = "Las unidades vendidas en el período, también de lo que se ofrece y no se vendió.";
export const commensals = "Comensales estrella";
export const commensalsHint = "Lo que suman los pedidos de cada comensal en el período.";
export const times = "Horarios de retiro más concurridos";
export const timesHint = "Los pedidos del período por la hora en que se retiran.";
export const categories = "Categorías más populares";
export const categoriesHint = "Las unidades vendidas de cada categoría en el período.";
export const classes = "Clases destacadas";
export const classesHint = "Lo que suman los pedidos de cada clase en el período.";
export const nothing = "No hay datos en este período";

export const chargeMethods = "Recargas por método de pago";
export const chargeMethodsHint = "Las recargas pagadas en el período que no se revirtieron.";
export const orderMethods = "Compras por método de pago";
export const orderMethodsHint = "Los pedidos en pie del período.";
export const others = "Otros";
export const share = (percent: number, amount: string): string => `${percent} % · ${amount}`;

export const units = (count: number): string => say("{count, plural, one {# unidad} other {# unidades}}", { count });
export const orders = (count: number): string => say("{count, plural, one {# pedido} other {# pedidos}}", { count });

export const promo = "Conozca mejor lo que vende";
export const promoText =
  "Las métricas premium muestran qué productos, comensales, clases y horarios mueven su cafetería, y cómo le pagan.";
export const ask = "Solicitar métricas premium";
export const asked = "Solicitud enviada";
export const processed = "Su cuenta está siendo procesada. Le responderemos dentro de las 24 horas hábiles.";
export const notAvailable = "Para activarlas, comuníquese con quien administra el sistema.";
export const pagesOf = (card: string): string => `Páginas de ${card}`;
