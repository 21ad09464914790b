import type { OpenDays } from "../cafeteria/index.ts";
import {
  type CategoryId,
  type Cents,
  type ClassId,
  type LocalDate,
  type LocalTime,
  type Result,
  type TextFault,
  accepted,
  refused,
  textFault,
  textLimits,
} from "../kernel/index.ts";
import type { CalendarProduct } from "./calendar-product.ts";
import { type OrderDatesFault, orderDatesFault } from "./check-order-dates.ts";

/** What stands in the form's fields. */
export type PassEntry = {
  readonly name: string;
  readonly description: string;
  readonly categoryId: CategoryId | null;
  readonly price: Cents | null;
  readonly classPrices: readonly { readonly classId: ClassId | null; readonly price: Cents | null }[];
  readonly orderDates: readonly LocalDate[];
  /** null: not chosen, or no time. */
  readonly deliveryTime: LocalTime | null;
  readonly isOrderCancellable: boolean;
  readonly chargeForPastOrders: boolean;
  readonly shownInApp: boolean;
};

/** What an administrator writes of a pass. */
export type PassDraft = Omit<CalendarProduct, "id" | "version" | "imageUrl">;

export type ClassPriceFault = "NO_CLASS" | "CLASS_TWICE" | "NO_PRICE";

export type PassFaults = {
  readonly name?: TextFault;
  readonly description?: TextFault;
  readonly categoryId?: "MISSING";
  readonly price?: "MISSING";
  readonly orderDates?: OrderDatesFault["code"];
  readonly deliveryTime?: "MISSING";
  /** By row. */
  readonly classPrices: ReadonlyMap<number, ClassPriceFault>;
};

export const passEntryOf = (pass: CalendarProduct | null): PassEntry => ({
  name: pass?.name ?? "",
  description: pass?.description ?? "",
  categoryId: pass?.categoryId ?? null,
  price: pass?.price ?? null,
  classPrices: pass?.classPrices ?? [],
  orderDates: pass?.orderDates ?? [],
  deliveryTime: pass?.deliveryTime ?? null,
  isOrderCancellable: pass?.isOrderCancellable ?? false,
  chargeForPastOrders: pass?.chargeForPastOrders ?? false,
  shownInApp: pass?.shownInApp ?? true,
});

type Row = PassEntry["classPrices"][number];

function rowFault({ classId, price }: Row, before: readonly Row[]): ClassPriceFault | null {
  if (classId === null) return "NO_CLASS";
  if (before.some((row) => row.classId === classId)) return "CLASS_TWICE";
  return price === null ? "NO_PRICE" : null;
}

/** By the row's place; the later of two rows of one class is at fault. PASS-02 */
export const classPriceFaults = (rows: PassEntry["classPrices"]): PassFaults["classPrices"] =>
  new Map(
    rows.flatMap((row, index) => {
      const fault = rowFault(row, rows.slice(0, index));
      return fault === null ? [] : [[index, fault] as const];
    }),
  );

export type PassTerms = {
  readonly days: OpenDays;
  /** The dates that the pass has already. */
  readonly kept: readonly LocalDate[];
};

/** What the form would send, or what keeps it from being sent; specification §5, Product and Calendar product. PASS-01 PASS-02 */
export function checkPassEntry(entry: PassEntry, { days, kept }: PassTerms): Result<PassDraft, PassFaults> {
  const [name, description] = [entry.name.trim(), entry.description.trim()];
  const { categoryId, price, deliveryTime } = entry;
  const [wrongName, wrongDescription] = [textFault(name), textFault(description, textLimits.productDescription)];
  const dates = orderDatesFault(entry.orderDates, days, kept);
  const classPrices = classPriceFaults(entry.classPrices);
  const faults = {
    ...(wrongName !== null && { name: wrongName }),
    ...(wrongDescription !== null && { description: wrongDescription }),
    ...(categoryId === null && { categoryId: "MISSING" as const }),
    ...(price === null && { price: "MISSING" as const }),
    ...(dates !== null && { orderDates: dates.code }),
    ...(deliveryTime === null && { deliveryTime: "MISSING" as const }),
  };
  const isWhole = Object.keys(faults).length + classPrices.size === 0;
  if (!isWhole || categoryId === null || price === null || deliveryTime === null)
    return refused({ ...faults, classPrices });
  return accepted({
    ...entry,
    name,
    description,
    categoryId,
    price,
    classPrices: entry.classPrices.flatMap((row) =>
      row.classId === null || row.price === null ? [] : [{ classId: row.classId, price: row.price }],
    ),
    deliveryTime,
  });
}
