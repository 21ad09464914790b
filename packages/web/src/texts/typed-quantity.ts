import { say } from "./say.ts";

/** In the search, of what is added next. */
export const ofNext = (quantity: number): string =>
  say("{quantity, plural, one {# unidad del próximo producto} other {# unidades del próximo producto}}", { quantity });
export const ofNextShort = (quantity: number): string => `× ${quantity}`;
export const outOfRange = "La cantidad va de 1 a 9.999.";
export const outOfRangeShort = "De 1 a 9.999";
export const atMost = (name: string, most: number): string =>
  say("De {name} se {most, plural, one {puede vender # unidad} other {pueden vender # unidades}} como máximo.", {
    name,
    most,
  });
export const unitsOf = (name: string): string => `Unidades de ${name}`;
