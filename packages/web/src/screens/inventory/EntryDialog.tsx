import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/inventory-dialogs.ts";
import { ThingForm, type ThingFormProps, type ThingTypes } from "../forms/index.ts";

export interface EntryDialogProps<Form extends ThingTypes> extends Omit<
  ThingFormProps<Form>,
  "texts" | "textOf" | "changes"
> {
  readonly kind: texts.EntryKind;
}

/** The form of one entry of the inventory. */
export function EntryDialog<Form extends ThingTypes>({ kind, ...form }: EntryDialogProps<Form>) {
  const saved = (name: string): string => texts.saved(kind, name);
  return (
    <ThingForm<Form>
      {...form}
      texts={{ create: texts.createEntry[kind], created: saved, saved }}
      textOf={(failure) => texts.notSaved(kind, sentenceOf(failure))}
      // Products may have another version by a change of what they are made of.
      changes={["consumable", "supplier", "product"]}
    />
  );
}
