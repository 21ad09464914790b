import type { ReactNode } from "react";
import * as words from "../texts/words.ts";
import { FormSection } from "./FormSection.tsx";
import { PictureField, type PictureFieldProps } from "./PictureField.tsx";
import { TextField } from "./TextField.tsx";
import type { PictureChange } from "./picture-change.ts";

type Data = { readonly image: PictureChange; readonly name: string; readonly description: string };

export interface DataSectionProps extends Pick<PictureFieldProps, "savedUrl" | "fit"> {
  readonly nameLabel?: string;
  readonly nameLimit: number;
  readonly descriptionLimit: number;
  readonly entry: Data;
  readonly faults: { readonly name?: string; readonly description?: string };
  readonly onChange: (part: Partial<Data>) => void;
  /** What else it is. */
  readonly children?: ReactNode;
}

/** What whatever is sold is: its picture, its name and what is said of it. */
export function DataSection(props: DataSectionProps) {
  const {
    savedUrl,
    fit,
    nameLabel = words.name,
    nameLimit,
    descriptionLimit,
    entry,
    faults,
    onChange,
    children,
  } = props;
  return (
    <FormSection title={words.data}>
      <PictureField savedUrl={savedUrl} image={entry.image} fit={fit} onChange={(image) => onChange({ image })} />
      <TextField
        label={nameLabel}
        maxLength={nameLimit}
        value={entry.name}
        error={faults.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={words.description}
        multiline
        maxLength={descriptionLimit}
        value={entry.description}
        error={faults.description}
        onChange={(description) => onChange({ description })}
      />
      {children}
    </FormSection>
  );
}
