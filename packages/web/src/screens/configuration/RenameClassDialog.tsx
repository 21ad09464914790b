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
import * as texts from "../../texts/configuration.ts";
import * as words from "../../texts/words.ts";
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
      void notify({ kind: "success", title: texts.classRenamed(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditDialog edit={edit} title={texts.renameOf(one.name)} submitText={words.save}>
      <TextField
        label={words.name}
        maxLength={textLimits.name}
        value={edit.entry.name}
        error={toldFaults(edit.faults, classFaultTexts).name}
        onChange={(name) => edit.type({ name })}
      />
    </EditDialog>
  );
}
