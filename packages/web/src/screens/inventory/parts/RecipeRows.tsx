import {
  type Consumable,
  type RecipeFaults,
  type RecipeRow,
  type RecipeRowFaults,
  inventoryLimits,
} from "@cantina/domain/inventory";
import { Box } from "@chakra-ui/react/box";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { recipeFaultTexts, unitSigns } from "../../../texts/inventory-texts.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { QuantityInput } from "../../../ui/QuantityInput.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { rowCost } from "../recipe-costs.ts";

export interface RecipeRowsProps {
  readonly rows: readonly RecipeRow[];
  /** What can be chosen, by name. */
  readonly consumables: readonly Consumable[];
  readonly faults: RecipeFaults;
  readonly onChange: (rows: readonly RecipeRow[]) => void;
}

/** Names each row for as long as it stands, so that a field never shows its neighbour's text. */
function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => Array.from({ length: count }, (_, index) => index));
  return {
    keys,
    add: () => setKeys([...keys, Math.max(-1, ...keys) + 1]),
    remove: (index: number) => setKeys(keys.filter((_, at) => at !== index)),
  };
}

export function RecipeRows({ rows, consumables, faults, onChange }: RecipeRowsProps) {
  const { keys, add, remove } = useRowKeys(rows.length);
  const change = (index: number, part: Partial<RecipeRow>): void =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <>
      {rows.length > 0 && (
        <Box as="ol" display="flex" flexDirection="column" gap="2.5">
          {rows.map((row, index) => (
            <Row
              key={keys[index]}
              place={index + 1}
              row={row}
              consumables={consumables}
              faults={faults.get(index) ?? {}}
              onChange={(part) => change(index, part)}
              onRemove={() => {
                remove(index);
                onChange(rows.filter((_, at) => at !== index));
              }}
            />
          ))}
        </Box>
      )}
      {rows.length < inventoryLimits.ingredients && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          onClick={() => {
            add();
            onChange([...rows, { consumableId: null, quantity: null }]);
          }}
        >
          <Plus aria-hidden />
          Agregar ingrediente
        </Button>
      )}
    </>
  );
}

interface RowProps {
  readonly place: number;
  readonly row: RecipeRow;
  readonly consumables: readonly Consumable[];
  readonly faults: RecipeRowFaults;
  readonly onChange: (part: Partial<RecipeRow>) => void;
  readonly onRemove: () => void;
}

const textOf = (fault: keyof typeof recipeFaultTexts | undefined): string | undefined =>
  fault === undefined ? undefined : recipeFaultTexts[fault];

function Row({ place, row, consumables, faults, onChange, onRemove }: RowProps) {
  const chosen = consumables.find(({ id }) => id === row.consumableId);
  const cost = chosen === undefined || row.quantity === null ? null : rowCost(chosen, row.quantity);
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr) 44px", md: "minmax(0, 1fr) 130px 96px 44px" }}
      gap="2"
      alignItems="start"
      p={{ base: "3", md: "0" }}
      borderWidth={{ base: "1px", md: "0" }}
      borderRadius="lg"
    >
      <SelectField
        label={`Ingrediente ${place}`}
        value={row.consumableId ?? ""}
        options={[
          { value: "", label: "Elegir…" },
          ...consumables.map(({ id, name, unit }) => ({ value: id, label: `${name} (${unitSigns[unit]})` })),
        ]}
        error={textOf(faults.consumable)}
        onChange={(value) => onChange({ consumableId: consumables.find(({ id }) => id === value)?.id ?? null })}
      />
      <Box display="contents" css={{ "& > *:first-of-type": { gridColumn: { base: "1 / -1", md: "auto" } } }}>
        <Box order={{ base: "2", md: "0" }}>
          <QuantityInput
            label={`Cantidad ${place}`}
            unit={chosen === undefined ? "" : unitSigns[chosen.unit]}
            value={row.quantity}
            error={textOf(faults.quantity)}
            onChange={(quantity) => onChange({ quantity })}
          />
        </Box>
      </Box>
      <Box
        order={{ base: "3", md: "0" }}
        gridColumn={{ base: "1 / -1", md: "auto" }}
        mt={{ base: "0", md: "38px" }}
        textAlign="end"
        fontSize="14px"
        color="fg.muted"
      >
        {cost !== null && <AmountText amount={cost} />}
      </Box>
      <IconButton
        label={`Quitar el ingrediente ${place}`}
        icon={<Trash2 />}
        mt="27px"
        order={{ base: "1", md: "0" }}
        onClick={onRemove}
      />
    </Box>
  );
}
