import {
  type DiscountDraft,
  type DiscountFaults,
  type DiscountTerms,
  type ManagedCategory,
  checkDiscountDraft,
} from "@cantina/domain/clients";
import { noMoney, textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { useClientDesk } from "../../composition/client-desk.ts";
import { useMoneyCall } from "../../composition/use-money-call.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { MoneyCallNotice } from "../../ui/MoneyCallNotice.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { FormFrame } from "./parts/FormFrame.tsx";
import { discountFaultTexts, percentText } from "./client-texts.ts";

export interface CategoryDialogProps {
  readonly isOpen: boolean;
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly category: ManagedCategory | null;
  readonly onClose: () => void;
}

export function CategoryDialog({ isOpen, category, onClose }: CategoryDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={category === null ? "Crear categoría" : "Editar categoría"}>
      {isOpen && <CategoryForm key={category?.id} category={category} onDone={onClose} />}
    </Dialog>
  );
}

const empty: DiscountDraft = { name: "", percent: "", hasCap: false, cap: "", minimumBalance: noMoney };

const draftOf = (category: ManagedCategory): DiscountDraft => ({
  name: category.name,
  percent: percentText(category),
  hasCap: category.maxDiscount !== null,
  cap: category.maxDiscount === null ? "" : String(category.maxDiscount / 100).replace(".", ","),
  minimumBalance: category.minimumBalance,
});

const textOf = (fault: keyof typeof discountFaultTexts | undefined) =>
  fault === undefined ? undefined : discountFaultTexts[fault];

function CategoryForm({
  category,
  onDone,
}: {
  readonly category: ManagedCategory | null;
  readonly onDone: () => void;
}) {
  const desk = useClientDesk();
  const { live } = useWorkplace();
  const [draft, setDraft] = useState(category === null ? empty : draftOf(category));
  const [faults, setFaults] = useState<DiscountFaults>({});
  const { isSending, failure, resend, send, reset } = useMoneyCall({
    call: (terms: DiscountTerms, key) =>
      category === null ? desk.addCategory(terms, key) : desk.changeCategory(category.id, category.version, terms),
    onBooked: ({ name }) => {
      void live.takeClients();
      void notify({ kind: "success", title: `Se guardó la categoría ${name}.` });
      onDone();
    },
    onRefused: () => void live.takeClients(),
  });
  const isNameTaken = failure?.code === "NAME_TAKEN";
  const set = (part: Partial<DiscountDraft>): void => setDraft({ ...draft, ...part });
  return (
    <FormFrame
      submitText={category === null ? "Crear" : "Guardar"}
      isSending={isSending}
      onCancel={onDone}
      onSubmit={() => {
        const checked = checkDiscountDraft(draft);
        setFaults(checked.ok ? {} : checked.failure);
        if (checked.ok) send(checked.value);
      }}
    >
      <TextField
        label="Nombre"
        maxLength={textLimits.name}
        value={draft.name}
        error={textOf(faults.name) ?? (isNameTaken ? failureSentences.NAME_TAKEN : undefined)}
        onChange={(name) => {
          if (isNameTaken) reset();
          set({ name });
        }}
      />
      <TextField
        label="Porcentaje de descuento"
        inputMode="decimal"
        maxLength={8}
        value={draft.percent}
        error={textOf(faults.percent)}
        onChange={(percent) => set({ percent })}
      />
      <Box>
        <Switch label="Con tope de descuento" checked={draft.hasCap} onChange={(hasCap) => set({ hasCap })} />
        {draft.hasCap && (
          <TextField
            label="Tope"
            inputMode="numeric"
            maxLength={12}
            value={draft.cap}
            error={textOf(faults.cap)}
            hint="En pesos enteros, por venta."
            onChange={(cap) => set({ cap })}
          />
        )}
      </Box>
      <MoneyInput
        label="Balance mínimo"
        allowNegative
        value={draft.minimumBalance}
        error={textOf(faults.minimumBalance)}
        hint="0, o hasta cuánto puede deber, con signo menos."
        onChange={(minimumBalance) => set({ minimumBalance })}
      />
      {failure !== null && !isNameTaken && <MoneyCallNotice text={sentenceOf(failure)} onResend={resend} />}
    </FormFrame>
  );
}
