import type { PlaceEntry, PlaceFaults } from "@cantina/domain/cafeteria";
import { textLimits } from "@cantina/domain/kernel";
import type { ReactNode } from "react";
import { placeFaultTexts } from "../../texts/cafeteria-fault-texts.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as texts from "../../texts/cafeteria-dialogs.ts";
import * as list from "../../texts/cafeterias.ts";
import * as words from "../../texts/words.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { countryOptions, zoneOptions } from "./zone-options.ts";

export interface PlaceFieldsProps {
  readonly countries: readonly { readonly id: string; readonly name: string }[];
  /** Which the browser may know by another name. */
  readonly formerZone: string;
  readonly entry: PlaceEntry;
  readonly faults: PlaceFaults | null;
  readonly onChange: (part: Partial<PlaceEntry>) => void;
  /** What another country means. */
  readonly children?: ReactNode;
}

export function PlaceFields({ countries, formerZone, entry, faults, onChange, children }: PlaceFieldsProps) {
  const told = toldFaults(faults, placeFaultTexts);
  return (
    <>
      <TextField
        label={words.name}
        maxLength={textLimits.name}
        value={entry.name}
        error={told.name}
        onChange={(name) => onChange({ name })}
      />
      <SelectField
        label={list.country}
        value={entry.countryId}
        options={countryOptions(countries)}
        error={told.countryId}
        onChange={(countryId) => onChange({ countryId })}
      />
      {children}
      <SelectField
        label={texts.zone}
        value={entry.timeZone}
        {...zoneOptions(entry.countryId, formerZone)}
        error={told.timeZone}
        onChange={(timeZone) => onChange({ timeZone })}
      />
    </>
  );
}
