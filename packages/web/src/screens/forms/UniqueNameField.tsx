import { textLimits } from "@cantina/domain/kernel";
import type { ApiFailure } from "../../failures/failure.ts";
import { nameTakenText } from "../../texts/name-taken.ts";
import * as words from "../../texts/words.ts";
import { TextField } from "../../ui/TextField.tsx";

export interface UniqueNameFieldProps {
  readonly edit: {
    readonly entry: { readonly name: string };
    readonly failure: ApiFailure | null;
    readonly type: (part: { readonly name: string }) => void;
  };
  readonly fault: string | undefined;
}

/** Of what has its name alone among its like; the form tells what else it is refused for. EDIT-17, CLIENTS-18 */
export const UniqueNameField = ({ edit: { entry, failure, type }, fault }: UniqueNameFieldProps) => (
  <TextField
    label={words.name}
    maxLength={textLimits.name}
    value={entry.name}
    error={fault ?? nameTakenText(failure)}
    onChange={(name) => type({ name })}
  />
);
