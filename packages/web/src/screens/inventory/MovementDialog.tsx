import {
  type MovementEntry,
  type MovementFaults,
  type MovementRow,
  type MovementType,
  type Quantity,
  type WantedMovements,
  canBePrepared,
  checkMovement,
  mostToPrepare,
  movementTypes,
  newMovementEntry,
  quantityText,
  reasonsFor,
} from "@cantina/domain/inventory";
import { Box } from "@chakra-ui/react/box";
import {
  type InventoryMovement,
  type PantryConsumable,
  consumablesQuery,
  useInventoryCalls,
} from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { unitSigns } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/inventory-movements.ts";
import * as words from "../../texts/words.ts";
import { ChipGroup } from "../../ui/ChipGroup.tsx";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import { OptionalMoneyInput } from "../../ui/OptionalMoneyInput.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { QuantityInput } from "../../ui/QuantityInput.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { notify } from "../../ui/notify.ts";

type MovementForm = FormOf<MovementEntry, WantedMovements, MovementFaults, readonly InventoryMovement[]>;

export interface MovementDialogProps {
  /** At least one; all bought, or all prepared. */
  readonly chosen: readonly PantryConsumable[];
  /** Of each, to be made; null: whatever is typed. */
  readonly wanted: Quantity | null;
  readonly consumables: readonly PantryConsumable[];
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

function sentence(failure: ApiFailure): string {
  if (failure.code === "INVENTORY_EXCEEDED") return texts.notMoved(texts.exceeded);
  return texts.notMoved(failure.code === "NOT_FOUND" ? texts.gone : sentenceOf(failure));
}

/** What came, was made or went, of one or of several at once: all or none. INVENTORY-28 INVENTORY-32 */
export function MovementDialog({ chosen, wanted, consumables, onMoved, onClose }: MovementDialogProps) {
  const calls = useInventoryCalls();
  const { queries } = useWorkplace();
  // A form keeps the rules of its opening, and others sell and move meanwhile.
  const pantryNow = () => queries.getQueryData(consumablesQuery(calls).queryKey) ?? consumables;
  const canEnter = chosen.some(({ id, type }) => type === "RAW" || canBePrepared(mostToPrepare(id, consumables)));
  function firstEntry(): MovementEntry {
    const entry = newMovementEntry(canEnter || wanted !== null ? "INGRESS" : "EGRESS", chosen);
    return wanted === null ? entry : { ...entry, rows: entry.rows.map((row) => ({ ...row, quantity: wanted })) };
  }
  const edit = useEdit<MovementForm>({
    former: { entry: firstEntry() },
    check: (entry) => checkMovement(entry, pantryNow()),
    save: ({ draft: { lines, type, reason }, key }) =>
      reason === "PREPARATION"
        ? calls.prepareConsumables(
            { body: { consumables: lines.map(({ consumableId, quantity }) => ({ consumableId, quantity })) } },
            { idempotencyKey: key },
          )
        : calls.moveConsumables({ body: { consumables: [...lines], type, reason } }, { idempotencyKey: key }),
    changes: ["consumable"],
    onSaved: () => {
      void notify({ kind: "success", title: texts.moved(chosen.length) });
      onMoved();
      onClose();
    },
    onClose,
  });
  const { entry, type: change, faults } = edit;
  const kind = chosen[0]?.type ?? "RAW";
  const reasons = reasonsFor(entry.type, kind);
  const hint = entry.reason === null ? undefined : texts.enteredReasonHints[entry.reason];

  function turn(type: MovementType): void {
    const { reason } = newMovementEntry(type, chosen);
    // What was typed stays: it may have been the wrong way round only.
    change({ type, reason });
  }
  const changeRow = (row: MovementRow, part: Partial<MovementRow>): void =>
    change({ rows: entry.rows.map((one) => (one === row ? { ...one, ...part } : one)) });

  return (
    <EditDrawer edit={edit} title={texts.move} submitText={words.save} textOf={sentence}>
      <ChipGroup
        label={texts.type}
        options={movementTypes.map((value) => ({ value, label: texts.typeNames[value] }))}
        value={entry.type}
        onChange={turn}
      />
      {reasons.length > 1 ? (
        <SelectField
          label={texts.reason}
          value={entry.reason ?? ""}
          options={[
            { value: "", label: words.choose },
            ...reasons.map((value) => ({ value, label: texts.reasonNames[value] })),
          ]}
          error={faults?.reason === undefined ? undefined : texts.reasonMissing}
          onChange={(value) => change({ reason: reasons.find((one) => one === value) ?? null })}
        />
      ) : (
        hint !== undefined && (
          <Box fontSize="13px" color="fg.muted">
            {hint}
          </Box>
        )
      )}
      {!canEnter && entry.type === "INGRESS" && <Notice kind="warning">{texts.notEnough}</Notice>}
      {entry.rows.map((row) => (
        <Row
          key={row.consumableId}
          row={row}
          reason={entry.reason}
          consumables={consumables}
          fault={faults?.rows.get(row.consumableId)}
          onChange={(part) => changeRow(row, part)}
        />
      ))}
    </EditDrawer>
  );
}

interface RowProps {
  readonly row: MovementRow;
  readonly reason: MovementEntry["reason"];
  readonly consumables: readonly PantryConsumable[];
  readonly fault: ReturnType<MovementFaults["rows"]["get"]>;
  readonly onChange: (part: Partial<MovementRow>) => void;
}

function Row({ row, reason, consumables, fault, onChange }: RowProps) {
  const known = consumables.find(({ id }) => id === row.consumableId);
  if (known === undefined) return <Notice kind="warning">{texts.gone}</Notice>;
  const sign = unitSigns[known.unit];
  const amount = (hundredths: Parameters<typeof quantityText>[0]): string => `${quantityText(hundredths)} ${sign}`;
  const hint =
    reason === "PREPARATION"
      ? texts.preparableNow(amount(mostToPrepare(known.id, consumables)))
      : texts.availableNow(amount(known.availableQuantity));
  const told =
    fault === undefined
      ? undefined
      : texts.rowFaultTexts[fault.code](fault.most === undefined ? "" : amount(fault.most));
  const isOfPaid = fault?.code === "PAID_UNREADABLE";
  return (
    <Box
      as="section"
      aria-label={known.name}
      display="flex"
      flexDirection="column"
      gap="3"
      p="3"
      borderWidth="1px"
      borderRadius="lg"
    >
      <Box as="h3" fontSize="15px" fontWeight="semibold" overflowWrap="anywhere">
        {known.name}
      </Box>
      <Box
        display="grid"
        gridTemplateColumns={{ base: "1fr", md: reason === "SUPPLIER_PURCHASE" ? "1fr 1fr" : "1fr" }}
        gap="3"
        alignItems="start"
      >
        <QuantityInput
          label={words.quantity}
          unit={sign}
          value={row.quantity}
          hint={hint}
          error={isOfPaid ? undefined : told}
          onChange={(quantity) => onChange({ quantity })}
        />
        {reason === "SUPPLIER_PURCHASE" && (
          <OptionalMoneyInput
            label={texts.paidTotal}
            value={row.paidTotal}
            error={isOfPaid ? told : undefined}
            onChange={(paidTotal) => onChange({ paidTotal })}
          />
        )}
      </Box>
    </Box>
  );
}
