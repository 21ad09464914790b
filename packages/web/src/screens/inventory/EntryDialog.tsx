import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Edit, type EditOptions, useEdit } from "../../composition/forms/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/inventory-dialogs.ts";
import * as words from "../../texts/words.ts";
import { EditDialog, EditDrawer } from "../../ui/EditDialog.tsx";
import { type FormPlace, Rereadable } from "../../ui/Rereadable.tsx";
import { notify } from "../../ui/notify.ts";

type InventoryEntry = { readonly id: string; readonly name: string; readonly version: number };

/** What is typed, what is sent, what can be wrong with it, and what there is then. */
export type EntryForm<Entry extends object, Draft, Faults extends object, Thing extends InventoryEntry> = {
  readonly entry: Entry;
  readonly draft: Draft;
  readonly faults: Faults;
  readonly saved: Thing;
  readonly failure: ApiFailure;
};

type AnyEntryForm = EntryForm<object, unknown, object, InventoryEntry>;
type Attempt<Form extends AnyEntryForm> = Parameters<EditOptions<Form>["save"]>[0];

export interface EntryDialogProps<Form extends AnyEntryForm> {
  readonly kind: texts.EntryKind;
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly known: Form["saved"] | null;
  /** Of the list that it stands in. */
  readonly queryKey: QueryKey;
  readonly entryOf: (former: Form["saved"] | null) => Form["entry"];
  readonly check: EditOptions<Form>["check"];
  readonly save: (former: Form["saved"] | null, attempt: Attempt<Form>) => ReturnType<EditOptions<Form>["save"]>;
  readonly isDrawer?: boolean;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: (edit: Edit<Form>, former: Form["saved"] | null) => ReactNode;
}

/** The form of one entry of the inventory, a new one or one that is there. */
export const EntryDialog = <Form extends AnyEntryForm>(props: EntryDialogProps<Form>) => (
  <Rereadable known={props.known} queryKey={props.queryKey}>
    {(former, place) => <EntryEdit {...props} {...place} former={former} />}
  </Rereadable>
);

type EntryEditProps<Form extends AnyEntryForm> = Omit<EntryDialogProps<Form>, "known" | "queryKey"> &
  FormPlace & { readonly former: Form["saved"] | null };

function EntryEdit<Form extends AnyEntryForm>(props: EntryEditProps<Form>) {
  const { kind, former, entryOf, check, save, isDrawer = false, onClose, children, ...place } = props;
  const edit = useEdit<Form>({
    former: { entry: entryOf(former), version: former?.version },
    check,
    save: (attempt) => save(former, attempt),
    // Products may have another version by a change of what they are made of.
    changes: ["consumable", "supplier", "product"],
    onSaved: ({ name }) => {
      void notify({ kind: "success", title: texts.saved(kind, name) });
      onClose();
    },
    onClose,
  });
  const Frame = isDrawer ? EditDrawer : EditDialog;
  return (
    <Frame
      edit={edit}
      title={former === null ? texts.createEntry[kind] : words.editNamed(former.name)}
      submitText={former === null ? words.create : words.save}
      textOf={(failure) => texts.notSaved(kind, sentenceOf(failure))}
      {...place}
    >
      {children(edit, former)}
    </Frame>
  );
}
