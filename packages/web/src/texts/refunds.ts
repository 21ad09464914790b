import { say } from "./say.ts";

export const open = "Devolver una parte";
export const title = "Devolver una parte del pedido";
export const submit = "Devolver";
export const what = "Qué se devuelve";
export const why = "Por qué";
export const left = (units: number): string => say("{units, plural, one {# unidad} other {# unidades}}", { units });
export const withCoupons = (units: number): string =>
  say("{units, plural, one {# con cuponera} other {# con cuponera}}", { units });
export const couponsGoWithAll = "Lo pagado con cuponera vuelve sólo con el pedido entero.";
export const unitsMissing = "Elija qué se devuelve";
export const goesBack = "Se devuelven";
export const toBalanceOf = (name: string): string => `al saldo de ${name}`;
export const toBalance = "al saldo del cliente";
export const inCash = "en efectivo";
export const inCashOfDrawer = "en efectivo, de la caja que lo cobró o, si ya cerró, de la suya";
export const by = (method: string): string => `por ${method}`;
export const keepsRest = "El resto del pedido queda como está.";
export const isAll = "Es todo lo que queda: el pedido queda cancelado.";
export const done = (amount: string, where: string): string => `Se devolvieron ${amount} ${where}.`;
export const doneAll = (amount: string, where: string): string =>
  `Se devolvieron ${amount} ${where}. El pedido quedó cancelado.`;
