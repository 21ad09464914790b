import type { CafeteriaRow } from "../../composition/sources.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { CafeteriaTask } from "./CafeteriaActions.tsx";
import { EditCafeteriaForm } from "./EditCafeteriaForm.tsx";
import { FeaturesForm } from "./FeaturesForm.tsx";
import { StaffForm } from "./StaffForm.tsx";
import { StatusDialog } from "./StatusDialog.tsx";

export interface CafeteriaDialogsProps {
  readonly row: CafeteriaRow;
  readonly task: CafeteriaTask;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const forms = {
  edit: { title: (name: string) => `Editar ${name}`, Form: EditCafeteriaForm },
  features: { title: (name: string) => `Funciones de ${name}`, Form: FeaturesForm },
  staff: { title: (name: string) => `Usuario para ${name}`, Form: StaffForm },
} as const;

export function CafeteriaDialogs({ row, task, isOpen, onClose }: CafeteriaDialogsProps) {
  if (task === "status") return <StatusDialog row={row} isOpen={isOpen} onClose={onClose} />;
  const { title, Form } = forms[task];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title(row.name)}>
      {isOpen && <Form row={row} onDone={onClose} />}
    </Dialog>
  );
}
