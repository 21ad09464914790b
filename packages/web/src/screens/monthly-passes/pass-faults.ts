import { type OpenDays } from "@cantina/domain/cafeteria";
import { orderDatesFault } from "@cantina/domain/calendar-products";
import {
  type Cents,
  type CategoryId,
  type ClassId,
  type LocalDate,
  type LocalTime,
  textLimits,
} from "@cantina/domain/kernel";

/** The form as it stands. */
export type PassEntry = {
  readonly name: string;
  readonly description: string;
  readonly categoryId: CategoryId | null;
  readonly price: Cents | null;
  readonly classPrices: readonly { readonly classId: ClassId | null; readonly price: Cents | null }[];
  readonly orderDates: readonly LocalDate[];
  /** null: not chosen, or no time. */
  readonly deliveryTime: LocalTime | null;
};

export type PassFaults = Partial<Record<Exclude<keyof PassEntry, "classPrices">, string>> & {
  /** By row. */
  readonly classPrices?: ReadonlyMap<number, string>;
};

function classPriceFaults(rows: PassEntry["classPrices"]): ReadonlyMap<number, string> {
  const faults = new Map<number, string>();
  rows.forEach(({ classId, price }, index) => {
    const isRepeated = rows.slice(0, index).some((row) => row.classId === classId);
    if (classId === null) faults.set(index, "Por favor elija una clase");
    else if (isRepeated) faults.set(index, "La clase ya tiene un precio");
    else if (price === null) faults.set(index, "Por favor ingrese un precio");
  });
  return faults;
}

const dateTexts = {
  NO_DATES: "Por favor ingrese al menos un día",
  PAST: "Un día elegido ya pasó",
  TOO_FAR: "Un día elegido está a más de un año",
  CLOSED_DAY: "Un día elegido está cerrado",
} as const;

type Terms = { readonly days: OpenDays; readonly kept: readonly LocalDate[] };

/** What keeps a pass from being saved; specification §5, Product and Calendar product. */
export function passFaults(entry: PassEntry, { days, kept }: Terms): PassFaults {
  const dates = orderDatesFault(entry.orderDates, days, kept);
  const classPrices = classPriceFaults(entry.classPrices);
  const name = entry.name.trim();
  return {
    ...(name === "" && { name: "Por favor ingrese un nombre" }),
    ...(name.length > textLimits.name && { name: `Hasta ${textLimits.name} caracteres` }),
    ...(entry.description.trim() === "" && { description: "Por favor ingrese una descripción" }),
    ...(entry.categoryId === null && { categoryId: "Por favor elija una categoría" }),
    ...(entry.price === null && { price: "Por favor ingrese un precio" }),
    ...(classPrices.size > 0 && { classPrices }),
    ...(dates !== null && { orderDates: dateTexts[dates.code] }),
    ...(entry.deliveryTime === null && { deliveryTime: "Por favor ingrese un horario" }),
  };
}
