import type { ReactNode } from "react";
import type { EntrySaving } from "../use-entry-saving.ts";
import { EntryDialog } from "./EntryDialog.tsx";

export interface SaveDialogProps {
  readonly isOpen: boolean;
  readonly isNew: boolean;
  readonly saving: EntrySaving;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of one entry of the inventory, a new one or one that is there. */
export function SaveDialog({ isOpen, isNew, saving, onSubmit, onClose, children }: SaveDialogProps) {
  return (
    <EntryDialog
      isOpen={isOpen}
      title={`${isNew ? "Crear" : "Editar"} ${saving.noun}`}
      submitText={isNew ? "Crear" : "Guardar"}
      isSending={saving.isSending}
      failure={saving.failureText}
      onResend={saving.resend}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      {children}
    </EntryDialog>
  );
}
