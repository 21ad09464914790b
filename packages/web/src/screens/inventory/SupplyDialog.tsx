import {
  type Supplier,
  type SupplyDraft,
  type SupplyEntry,
  type SupplyFaults,
  checkSupply,
  supplyEntryOf,
} from "@cantina/domain/inventory";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { type PantryConsumable, useInventoryCalls } from "../../composition/desk/index.ts";
import type { FormOf } from "../../composition/forms/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { supplyFaultTexts, unitSigns } from "../../texts/inventory-texts.ts";
import * as allergens from "../../texts/allergens.ts";
import * as texts from "../../texts/inventory-dialogs.ts";
import * as movements from "../../texts/inventory-movements.ts";
import * as list from "../../texts/inventory.ts";
import * as words from "../../texts/words.ts";
import { AllergenChips } from "../../ui/AllergenChips.tsx";
import { FormSection } from "../../ui/FormSection.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { ConsumableMovements } from "./ConsumableMovements.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { PaidPrices } from "./parts/PaidPrices.tsx";
import { UnitFields } from "./parts/UnitFields.tsx";

type SupplyForm = FormOf<SupplyEntry, SupplyDraft, SupplyFaults, PantryConsumable>;

export interface SupplyDialogProps {
  /** null: a new one. */
  readonly supply: PantryConsumable | null;
  readonly suppliers: readonly Supplier[];
  readonly onClose: () => void;
}

export function SupplyDialog({ supply, suppliers, onClose }: SupplyDialogProps) {
  const calls = useInventoryCalls();
  const [only] = suppliers.length === 1 ? suppliers : [];
  return (
    <EntryDialog<SupplyForm>
      kind="supply"
      // With what was moved of it.
      isDrawer={supply !== null}
      known={supply}
      queryKey={queryKeys.consumables}
      entryOf={(former) => supplyEntryOf(former, only?.id ?? null)}
      check={checkSupply}
      save={(former, { draft, key }) =>
        former === null
          ? calls.createSupply({ body: draft }, { idempotencyKey: key })
          : calls.changeSupply(
              { params: { consumableId: former.id }, body: { ...draft, version: former.version } },
              { idempotencyKey: key },
            )
      }
      onClose={onClose}
    >
      {({ entry, faults: found, type: change }, former) => {
        const faults = toldFaults(found, supplyFaultTexts);
        return (
          <>
            {suppliers.length === 0 && <Notice kind="warning">{texts.supplierFirst}</Notice>}
            <TextField
              label={words.name}
              maxLength={textLimits.name}
              value={entry.name}
              error={faults.name}
              onChange={(name) => change({ name })}
            />
            <SelectField
              label={list.supplier}
              value={entry.supplierId ?? ""}
              options={[
                { value: "", label: words.choose },
                ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              error={faults.supplierId}
              onChange={(value) => change({ supplierId: suppliers.find(({ id }) => id === value)?.id ?? null })}
            />
            <UnitFields entry={entry} faults={faults} isUnitFixed={former !== null} onChange={change} />
            <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4" alignItems="start">
              <MoneyInput
                label={texts.unitCost}
                value={entry.cost}
                error={faults.cost}
                onChange={(cost) => change({ cost })}
              />
              <TextField
                label={texts.wastePercent}
                inputMode="numeric"
                maxLength={4}
                value={entry.waste}
                error={faults.waste}
                hint={texts.wasteHint}
                onChange={(waste) => change({ waste })}
              />
            </Box>
            <AllergenChips
              label={allergens.allergensOfFood}
              hint={allergens.passedOn}
              chosen={entry.allergens}
              onChange={(chosen) => change({ allergens: chosen })}
            />
            {former !== null && (
              <>
                <Box fontSize="13px" color="fg.muted">
                  {texts.unitCostHint}
                </Box>
                <PaidPrices
                  supply={former}
                  unit={unitSigns[former.unit]}
                  cost={entry.cost}
                  onTake={(cost) => change({ cost })}
                />
                <FormSection title={movements.movements}>
                  <ConsumableMovements consumable={former} />
                </FormSection>
              </>
            )}
          </>
        );
      }}
    </EntryDialog>
  );
}
