import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { ManagedCategory, ManagedClient } from "@cantina/domain/clients";
import { Dialog } from "../../ui/Dialog.tsx";
import { EditClientForm } from "./EditClientForm.tsx";
import { NewClientForm } from "./NewClientForm.tsx";

export interface ClientDialogProps {
  readonly isOpen: boolean;
  /** null: a new one. */
  readonly client: ManagedClient | null;
  readonly categories: readonly ManagedCategory[];
  readonly cafeteria: Cafeteria | undefined;
  readonly onClose: () => void;
}

export function ClientDialog({ isOpen, client, categories, cafeteria, onClose }: ClientDialogProps) {
  const place = { categories, cafeteria };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isWide title={client === null ? "Agregar cliente" : "Editar usuario"}>
      {isOpen && client === null && <NewClientForm place={place} onDone={onClose} />}
      {isOpen && client !== null && <EditClientForm key={client.id} client={client} place={place} onDone={onClose} />}
    </Dialog>
  );
}
