import type { LeftOut } from "@cantina/domain/sale";

const reasons: Readonly<Record<LeftOut["why"], string>> = {
  ALLERGENS: "contiene lo que no puede comer",
  NOT_OFFERED: "hoy no se ofrece",
  SOLD_OUT: "agotado",
};

export const usual = "Lo de siempre";
export const usualOf = (list: string): string => `Lo de siempre: ${list}`;
export const unitsOf = (quantity: number, name: string): string =>
  quantity === 1 ? name : `${quantity}\u00A0× ${name}`;
export const leftOut = (some: readonly LeftOut[]): string =>
  stayOut(some.map(({ name, why }) => `${name} (${reasons[why]})`).join(", "));
const stayOut = (list: string): string => `Queda afuera: ${list}`;
