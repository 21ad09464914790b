import type { LocalDate } from "@cantina/domain/kernel";
import { type AddressField, dayField, idField } from "../../ui/address-field.ts";

/** A report is asked for as a whole, by 'Crear reporte'; it is a step of the back button. */
const day: AddressField<LocalDate | null> = { ...dayField, isTyped: false };

export const reportFields = { productId: idField, from: day, until: day };
