import { type Result, accepted, refused, textLimits } from "../kernel/index.ts";

/** What stands in the fields of a cafeteria that is made or edited; "" where nothing is chosen. */
export type PlaceEntry = { readonly name: string; readonly countryId: string; readonly timeZone: string };

export type PlaceFaults = { readonly [Field in keyof PlaceEntry]?: "MISSING" };

export const emptyPlace: PlaceEntry = { name: "", countryId: "", timeZone: "" };

/** What the form would send; specification §5, Cafeteria. CAFETERIA-10 */
export function checkPlaceEntry<Entry extends PlaceEntry>(entry: Entry): Result<Entry, PlaceFaults> {
  const name = entry.name.trim();
  const faults: PlaceFaults = {
    ...((name === "" || name.length > textLimits.name) && { name: "MISSING" }),
    ...(entry.countryId === "" && { countryId: "MISSING" }),
    ...(entry.timeZone === "" && { timeZone: "MISSING" }),
  };
  return Object.keys(faults).length === 0 ? accepted({ ...entry, name }) : refused(faults);
}
