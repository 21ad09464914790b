import { type LocalDate, id } from "@cantina/domain/kernel";
import { type AddressField, dayFieldAt, flagField, idField, openField, pageField } from "../../ui/address-field.ts";
import { firstRange, rangeFaults } from "./report-range.ts";

/** What Control de Caja shows; sellerId "": of everybody. */
export type CashShown = {
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
  readonly sellerId: string;
  readonly simplified: boolean;
  readonly page: number;
  readonly open: string;
};

export function cashFields(today: LocalDate) {
  const { from, until } = firstRange(today);
  // How a detail is told is no other result.
  const simplified: AddressField<boolean> = { ...flagField, isPlace: true };
  return {
    from: dayFieldAt(from),
    until: dayFieldAt(until),
    sellerId: idField,
    simplified,
    page: pageField,
    open: openField,
  };
}

/** null: its days make no sense. */
export function questionOf({ from, until, sellerId }: CashShown, today: LocalDate) {
  const isSound = Object.keys(rangeFaults({ from, until }, today)).length === 0;
  if (!isSound || from === null || until === null) return null;
  return { from, until, ...(sellerId !== "" && { sellerId: id<"profile">(sellerId) }) };
}
