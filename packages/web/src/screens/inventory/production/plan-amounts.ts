import { type Quantity, type Unit, quantityText } from "@cantina/domain/inventory";
import { amountInWords } from "../../../texts/production.ts";
import { locale } from "../../../texts/locale.ts";

/** "4,2 kilogramos" */
export const wordsOf = (quantity: Quantity, unit: Unit): string => amountInWords(quantityText(quantity), unit);

const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
export const errorText = (error: number): string => decimal.format(error);
