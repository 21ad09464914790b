import { type Quantity, type Unit, quantityText } from "@cantina/domain/inventory";
import { unitSigns } from "../../../texts/inventory-texts.ts";
import { amountInWords } from "../../../texts/production.ts";

/** "4,2 kg"; of what is owed "−1 kg". */
export const amountOf = (quantity: Quantity, unit: Unit): string =>
  `${quantityText(quantity).replace("-", "−")} ${unitSigns[unit]}`;

/** "4,2 kilogramos" */
export const wordsOf = (quantity: Quantity, unit: Unit): string => amountInWords(quantityText(quantity), unit);

const decimal = new Intl.NumberFormat("es-AR", { maximumFractionDigits: 1 });
export const errorText = (error: number): string => decimal.format(error);
