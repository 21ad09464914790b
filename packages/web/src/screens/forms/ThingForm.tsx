import type { EditAttempt } from "@cantina/domain/editing";
import type { Result } from "@cantina/domain/kernel";
import type { ReactNode } from "react";
import { type Edit, type FormTypes, useEdit } from "../../composition/forms/index.ts";
import type { Change } from "../../composition/live-data/index.ts";
import { editWords } from "../../texts/edit-words.ts";
import { EditDialog, type EditDialogProps, EditDrawer } from "../../ui/EditDialog.tsx";
import { type FormPlace, Rereadable, type RereadableProps } from "../../ui/Rereadable.tsx";
import { notify } from "../../ui/notify.ts";

type Named = { readonly id: string; readonly name: string };

/** What comes of it is called by its name. */
export type ThingTypes = FormTypes & { readonly saved: Named };

interface ThingEditing<Form extends ThingTypes, Thing extends Named> extends Pick<EditDialogProps, "textOf"> {
  readonly texts: {
    /** What the form of a new one is called. */
    readonly create: string;
    readonly created: (name: string) => string;
    readonly saved: (name: string) => string;
  };
  /** null, here and below: a new one. */
  readonly entryOf: (thing: Thing | null) => Form["entry"];
  readonly check: (entry: Form["entry"], thing: Thing | null) => Result<Form["draft"], Form["faults"]>;
  readonly save: (
    thing: Thing | null,
    attempt: EditAttempt<Form["draft"]>,
  ) => Promise<Result<Form["saved"], Form["failure"]>>;
  /** What a save changes; all that shows it is read again, however it ended. */
  readonly changes: readonly Change[];
  readonly isDrawer?: boolean;
  /** Also when it is saved. */
  readonly onClose: () => void;
  /** The fields. */
  readonly children: (edit: Edit<Form>, thing: Thing | null) => ReactNode;
}

export interface ThingFormProps<Form extends ThingTypes, Thing extends Named = Form["saved"], Read = readonly Thing[]>
  extends
    ThingEditing<Form, Thing>,
    Pick<RereadableProps<Thing | null, Read>, "known" | "queryKey" | "listIn" | "openedFrom"> {}

/** The form of one thing, a new one or one that there is: made or changed, told of, and begun anew where somebody else was faster. */
export function ThingForm<Form extends ThingTypes, Thing extends Named = Form["saved"], Read = readonly Thing[]>(
  props: ThingFormProps<Form, Thing, Read>,
) {
  const { known, queryKey, listIn, openedFrom, ...editing } = props;
  return (
    <Rereadable<Thing | null, Read> known={known} queryKey={queryKey} listIn={listIn} openedFrom={openedFrom}>
      {(thing, place) => <ThingEdit<Form, Thing> {...editing} {...place} thing={thing} />}
    </Rereadable>
  );
}

type ThingEditProps<Form extends ThingTypes, Thing extends Named> = ThingEditing<Form, Thing> &
  FormPlace & { readonly thing: Thing | null };

function ThingEdit<Form extends ThingTypes, Thing extends Named>(props: ThingEditProps<Form, Thing>) {
  const { thing, texts, entryOf, check, save, changes, isDrawer = false, onClose, children, ...frame } = props;
  const edit = useEdit<Form>({
    former: { entry: entryOf(thing) },
    check: (entry) => check(entry, thing),
    save: (attempt) => save(thing, attempt),
    changes,
    onSaved: ({ name }) => {
      void notify({ kind: "success", title: thing === null ? texts.created(name) : texts.saved(name) });
      onClose();
    },
    onClose,
  });
  const Frame = isDrawer ? EditDrawer : EditDialog;
  return (
    <Frame {...frame} {...editWords(thing, texts.create)} edit={edit}>
      {children(edit, thing)}
    </Frame>
  );
}
