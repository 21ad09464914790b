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
import { toldFaults } from "../../../texts/fault-texts.ts";
import { recipeFaultTexts, unitSigns } from "../../../texts/inventory-texts.ts";
import * as texts from "../../../texts/recipe-rows.ts";
import * as words from "../../../texts/words.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { QuantityInput } from "../../../ui/QuantityInput.tsx";
import { RemovedRow } from "../../../ui/RemovedRow.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { focusInside } from "../../../ui/focus-inside.ts";
import { useRemovedRow } from "../../../ui/use-removed-row.ts";
import { rowCost } from "../recipe-costs.ts";

export interface RecipeRowsProps {
  readonly rows: readonly RecipeRow[];
  /** What can be chosen, by name. */
  readonly consumables: readonly Consumable[];
  readonly faults: RecipeFaults;
  /** While it is saved nothing is added or removed: what is sent is what is shown. */
  readonly isLocked: boolean;
  readonly onChange: (rows: readonly RecipeRow[]) => void;
}

type KeyedRow = { readonly key: number; readonly row: RecipeRow };

/** Names each row for as long as it stands, so that a field never shows its neighbour's text. */
function useKeyedRows({ rows, onChange }: Pick<RecipeRowsProps, "rows" | "onChange">) {
  const [keys, setKeys] = useState(() => Array.from({ length: rows.length }, (_, index) => index));
  const keyed = rows.map((row, index): KeyedRow => ({ key: keys[index] ?? index, row }));
  const setKeyed = (next: readonly KeyedRow[]): void => {
    setKeys(next.map(({ key }) => key));
    onChange(next.map(({ row }) => row));
  };
  return [keyed, setKeyed] as const;
}

export function RecipeRows({ consumables, faults, isLocked, ...list }: RecipeRowsProps) {
  const [rows, setRows] = useKeyedRows(list);
  const { nextKey, removed, remove, restore, restoredKey } = useRemovedRow(rows, setRows);
  const nameOf = ({ consumableId }: RecipeRow): string =>
    consumables.find(({ id }) => id === consumableId)?.name ?? texts.someIngredient;
  return (
    <>
      {rows.length > 0 && (
        <Box as="ol" display="flex" flexDirection="column" gap="2.5">
          {rows.map((keyed, index) => (
            <Row
              key={keyed.key}
              place={index + 1}
              row={keyed.row}
              consumables={consumables}
              faults={faults.get(index) ?? {}}
              isLocked={isLocked}
              isRestored={keyed.key === restoredKey}
              onChange={(part) =>
                setRows(rows.map((one) => (one === keyed ? { ...one, row: { ...one.row, ...part } } : one)))
              }
              onRemove={() => remove(keyed)}
            />
          ))}
        </Box>
      )}
      {removed !== null && rows.length < inventoryLimits.ingredients && (
        <RemovedRow key={removed.key} text={texts.removed(nameOf(removed.row))} isLocked={isLocked} onUndo={restore} />
      )}
      {rows.length < inventoryLimits.ingredients && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          disabled={isLocked}
          onClick={() => setRows([...rows, { key: nextKey, row: { consumableId: null, quantity: null } }])}
        >
          <Plus aria-hidden />
          {texts.addIngredient}
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
  readonly isLocked: boolean;
  /** It has just come back. */
  readonly isRestored: boolean;
  readonly onChange: (part: Partial<RecipeRow>) => void;
  readonly onRemove: () => void;
}

function Row({ place, row, consumables, isLocked, isRestored, onChange, onRemove, ...props }: RowProps) {
  const faults = toldFaults(props.faults, recipeFaultTexts);
  const chosen = consumables.find(({ id }) => id === row.consumableId);
  const cost = chosen === undefined || row.quantity === null ? null : rowCost(chosen, row.quantity);
  return (
    <Box
      ref={isRestored ? focusInside : undefined}
      as="li"
      display="flex"
      flexDirection="column"
      gap="2"
      p="3"
      borderWidth="1px"
      borderRadius="lg"
    >
      <Box display="flex" alignItems="flex-start" gap="2">
        <Box flex="1" minW="0">
          <SelectField
            label={texts.ingredientAt(place)}
            value={row.consumableId ?? ""}
            options={[
              { value: "", label: words.choose },
              ...consumables.map(({ id, name, unit }) => ({ value: id, label: `${name} (${unitSigns[unit]})` })),
            ]}
            error={faults.consumable}
            onChange={(value) => onChange({ consumableId: consumables.find(({ id }) => id === value)?.id ?? null })}
          />
        </Box>
        <IconButton
          label={texts.removeIngredient(place)}
          icon={<Trash2 />}
          mt="27px"
          disabled={isLocked}
          onClick={onRemove}
        />
      </Box>
      <Box display="flex" alignItems="flex-start" gap="3">
        <Box flex="1" maxW="220px">
          <QuantityInput
            label={texts.quantityAt(place)}
            unit={chosen === undefined ? "" : unitSigns[chosen.unit]}
            value={row.quantity}
            error={faults.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
        </Box>
        <Box flex="1" mt="38px" textAlign="end" fontSize="14px" fontWeight="medium">
          {cost !== null && <AmountText amount={cost} />}
        </Box>
      </Box>
    </Box>
  );
}
