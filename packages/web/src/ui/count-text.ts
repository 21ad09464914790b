import { locale } from "../texts/locale.ts";

const counted = new Intl.NumberFormat(locale);

/** Below 0 with the sign that amounts have. */
export const countText = (units: number): string => counted.format(units).replace("-", "\u2212");
