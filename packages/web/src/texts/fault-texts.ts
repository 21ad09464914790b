/** A sentence for every code that a field can be faulted with; one that is missing does not compile. */
export type FaultTexts<Faults> = {
  readonly [Field in keyof Faults]-?: Readonly<Record<Extract<Faults[Field], string>, string>>;
};

/** What is to be said at each field that is at fault; of fields that have texts. */
export function toldFaults<Faults extends object>(
  faults: Faults | null,
  texts: FaultTexts<Faults>,
): { readonly [Field in keyof Faults]?: string } {
  const told: { [Field in keyof Faults]?: string } = {};
  for (const field of Object.keys(texts) as (keyof Faults)[]) {
    const fault = faults?.[field];
    if (fault !== undefined) told[field] = texts[field][fault as Extract<Faults[keyof Faults], string>];
  }
  return told;
}
