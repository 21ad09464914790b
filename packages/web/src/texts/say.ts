import format, { type CompiledMessage, type FormatOptions } from "icu-minify/format";
import { locale } from "./locale.ts";

const numbers = new Intl.NumberFormat(locale);
const plurals = new Intl.PluralRules(locale);

/** Made once: a list says hundreds of sentences at a time. */
const options: FormatOptions = {
  formatters: {
    getNumberFormat: () => numbers,
    getPluralRules: () => plurals,
    getDateTimeFormat: () => new Intl.DateTimeFormat(locale),
  },
};

/**
 * A sentence whose words change with a number, in ICU's syntax: `{count, plural, one {# uso} other {# usos}}`.
 * The build puts the compiled message in the place of the source (`icu-messages.config.ts`) and refuses one that is not
 * given each value it asks for.
 */
export const say = (message: CompiledMessage, values: Readonly<Record<string, string | number>>): string =>
  [format(message, locale, values, options)].flat().join("");
