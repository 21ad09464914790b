import { say } from "./say.ts";

export const notConfirmed = (reason: string): string => `No se pudo confirmar. ${reason}`;

/** Of one part of a span: the two largest are told. */
export const days = (count: number): string => say("{count, plural, one {# día} other {# días}}", { count });
export const hours = (count: number): string => say("{count, plural, one {# hora} other {# horas}}", { count });
export const minutes = (count: number): string => say("{count, plural, one {# minuto} other {# minutos}}", { count });
export const both = " y ";

type Jump = { readonly span: string; readonly from: string; readonly to: string };

const jumped = (way: string, { span, from, to }: Jump): string =>
  `El reloj del servidor se ${way} ${span}: pasó de ${from} a ${to}. Revíselo, porque con él se fechan las ventas y la caja.`;

export const wentBack = (jump: Jump): string => jumped("atrasó", jump);
export const wentAhead = (jump: Jump): string => jumped("adelantó", jump);
