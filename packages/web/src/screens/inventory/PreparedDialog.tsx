import {
  type Consumable,
  type PreparedDraft,
  type PreparedEntry,
  type PreparedFaults,
  checkPrepared,
  preparedEntryOf,
  replacementsFor,
} from "@cantina/domain/inventory";
import { textLimits } from "@cantina/domain/kernel";
import type { ApiFailure } from "../../failures/failure.ts";
import { useInventoryCalls } from "../../composition/desk/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { preparedFaultTexts, unitSigns } from "../../texts/inventory-texts.ts";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import { FaultText } from "../../ui/FaultText.tsx";
import { FormSection } from "../../ui/FormSection.tsx";
import { QuantityInput } from "../../ui/QuantityInput.tsx";
import { type FormPlace, Rereadable } from "../../ui/Rereadable.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { CostLine } from "./parts/CostLine.tsx";
import { RecipeRows } from "./parts/RecipeRows.tsx";
import { UnitFields } from "./parts/UnitFields.tsx";
import { unitCostOf } from "./recipe-costs.ts";
import { useEntryEdit } from "./use-entry-edit.ts";

type PreparedForm = {
  readonly entry: PreparedEntry;
  readonly draft: PreparedDraft;
  readonly faults: PreparedFaults;
  readonly saved: Consumable;
  readonly failure: ApiFailure;
};

export interface PreparedDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly prepared: Consumable | null;
  readonly consumables: readonly Consumable[];
  readonly onClose: () => void;
}

export const PreparedDialog = ({ prepared: known, ...props }: PreparedDialogProps) => (
  <Rereadable known={known} queryKey={queryKeys.consumables}>
    {(prepared, place) => <PreparedEdit {...props} {...place} prepared={prepared} />}
  </Rereadable>
);

function PreparedEdit({ prepared, consumables, onClose, ...place }: PreparedDialogProps & FormPlace) {
  const calls = useInventoryCalls();
  const { edit, frame } = useEntryEdit<PreparedForm>({
    noun: "preparado",
    former: { entry: preparedEntryOf(prepared), version: prepared?.version },
    check: checkPrepared,
    save: ({ draft, key }) =>
      prepared === null
        ? calls.createPrepared({ body: draft }, { idempotencyKey: key })
        : calls.changePrepared(
            { params: { consumableId: prepared.id }, body: { ...draft, version: prepared.version } },
            { idempotencyKey: key },
          ),
    onClose,
  });
  const { entry, type: change } = edit;
  const faults = toldFaults<Omit<PreparedFaults, "recipe">>(edit.faults, preparedFaultTexts);
  const sign = entry.unit === null ? "" : unitSigns[entry.unit];
  // What it can be made of is what could stand in for it: nothing that is made of it.
  const possible = prepared === null ? consumables : replacementsFor(prepared.id, consumables);
  return (
    <EditDrawer {...frame} {...place}>
      <FormSection title="Datos">
        <TextField
          label="Nombre"
          maxLength={textLimits.name}
          value={entry.name}
          error={faults.name}
          onChange={(name) => change({ name })}
        />
        <UnitFields entry={entry} faults={faults} isUnitFixed={prepared !== null} onChange={change} />
        <QuantityInput
          label="Rendimiento"
          unit={sign}
          value={entry.yield}
          error={faults.yield}
          hint="Cuánto sale de una preparación."
          onChange={(yielded) => change({ yield: yielded })}
        />
      </FormSection>
      <FormSection title="Receta de una preparación">
        <RecipeRows
          rows={entry.rows}
          consumables={possible}
          faults={edit.faults?.recipe ?? new Map()}
          isLocked={!edit.canSend}
          onChange={(rows) => change({ rows })}
        />
        <FaultText text={faults.rows} />
        <CostLine
          label={sign === "" ? "Costo por unidad" : `Costo por ${sign}`}
          cost={unitCostOf(entry.rows, entry.yield, consumables)}
        />
      </FormSection>
    </EditDrawer>
  );
}
