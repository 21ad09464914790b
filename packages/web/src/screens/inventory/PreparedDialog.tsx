import {
  type PreparedDraft,
  type PreparedEntry,
  type PreparedFaults,
  checkPrepared,
  preparedEntryOf,
  replacementsFor,
} from "@cantina/domain/inventory";
import { textLimits } from "@cantina/domain/kernel";
import { type PantryConsumable, useInventoryCalls } from "../../composition/desk/index.ts";
import type { FormOf } from "../../composition/forms/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { preparedFaultTexts, unitSigns } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/inventory-dialogs.ts";
import * as movements from "../../texts/inventory-movements.ts";
import * as list from "../../texts/inventory.ts";
import * as words from "../../texts/words.ts";
import { FaultText } from "../../ui/FaultText.tsx";
import { FormSection } from "../../ui/FormSection.tsx";
import { QuantityInput } from "../../ui/QuantityInput.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { ConsumableMovements } from "./ConsumableMovements.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { CostLine } from "./parts/CostLine.tsx";
import { RecipeRows } from "./parts/RecipeRows.tsx";
import { UnitFields } from "./parts/UnitFields.tsx";
import { unitCostOf } from "./recipe-costs.ts";

type PreparedForm = FormOf<PreparedEntry, PreparedDraft, PreparedFaults, PantryConsumable>;

export interface PreparedDialogProps {
  /** null: a new one. */
  readonly prepared: PantryConsumable | null;
  readonly consumables: readonly PantryConsumable[];
  readonly onClose: () => void;
}

export function PreparedDialog({ prepared, consumables, onClose }: PreparedDialogProps) {
  const calls = useInventoryCalls();
  // What it can be made of is what could stand in for it: nothing that is made of it.
  const possible = prepared === null ? consumables : replacementsFor(prepared.id, consumables);
  return (
    <EntryDialog<PreparedForm>
      kind="prepared"
      isDrawer
      known={prepared}
      queryKey={queryKeys.consumables}
      entryOf={preparedEntryOf}
      check={checkPrepared}
      save={(former, { draft, key }) =>
        former === null
          ? calls.createPrepared({ body: draft }, { idempotencyKey: key })
          : calls.changePrepared(
              { params: { consumableId: former.id }, body: { ...draft, version: former.version } },
              { idempotencyKey: key },
            )
      }
      onClose={onClose}
    >
      {({ entry, faults: found, canSend, type: change }, former) => {
        const faults = toldFaults<Omit<PreparedFaults, "recipe">>(found, preparedFaultTexts);
        const sign = entry.unit === null ? "" : unitSigns[entry.unit];
        return (
          <>
            <FormSection title={words.data}>
              <TextField
                label={words.name}
                maxLength={textLimits.name}
                value={entry.name}
                error={faults.name}
                onChange={(name) => change({ name })}
              />
              <UnitFields entry={entry} faults={faults} isUnitFixed={former !== null} onChange={change} />
              <QuantityInput
                label={list.yielded}
                unit={sign}
                value={entry.yield}
                error={faults.yield}
                hint={texts.yieldHint}
                onChange={(yielded) => change({ yield: yielded })}
              />
            </FormSection>
            <FormSection title={texts.recipe}>
              <RecipeRows
                rows={entry.rows}
                consumables={possible}
                faults={found?.recipe ?? new Map()}
                isLocked={!canSend}
                onChange={(rows) => change({ rows })}
              />
              <FaultText text={faults.rows} />
              <CostLine
                label={sign === "" ? texts.unitCost : texts.costPer(sign)}
                cost={unitCostOf(entry.rows, entry.yield, consumables)}
              />
            </FormSection>
            {former !== null && (
              <FormSection title={movements.movements}>
                <ConsumableMovements consumable={former} />
              </FormSection>
            )}
          </>
        );
      }}
    </EntryDialog>
  );
}
