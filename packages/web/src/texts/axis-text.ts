import { locale } from "./locale.ts";

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** Of an axis: '120 k', '1,2 M'. */
export function axisText(units: number): string {
  if (units >= 1_000_000) return `${whole.format(units / 1_000_000)} M`;
  return units >= 1_000 ? `${whole.format(units / 1_000)} k` : whole.format(units);
}
