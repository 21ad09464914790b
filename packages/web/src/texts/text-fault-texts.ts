import { type TextFault, textLimits } from "@cantina/domain/kernel";

/** Of a field that must hold a text; what it says when that is missing is the field's own. */
export const textFaultTexts = (
  missing: string,
  limit: number = textLimits.name,
): Readonly<Record<TextFault, string>> => ({ MISSING: missing, TOO_LONG: `Hasta ${limit} caracteres` });
