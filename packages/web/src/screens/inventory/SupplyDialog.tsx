import {
  type Consumable,
  type ConsumableFault,
  type Supplier,
  type SupplierId,
  type SupplyDraft,
  type SupplyEntry,
  checkSupply,
  supplyDraftOf,
} from "@cantina/domain/inventory";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { useInventoryDesk } from "../../composition/inventory-desk.ts";
import { consumableFaultTexts } from "../../texts/inventory-texts.ts";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { SaveDialog } from "./parts/SaveDialog.tsx";
import { UnitFields } from "./parts/UnitFields.tsx";
import { useEntrySaving } from "./use-entry-saving.ts";

export interface SupplyDialogProps {
  readonly isOpen: boolean;
  /** null: a new one. */
  readonly supply: Consumable | null;
  /** Of whom a new one is; null: not chosen yet. */
  readonly supplierId: SupplierId | null;
  readonly suppliers: readonly Supplier[];
  readonly onClose: () => void;
}

export function SupplyDialog({ isOpen, supply, supplierId, suppliers, onClose }: SupplyDialogProps) {
  const desk = useInventoryDesk();
  const [draft, setDraft] = useState<SupplyDraft>(() => supplyDraftOf(supply, supplierId));
  const [wasSent, setWasSent] = useState(false);
  const saving = useEntrySaving({
    noun: "insumo",
    call: (entry: SupplyEntry, key) =>
      supply === null ? desk.createSupply(entry, key) : desk.changeSupply(supply, entry),
    onSaved: onClose,
  });
  const change = (part: Partial<SupplyDraft>): void => setDraft({ ...draft, ...part });
  const checked = checkSupply(draft);
  const faultOf = (...codes: readonly ConsumableFault[]): string | undefined => {
    const found = wasSent && !checked.ok ? codes.find((code) => checked.failure.has(code)) : undefined;
    return found === undefined ? undefined : consumableFaultTexts[found];
  };
  return (
    <SaveDialog
      isOpen={isOpen}
      isNew={supply === null}
      saving={saving}
      onClose={onClose}
      onSubmit={() => {
        setWasSent(true);
        if (checked.ok) saving.send(checked.value);
      }}
    >
      {suppliers.length === 0 && <Notice kind="warning">Cree primero el proveedor: cada insumo es de uno.</Notice>}
      <TextField
        label="Nombre"
        maxLength={textLimits.name}
        value={draft.name}
        error={faultOf("NO_NAME", "NAME_TOO_LONG")}
        onChange={(name) => change({ name })}
      />
      <SelectField
        label="Proveedor"
        value={draft.supplierId ?? ""}
        options={[{ value: "", label: "Elegir…" }, ...suppliers.map(({ id, name }) => ({ value: id, label: name }))]}
        error={faultOf("NO_SUPPLIER")}
        onChange={(value) => change({ supplierId: suppliers.find(({ id }) => id === value)?.id ?? null })}
      />
      <UnitFields
        unit={draft.unit}
        isUnitFixed={supply !== null}
        alertLevel={draft.alertLevel}
        unitError={faultOf("NO_UNIT")}
        alertError={faultOf("NO_ALERT_LEVEL")}
        onChange={change}
      />
      <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4" alignItems="start">
        <MoneyInput
          label="Costo por unidad"
          value={draft.cost}
          error={faultOf("NO_COST")}
          onChange={(cost) => change({ cost })}
        />
        <TextField
          label="Merma (%)"
          inputMode="numeric"
          maxLength={4}
          value={draft.waste}
          error={faultOf("NO_WASTE")}
          hint="Lo que se pierde al limpiar o pelar."
          onChange={(waste) => change({ waste })}
        />
      </Box>
      {supply !== null && (
        <Box fontSize="13px" color="fg.muted">
          Los productos que lo usan toman el costo nuevo. Lo que ya se vendió conserva el suyo.
        </Box>
      )}
    </SaveDialog>
  );
}
