import {
  type Supplier,
  type SupplierDraft,
  type SupplierEntry,
  type SupplierFaults,
  checkSupplier,
  inventoryLimits,
  supplierEntryOf,
} from "@cantina/domain/inventory";
import { textLimits } from "@cantina/domain/kernel";
import type { ApiFailure } from "../../failures/failure.ts";
import { useInventoryCalls } from "../../composition/desk/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { supplierFaultTexts } from "../../texts/inventory-texts.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { type FormPlace, Rereadable } from "../../ui/Rereadable.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useEntryEdit } from "./use-entry-edit.ts";

type SupplierForm = {
  readonly entry: SupplierEntry;
  readonly draft: SupplierDraft;
  readonly faults: SupplierFaults;
  readonly saved: Supplier;
  readonly failure: ApiFailure;
};

export interface SupplierDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly supplier: Supplier | null;
  readonly onClose: () => void;
}

export const SupplierDialog = ({ supplier: known, ...props }: SupplierDialogProps) => (
  <Rereadable known={known} queryKey={queryKeys.suppliers}>
    {(supplier, place) => <SupplierEdit {...props} {...place} supplier={supplier} />}
  </Rereadable>
);

function SupplierEdit({ supplier, onClose, ...place }: SupplierDialogProps & FormPlace) {
  const calls = useInventoryCalls();
  const { edit, frame } = useEntryEdit<SupplierForm>({
    noun: "proveedor",
    former: { entry: supplierEntryOf(supplier), version: supplier?.version },
    check: checkSupplier,
    save: ({ draft, key }) =>
      supplier === null
        ? calls.createSupplier({ body: draft }, { idempotencyKey: key })
        : calls.changeSupplier(
            { params: { supplierId: supplier.id }, body: { ...draft, version: supplier.version } },
            { idempotencyKey: key },
          ),
    onClose,
  });
  const { entry, type: change } = edit;
  const faults = toldFaults(edit.faults, supplierFaultTexts);
  return (
    <EditDialog {...frame} {...place}>
      <TextField
        label="Nombre"
        maxLength={textLimits.name}
        value={entry.name}
        error={faults.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label="Teléfono (opcional)"
        maxLength={inventoryLimits.phoneNumber}
        value={entry.phoneNumber}
        error={faults.phoneNumber}
        onChange={(phoneNumber) => change({ phoneNumber })}
      />
      <TextField
        label="Correo electrónico (opcional)"
        inputMode="text"
        type="email"
        maxLength={textLimits.name}
        value={entry.email}
        error={faults.email}
        onChange={(email) => change({ email })}
      />
    </EditDialog>
  );
}
