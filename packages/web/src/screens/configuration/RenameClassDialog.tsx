import {
  type Cafeteria,
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
import { queryKeys } from "../../composition/live-data/index.ts";
import * as texts from "../../texts/configuration.ts";
import * as words from "../../texts/words.ts";
import { classFaultTexts } from "../../texts/cafeteria-fault-texts.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { type FormPlace, Rereadable } from "../../ui/Rereadable.tsx";
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

export const RenameClassDialog = ({ one: known, onClose }: ClassDialogProps) => (
  <Rereadable known={known} queryKey={queryKeys.cafeteria} listIn={({ classes }: Cafeteria) => classes}>
    {(one, place) => <ClassRename {...place} one={one} onClose={onClose} />}
  </Rereadable>
);

function ClassRename({ one, onClose, ...place }: ClassDialogProps & FormPlace) {
  const { calls, show } = useClasses();
  const edit = useEdit<ClassForm>({
    former: { entry: { name: one.name }, version: one.version },
    check: checkClassEntry,
    save: ({ draft, key }) =>
      calls.renameClass(
        { params: { classId: one.id }, body: { name: draft, version: one.version } },
        { idempotencyKey: key },
      ),
    changes: ["cafeteria"],
    onSaved: (list, name) => {
      show(list);
      void notify({ kind: "success", title: texts.classRenamed(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditDialog {...place} edit={edit} title={texts.renameOf(one.name)} submitText={words.save}>
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
