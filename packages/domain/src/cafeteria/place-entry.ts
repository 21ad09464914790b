import { type Result, type TextFault, accepted, refused, textFault } from "../kernel/index.ts";

/** What stands in the fields of a cafeteria that is made or edited; "" where nothing is chosen. */
export type PlaceEntry = { readonly name: string; readonly countryId: string; readonly timeZone: string };

export type PlaceFaults = {
  readonly name?: TextFault;
  readonly countryId?: "MISSING";
  readonly timeZone?: "MISSING";
};

export const emptyPlace: PlaceEntry = { name: "", countryId: "", timeZone: "" };

/** What the form would send; specification §5, Cafeteria. CAFETERIA-10 */
export function checkPlaceEntry<Entry extends PlaceEntry>(entry: Entry): Result<Entry, PlaceFaults> {
  const name = entry.name.trim();
  const wrongName = textFault(name);
  const faults: PlaceFaults = {
    ...(wrongName !== null && { name: wrongName }),
    ...(entry.countryId === "" && { countryId: "MISSING" }),
    ...(entry.timeZone === "" && { timeZone: "MISSING" }),
  };
  return Object.keys(faults).length === 0 ? accepted({ ...entry, name }) : refused(faults);
}
