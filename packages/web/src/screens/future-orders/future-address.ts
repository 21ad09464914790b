import { type ClassId, type LocalDate, id, textLimits } from "@cantina/domain/kernel";
import type { ProductKey } from "@cantina/domain/future-orders";
import { type AddressField, dayFieldAt, flagField, pageField, textField } from "../../ui/address-field.ts";

/** A class by its id; "" for any, and this for those without one. */
const withoutClass = "none";

const chosen = (longest: number): AddressField<string> => ({ ...textField(longest), isTyped: false });

/** A day is asked for as a whole, by 'Crear reporte'; it is a step of the back button. */
export const futureFields = (tomorrow: LocalDate) => ({
  day: { ...dayFieldAt(tomorrow), isTyped: false } satisfies AddressField<LocalDate | null>,
  /** What the detail is narrowed to. */
  product: chosen(textLimits.name + "generic:".length),
  schoolClass: chosen(36),
  commented: flagField,
  page: pageField,
});

export type FutureAsked = {
  readonly product: string;
  readonly schoolClass: string;
  readonly commented: boolean;
};
export const anyOrder: FutureAsked = { product: "", schoolClass: "", commented: false };

export const classText = (classId: ClassId | null): string => classId ?? withoutClass;

/** FUTURE-07 */
export const narrowingOf = ({ product, schoolClass, commented }: FutureAsked) => ({
  product: product === "" ? undefined : (product as ProductKey),
  classId: schoolClass === "" ? undefined : schoolClass === withoutClass ? null : id<"class">(schoolClass),
  isCommented: commented,
});

type Behind = { readonly classId?: ClassId; readonly ofUnits?: true };

/** Historial, with the orders that are pending for that day; of units, its foot tells how many they are. FUTURE-07 */
export const historySearch = (day: LocalDate, { classId, ofUnits }: Behind = {}): Readonly<Record<string, string>> => ({
  dateKind: "PICKUP_DATE",
  from: day,
  until: day,
  orderType: "ORDER",
  status: "PENDING",
  ...(classId !== undefined && { classIds: classId }),
  ...(ofUnits === true && { withUnits: "1" }),
});
