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
import { useInventoryDesk } from "../../composition/inventory-desk.ts";
import { supplierFaultTexts } from "../../texts/inventory-texts.ts";
import { TextField } from "../../ui/TextField.tsx";
import { SaveDialog } from "./parts/SaveDialog.tsx";
import { useEntrySaving } from "./use-entry-saving.ts";

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
  const saving = useEntrySaving({
    noun: "proveedor",
    call: (entry: SupplierEntry, key) =>
      supplier === null ? desk.createSupplier(entry, key) : desk.changeSupplier(supplier, entry),
    onSaved: onClose,
  });
  const checked = checkSupplier(draft);
  const faults: SupplierFaults = wasSent && !checked.ok ? checked.failure : {};
  const faultOf = (field: keyof SupplierFaults): string | undefined => {
    const fault = faults[field];
    return fault === undefined ? undefined : supplierFaultTexts[fault];
  };
  return (
    <SaveDialog
      isOpen={isOpen}
      isNew={supplier === null}
      saving={saving}
      onClose={onClose}
      onSubmit={() => {
        setWasSent(true);
        if (checked.ok) saving.send(checked.value);
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
    </SaveDialog>
  );
}
