import { type Consumable, type Quantity, type Replacement, replacementsFor } from "@cantina/domain/inventory";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { consumableDetailQuery, useInventoryCall, useInventoryDesk } from "../../composition/inventory-desk.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { unitSigns } from "../../texts/inventory-texts.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { QuantityInput } from "../../ui/QuantityInput.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { notify } from "../../ui/notify.ts";
import { EntryDialog } from "./parts/EntryDialog.tsx";
import { UsesNotice } from "./parts/UsesNotice.tsx";

export interface DeleteConsumableDialogProps {
  readonly isOpen: boolean;
  readonly consumable: Consumable;
  readonly consumables: readonly Consumable[];
  readonly onClose: () => void;
}

type Mode = "REPLACE" | "REMOVE";

const modeNames: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: "REPLACE", label: "Eliminar y reemplazar" },
  { value: "REMOVE", label: "Solo eliminar" },
];

/** Specification §4: replacing is offered first wherever something can stand in, and forced off where nothing can. */
export function DeleteConsumableDialog({ isOpen, consumable, consumables, onClose }: DeleteConsumableDialogProps) {
  const desk = useInventoryDesk();
  const possible = replacementsFor(consumable.id, consumables);
  const { data, failureReason, refetch, isFetching } = useQuery(consumableDetailQuery(desk, consumable.id));
  const [chosenMode, setChosenMode] = useState<Mode>("REPLACE");
  const [replacementId, setReplacementId] = useState("");
  const [quantity, setQuantity] = useState<Quantity | null>(null);
  const mode: Mode = possible.length === 0 ? "REMOVE" : chosenMode;
  const other = possible.find(({ id }) => id === replacementId);
  const isChosen = mode === "REPLACE" && other !== undefined && quantity !== null && quantity > 0;
  const uses = data?.uses;
  const isUsed = uses !== undefined && uses.consumables.length + uses.products.length > 0;
  const { isSending, failure, resend, send } = useInventoryCall({
    call: (replacement: Replacement | null) => desk.deleteConsumable(consumable.id, replacement),
    onBooked: () => {
      void notify({ kind: "success", title: `Se eliminó ${consumable.name}.` });
      onClose();
    },
  });
  return (
    <EntryDialog
      isOpen={isOpen}
      title={`Eliminar ${consumable.name}`}
      submitText="Eliminar"
      isDangerous
      isSending={isSending}
      isBlocked={uses === undefined || (isUsed && possible.length > 0 && !isChosen)}
      failure={failure === null ? null : `No se pudo eliminar ${consumable.name}. ${sentenceOf(failure)}`}
      onResend={resend}
      onClose={onClose}
      onSubmit={() => send(isChosen ? { consumableId: other.id, quantity } : null)}
    >
      {uses === undefined &&
        (failureReason === null ? (
          <Skeleton height="120px" borderRadius="lg" />
        ) : (
          <ErrorState
            failure={failureReason}
            title="No se pudo leer qué lo usa"
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ))}
      {uses !== undefined && (
        <>
          <UsesNotice uses={uses} isReplaceable={possible.length > 0} />
          {possible.length > 0 && (
            <SelectField
              label="Qué hacer"
              value={mode}
              options={modeNames}
              onChange={(value) => setChosenMode(value === "REMOVE" ? "REMOVE" : "REPLACE")}
            />
          )}
          {mode === "REPLACE" && (
            <>
              <SelectField
                label="Insumo de reemplazo"
                value={replacementId}
                options={[
                  { value: "", label: "Elegir…" },
                  ...possible.map(({ id, name, unit }) => ({ value: id, label: `${name} (${unitSigns[unit]})` })),
                ]}
                onChange={setReplacementId}
              />
              <QuantityInput
                label="Cantidad de reemplazo"
                unit={other === undefined ? "" : unitSigns[other.unit]}
                value={quantity}
                error={quantity === 0 ? "La cantidad debe ser 0,01 o más" : undefined}
                hint={
                  other === undefined
                    ? undefined
                    : `Cuánto de ${other.name} reemplaza 1 ${unitSigns[consumable.unit]} de ${consumable.name}.`
                }
                onChange={setQuantity}
              />
            </>
          )}
          <Box fontSize="13px" color="fg.muted">
            El historial lo conserva.
          </Box>
        </>
      )}
    </EntryDialog>
  );
}
