import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import { textLimits } from "@cantina/domain/kernel";
import { useState } from "react";
import { useClassCall } from "../../composition/class-list.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { classNameFault } from "./class-faults.ts";

export interface ClassDialogProps {
  readonly one: CafeteriaClass;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RenameClassDialog({ one, isOpen, onClose }: ClassDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Cambiar el nombre de ${one.name}`}>
      {isOpen && <RenameClassForm one={one} onDone={onClose} />}
    </Dialog>
  );
}

function RenameClassForm({ one, onDone }: { readonly one: CafeteriaClass; readonly onDone: () => void }) {
  const [name, setName] = useState(one.name);
  const [fault, setFault] = useState<string>();
  const { isSending, failure, send } = useClassCall(
    (classes, wanted: string) => classes.rename(one.id, wanted),
    (renamed) => {
      void notify({ kind: "success", title: `La clase ahora se llama ${renamed}.` });
      onDone();
    },
  );
  return (
    <Form
      onSubmit={() => {
        const found = classNameFault(name);
        setFault(found);
        if (found === undefined) send(name.trim());
      }}
    >
      <TextField label="Nombre" maxLength={textLimits.name} value={name} error={fault} onChange={setName} />
      {failure !== null && <Notice kind="error">{sentenceOf(failure)}</Notice>}
      <Button type="submit" busy={isSending}>
        Guardar
      </Button>
    </Form>
  );
}
