import {
  type CafeteriaClass,
  type ClassEntry,
  type ClassFaults,
  type ClassList,
  checkClassEntry,
} from "@cantina/domain/cafeteria";
import { textLimits } from "@cantina/domain/kernel";
import { useClasses } from "../../composition/desk/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { classFaultTexts } from "../../texts/cafeteria-fault-texts.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";

export type ClassForm = {
  readonly entry: ClassEntry;
  readonly draft: string;
  readonly faults: ClassFaults;
  readonly saved: ClassList;
  readonly failure: ApiFailure;
};

export interface ClassDialogProps {
  readonly one: CafeteriaClass;
  readonly onClose: () => void;
}

export function RenameClassDialog({ one, onClose }: ClassDialogProps) {
  const { calls, show } = useClasses();
  const edit = useEdit<ClassForm>({
    former: { entry: { name: one.name } },
    check: checkClassEntry,
    save: ({ draft, key }) =>
      calls.renameClass({ params: { classId: one.id }, body: { name: draft } }, { idempotencyKey: key }),
    changes: ["cafeteria"],
    onSaved: (list, name) => {
      show(list);
      void notify({ kind: "success", title: `La clase ahora se llama ${name}.` });
      onClose();
    },
    onClose,
  });
  return (
    <EditDialog edit={edit} title={`Cambiar el nombre de ${one.name}`} submitText="Guardar">
      <TextField
        label="Nombre"
        maxLength={textLimits.name}
        value={edit.entry.name}
        error={toldFaults(edit.faults, classFaultTexts).name}
        onChange={(name) => edit.type({ name })}
      />
    </EditDialog>
  );
}
