import { type Quantity, type Unit, units } from "@cantina/domain/inventory";
import { Box } from "@chakra-ui/react/box";
import { unitNames, unitSigns } from "../../../texts/inventory-texts.ts";
import * as texts from "../../../texts/inventory-dialogs.ts";
import * as words from "../../../texts/words.ts";
import { QuantityInput } from "../../../ui/QuantityInput.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";

export interface UnitFieldsProps {
  readonly entry: { readonly unit: Unit | null; readonly alertLevel: Quantity | null };
  readonly faults: { readonly unit?: string; readonly alertLevel?: string };
  /** It was chosen when the consumable was created. */
  readonly isUnitFixed: boolean;
  readonly onChange: (part: { readonly unit?: Unit | null; readonly alertLevel?: Quantity | null }) => void;
}

/** In what it is counted, and from how little of it on the stock is low. */
export function UnitFields({ entry: { unit, alertLevel }, faults, isUnitFixed, onChange }: UnitFieldsProps) {
  return (
    <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4" alignItems="start">
      <Box>
        <SelectField
          label={texts.unit}
          value={unit ?? ""}
          disabled={isUnitFixed}
          options={[
            { value: "", label: words.choose },
            ...units.map((one) => ({ value: one, label: `${unitNames[one]} (${unitSigns[one]})` })),
          ]}
          error={faults.unit}
          onChange={(value) => onChange({ unit: units.find((one) => one === value) ?? null })}
        />
        {isUnitFixed && (
          <Box mt="1.5" fontSize="13px" color="fg.muted">
            {texts.unitFixed}
          </Box>
        )}
      </Box>
      <QuantityInput
        label={texts.alertLevel}
        unit={unit === null ? "" : unitSigns[unit]}
        value={alertLevel}
        error={faults.alertLevel}
        hint={texts.alertLevelHint}
        onChange={(level) => onChange({ alertLevel: level })}
      />
    </Box>
  );
}
