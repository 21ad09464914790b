import {
  type Consumable,
  type ConsumableFault,
  type PreparedDraft,
  type PreparedEntry,
  checkPrepared,
  preparedDraftOf,
  replacementsFor,
} from "@cantina/domain/inventory";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { useInventoryDesk } from "../../composition/inventory-desk.ts";
import { consumableFaultTexts, unitSigns } from "../../texts/inventory-texts.ts";
import { FaultText } from "../../ui/FaultText.tsx";
import { QuantityInput } from "../../ui/QuantityInput.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { CostLine } from "./parts/CostLine.tsx";
import { SaveDialog } from "./parts/SaveDialog.tsx";
import { RecipeRows } from "./parts/RecipeRows.tsx";
import { UnitFields } from "./parts/UnitFields.tsx";
import { unitCostOf } from "./recipe-costs.ts";
import { useEntrySaving } from "./use-entry-saving.ts";

export interface PreparedDialogProps {
  readonly isOpen: boolean;
  /** null: a new one. */
  readonly prepared: Consumable | null;
  readonly consumables: readonly Consumable[];
  readonly onClose: () => void;
}

export function PreparedDialog({ isOpen, prepared, consumables, onClose }: PreparedDialogProps) {
  const desk = useInventoryDesk();
  const [draft, setDraft] = useState<PreparedDraft>(() => preparedDraftOf(prepared));
  const [wasSent, setWasSent] = useState(false);
  const saving = useEntrySaving({
    noun: "preparado",
    call: (entry: PreparedEntry, key) =>
      prepared === null ? desk.createPrepared(entry, key) : desk.changePrepared(prepared, entry),
    onSaved: onClose,
  });
  const change = (part: Partial<PreparedDraft>): void => setDraft({ ...draft, ...part });
  const checked = checkPrepared(draft);
  const faults = wasSent && !checked.ok ? checked.failure : null;
  const faultOf = (...codes: readonly ConsumableFault[]): string | undefined => {
    const found = codes.find((code) => faults?.fields.has(code));
    return found === undefined ? undefined : consumableFaultTexts[found];
  };
  const sign = draft.unit === null ? "" : unitSigns[draft.unit];
  // What it can be made of is what could stand in for it: nothing that is made of it.
  const possible = prepared === null ? consumables : replacementsFor(prepared.id, consumables);
  return (
    <SaveDialog
      isOpen={isOpen}
      isNew={prepared === null}
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
        error={faultOf("NO_NAME", "NAME_TOO_LONG")}
        onChange={(name) => change({ name })}
      />
      <UnitFields
        unit={draft.unit}
        isUnitFixed={prepared !== null}
        alertLevel={draft.alertLevel}
        unitError={faultOf("NO_UNIT")}
        alertError={faultOf("NO_ALERT_LEVEL")}
        onChange={change}
      />
      <QuantityInput
        label="Rendimiento"
        unit={sign}
        value={draft.yield}
        error={faultOf("NO_YIELD", "NOTHING_YIELDED")}
        hint="Cuánto sale de una preparación."
        onChange={(yielded) => change({ yield: yielded })}
      />
      <Box role="group" aria-label="Receta" display="flex" flexDirection="column" gap="3">
        <Box textStyle="sm" fontWeight="semibold">
          Receta de una preparación
        </Box>
        <RecipeRows
          rows={draft.rows}
          consumables={possible}
          faults={faults?.rows ?? new Map()}
          onChange={(rows) => change({ rows })}
        />
        <FaultText text={faultOf("NO_INGREDIENT")} />
        <CostLine
          label={sign === "" ? "Costo por unidad" : `Costo por ${sign}`}
          cost={unitCostOf(draft.rows, draft.yield, consumables)}
        />
      </Box>
    </SaveDialog>
  );
}
