import type { Weekday } from "@cantina/domain/kernel";

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  MONDAY: "Lunes",
  TUESDAY: "Martes",
  WEDNESDAY: "Miércoles",
  THURSDAY: "Jueves",
  FRIDAY: "Viernes",
  SATURDAY: "Sábado",
  SUNDAY: "Domingo",
};
