import { type Quantity, type Unit, quantityText } from "@cantina/domain/inventory";
import { amountInWords } from "../../../texts/production.ts";

/** "4,2 kilogramos" */
export const wordsOf = (quantity: Quantity, unit: Unit): string => amountInWords(quantityText(quantity), unit);

const decimal = new Intl.NumberFormat("es-AR", { maximumFractionDigits: 1 });
export const errorText = (error: number): string => decimal.format(error);
