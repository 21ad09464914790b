import {
  type Consumable,
  type Supplier,
  type SupplyDraft,
  type SupplyEntry,
  type SupplyFaults,
  checkSupply,
  supplyEntryOf,
} from "@cantina/domain/inventory";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { ApiFailure } from "../../failures/failure.ts";
import { useInventoryCalls } from "../../composition/desk/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { supplyFaultTexts } from "../../texts/inventory-texts.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { type FormPlace, Rereadable } from "../../ui/Rereadable.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { UnitFields } from "./parts/UnitFields.tsx";
import { useEntryEdit } from "./use-entry-edit.ts";

type SupplyForm = {
  readonly entry: SupplyEntry;
  readonly draft: SupplyDraft;
  readonly faults: SupplyFaults;
  readonly saved: Consumable;
  readonly failure: ApiFailure;
};

export interface SupplyDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly supply: Consumable | null;
  readonly suppliers: readonly Supplier[];
  readonly onClose: () => void;
}

export const SupplyDialog = ({ supply: known, ...props }: SupplyDialogProps) => (
  <Rereadable known={known} queryKey={queryKeys.consumables}>
    {(supply, place) => <SupplyEdit {...props} {...place} supply={supply} />}
  </Rereadable>
);

function SupplyEdit({ supply, suppliers, onClose, ...place }: SupplyDialogProps & FormPlace) {
  const calls = useInventoryCalls();
  const [only] = suppliers.length === 1 ? suppliers : [];
  const { edit, frame } = useEntryEdit<SupplyForm>({
    noun: "insumo",
    former: { entry: supplyEntryOf(supply, only?.id ?? null), version: supply?.version },
    check: checkSupply,
    save: ({ draft, key }) =>
      supply === null
        ? calls.createSupply({ body: draft }, { idempotencyKey: key })
        : calls.changeSupply(
            { params: { consumableId: supply.id }, body: { ...draft, version: supply.version } },
            { idempotencyKey: key },
          ),
    onClose,
  });
  const { entry, type: change } = edit;
  const faults = toldFaults(edit.faults, supplyFaultTexts);
  return (
    <EditDialog {...frame} {...place}>
      {suppliers.length === 0 && <Notice kind="warning">Cree primero el proveedor: cada insumo es de uno.</Notice>}
      <TextField
        label="Nombre"
        maxLength={textLimits.name}
        value={entry.name}
        error={faults.name}
        onChange={(name) => change({ name })}
      />
      <SelectField
        label="Proveedor"
        value={entry.supplierId ?? ""}
        options={[{ value: "", label: "Elegir…" }, ...suppliers.map(({ id, name }) => ({ value: id, label: name }))]}
        error={faults.supplierId}
        onChange={(value) => change({ supplierId: suppliers.find(({ id }) => id === value)?.id ?? null })}
      />
      <UnitFields entry={entry} faults={faults} isUnitFixed={supply !== null} onChange={change} />
      <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4" alignItems="start">
        <MoneyInput
          label="Costo por unidad"
          value={entry.cost}
          error={faults.cost}
          onChange={(cost) => change({ cost })}
        />
        <TextField
          label="Merma (%)"
          inputMode="numeric"
          maxLength={4}
          value={entry.waste}
          error={faults.waste}
          hint="Lo que se pierde al limpiar o pelar."
          onChange={(waste) => change({ waste })}
        />
      </Box>
      {supply !== null && (
        <Box fontSize="13px" color="fg.muted">
          Los productos que lo usan toman el costo nuevo. Lo que ya se vendió conserva el suyo.
        </Box>
      )}
    </EditDialog>
  );
}
