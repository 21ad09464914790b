import {
  type Supplier,
  type SupplierEntry,
  type SupplierFaults,
  checkSupplier,
  inventoryLimits,
  supplierDraftOf,
} from "@cantina/domain/inventory";
import { textLimits } from "@cantina/domain/kernel";
import { useState } from "react";
import { useInventoryCall, useInventoryDesk } from "../../composition/inventory-desk.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { supplierFaultTexts } from "../../texts/inventory-texts.ts";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { EntryDialog } from "./parts/EntryDialog.tsx";

export interface SupplierDialogProps {
  readonly isOpen: boolean;
  /** null: a new one. */
  readonly supplier: Supplier | null;
  readonly onClose: () => void;
}

export function SupplierDialog({ isOpen, supplier, onClose }: SupplierDialogProps) {
  const desk = useInventoryDesk();
  const [draft, setDraft] = useState(() => supplierDraftOf(supplier));
  const [wasSent, setWasSent] = useState(false);
  const { isSending, failure, resend, send } = useInventoryCall({
    call: (entry: SupplierEntry, key) =>
      supplier === null ? desk.createSupplier(entry, key) : desk.changeSupplier(supplier.id, entry),
    onBooked: ({ name }) => {
      void notify({ kind: "success", title: `Se guardó el proveedor ${name}.` });
      onClose();
    },
  });
  const checked = checkSupplier(draft);
  const faults: SupplierFaults = wasSent && !checked.ok ? checked.failure : {};
  const faultOf = (field: keyof SupplierFaults): string | undefined => {
    const fault = faults[field];
    return fault === undefined ? undefined : supplierFaultTexts[fault];
  };
  return (
    <EntryDialog
      isOpen={isOpen}
      title={supplier === null ? "Crear proveedor" : "Editar proveedor"}
      submitText={supplier === null ? "Crear" : "Guardar"}
      isSending={isSending}
      failure={failure === null ? null : `No se pudo guardar el proveedor. ${sentenceOf(failure)}`}
      onResend={resend}
      onClose={onClose}
      onSubmit={() => {
        setWasSent(true);
        if (checked.ok) send(checked.value);
      }}
    >
      <TextField
        label="Nombre"
        maxLength={textLimits.name}
        value={draft.name}
        error={faultOf("name")}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <TextField
        label="Teléfono (opcional)"
        maxLength={inventoryLimits.phoneNumber}
        value={draft.phoneNumber}
        error={faultOf("phoneNumber")}
        onChange={(phoneNumber) => setDraft({ ...draft, phoneNumber })}
      />
      <TextField
        label="Correo electrónico (opcional)"
        inputMode="text"
        type="email"
        maxLength={textLimits.name}
        value={draft.email}
        error={faultOf("email")}
        onChange={(email) => setDraft({ ...draft, email })}
      />
    </EntryDialog>
  );
}
