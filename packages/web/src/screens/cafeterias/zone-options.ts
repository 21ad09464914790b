import { zonesOfCountry } from "@cantina/domain/cafeteria";
import * as words from "../../texts/words.ts";

type Option = { readonly value: string; readonly label: string };

export type ZoneOptions = {
  /** Those of the country; without a country, all. */
  readonly options: readonly Option[];
  readonly others: readonly Option[];
};

const optionOf = (zone: string): Option => ({ value: zone, label: zone.replaceAll("_", " ") });

/** Browsers know some zones by an older name: America/Buenos_Aires and America/Argentina/Buenos_Aires are one. */
const nameOf = (zone: string): string => new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;

const names = new Map<string, string>();

/** Remembered: all zones together take 50 ms, and the form asks for them at each key. */
function canonical(zone: string): string {
  const name = names.get(zone) ?? nameOf(zone);
  names.set(zone, name);
  return name;
}

const known = Intl.supportedValuesOf("timeZone");

const unchosen: Option = { value: "", label: words.choose };

/** Every time zone of this browser, the country's own first, and the current one, which it may know by another name. CAFETERIA-09 */
export function zoneOptions(countryId: string, current: string): ZoneOptions {
  const all = current === "" || known.includes(current) ? known : [current, ...known];
  const own = zonesOfCountry(countryId).map(canonical);
  const isOwn = (zone: string): boolean => own.includes(canonical(zone));
  if (own.length === 0) return { options: [unchosen, ...all.map(optionOf)], others: [] };
  const first = all.filter(isOwn).toSorted((a, b) => own.indexOf(canonical(a)) - own.indexOf(canonical(b)));
  return {
    options: [unchosen, ...first.map(optionOf)],
    others: all.filter((zone) => !first.includes(zone)).map(optionOf),
  };
}

export const countryOptions = (
  countries: readonly { readonly id: string; readonly name: string }[],
): readonly Option[] => [unchosen, ...countries.map(({ id, name }) => ({ value: id, label: name }))];
