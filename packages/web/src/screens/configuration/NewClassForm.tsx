import { checkClassEntry } from "@cantina/domain/cafeteria";
import { textLimits } from "@cantina/domain/kernel";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { useClasses } from "../../composition/desk/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import * as texts from "../../texts/configuration.ts";
import * as words from "../../texts/words.ts";
import { classFaultTexts } from "../../texts/cafeteria-fault-texts.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { EditForm } from "../../ui/EditForm.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import type { ClassForm } from "./RenameClassDialog.tsx";

const former = { entry: { name: "" } };

/** Stays open and keeps the focus, so that a list is typed in one go. */
export function NewClassForm() {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { calls, show } = useClasses();
  const edit = useEdit<ClassForm>({
    former,
    check: checkClassEntry,
    save: ({ draft, key }) => calls.createClass({ body: { name: draft } }, { idempotencyKey: key }),
    changes: ["cafeteria"],
    onSaved: (list, name) => {
      show(list);
      edit.reread(former);
      field.current?.focus();
      void notify({ kind: "success", title: texts.classAdded(name) });
    },
    onClose: () => undefined,
  });
  return (
    <EditForm
      edit={edit}
      isRow
      within="topic"
      submit={
        <>
          <Plus aria-hidden />
          {words.add}
        </>
      }
    >
      <TextField
        ref={field}
        label={texts.newClass}
        maxLength={textLimits.name}
        value={edit.entry.name}
        error={toldFaults(edit.faults, classFaultTexts).name}
        onChange={(name) => edit.type({ name })}
      />
    </EditForm>
  );
}
