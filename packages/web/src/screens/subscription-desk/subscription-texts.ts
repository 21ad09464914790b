import type { Weekday } from "@cantina/domain/subscriptions";

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  MONDAY: "Lunes",
  TUESDAY: "Martes",
  WEDNESDAY: "Miércoles",
  THURSDAY: "Jueves",
  FRIDAY: "Viernes",
  SATURDAY: "Sábado",
  SUNDAY: "Domingo",
};

export const dinersText = (count: number): string =>
  count === 0 ? "ningún comensal" : count === 1 ? "1 comensal" : `${count} comensales`;
