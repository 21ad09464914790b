type Option = { readonly value: string; readonly label: string };

const optionOf = (zone: string): Option => ({ value: zone, label: zone.replaceAll("_", " ") });

const known = Intl.supportedValuesOf("timeZone");

const unchosen: Option = { value: "", label: "Elegir…" };

/** Every time zone of this browser, and the current one, which it may know by another name. */
export const zoneOptions = (current: string): readonly Option[] => [
  unchosen,
  ...(current === "" || known.includes(current) ? [] : [optionOf(current)]),
  ...known.map(optionOf),
];

export const countryOptions = (
  countries: readonly { readonly id: string; readonly name: string }[],
): readonly Option[] => [unchosen, ...countries.map(({ id, name }) => ({ value: id, label: name }))];
