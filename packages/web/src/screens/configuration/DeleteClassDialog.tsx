import { useClasses } from "../../composition/desk/index.ts";
import * as texts from "../../texts/configuration.ts";
import * as words from "../../texts/words.ts";
import { Confirmation } from "../forms/index.ts";
import type { ClassDialogProps } from "./RenameClassDialog.tsx";

export function DeleteClassDialog({ one: { id, name }, onClose }: ClassDialogProps) {
  const { calls, show } = useClasses();
  return (
    <Confirmation
      title={texts.deleteClass(name)}
      confirmLabel={words.deleteIt}
      save={({ key }) => calls.deleteClass({ params: { classId: id } }, { idempotencyKey: key })}
      changes={["cafeteria"]}
      told={() => ({ kind: "success", title: texts.classDeleted(name) })}
      onDone={show}
      onClose={onClose}
    >
      {texts.deleteClassHint}
    </Confirmation>
  );
}
