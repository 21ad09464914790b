import { type EditOptions, type FormTypes, useEdit } from "../../composition/forms/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { notify } from "../../ui/notify.ts";

type EntryForm = FormTypes & { readonly saved: { readonly name: string } };
type Options<T extends EntryForm> = Pick<EditOptions<T>, "former" | "check" | "save" | "onClose"> & {
  readonly noun: "proveedor" | "insumo" | "preparado";
};

/** The form of one entry of the inventory, a new one or one that is there, and what its frame says. */
export function useEntryEdit<T extends EntryForm>({ noun, ...options }: Options<T>) {
  const isNew = options.former.version === undefined;
  const edit = useEdit<T>({
    ...options,
    // Products may have another version by a change of what they are made of.
    changes: ["consumable", "supplier", "product"],
    onSaved: ({ name }) => {
      void notify({ kind: "success", title: `Se guardó el ${noun} ${name}.` });
      options.onClose();
    },
  });
  const frame = {
    edit,
    title: `${isNew ? "Crear" : "Editar"} ${noun}`,
    submitText: isNew ? "Crear" : "Guardar",
    textOf: (failure: ApiFailure) => `No se pudo guardar el ${noun}. ${sentenceOf(failure)}`,
  };
  return { edit, frame };
}
