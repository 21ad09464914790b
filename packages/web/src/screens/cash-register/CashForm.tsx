import type { CashMovementType } from "@cantina/domain/cash-register";
import type { BookedMovement } from "@cantina/domain/money-calls";
import { type Cents, textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { useMoneyDesk } from "../../composition/use-money-desk.ts";
import { useRegisterNeed } from "../../composition/use-register-need.ts";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { MoneyDeskNotice } from "../money-calls/index.ts";
import { AmountQuestion } from "./AmountQuestion.tsx";
import { DenominationCount } from "./DenominationCount.tsx";
import { MovementTypes } from "./MovementTypes.tsx";
import { cashFaults } from "./cash-faults.ts";

interface Wording {
  readonly amount: string;
  readonly hint?: string;
  readonly submit: string;
}

const wordings: Readonly<Record<CashMovementType, Wording>> = {
  OPEN: { amount: "Monto de apertura", hint: "El efectivo que hay en la caja al empezar.", submit: "Abrir caja" },
  IN: { amount: "Monto", submit: "Registrar ingreso" },
  OUT: { amount: "Monto", submit: "Registrar egreso" },
  CLOSE: {
    amount: "Monto contado",
    hint: "Cuente el efectivo antes de cerrar: el monto esperado se muestra después.",
    submit: "Cerrar caja",
  },
};

const unchosen: Wording = { amount: "Monto", submit: "Registrar" };

export interface CashFormProps {
  /** Closed: all that can be done is to open it. */
  readonly isRegisterOpen: boolean;
  readonly onMoved: (movement: BookedMovement) => void;
}

export function CashForm({ isRegisterOpen, onMoved }: CashFormProps) {
  const call = useMoneyDesk((booked) => {
    if (booked.kind === "CASH_MOVEMENT") onMoved(booked.movement);
  });
  // An administrator sells without one, and is not told otherwise. CASH-09
  const isNeeded = useRegisterNeed();
  const [chosen, setChosen] = useState<CashMovementType | null>(null);
  const [amount, setAmount] = useState<Cents | null>(null);
  const [description, setDescription] = useState("");
  const [sent, setSent] = useState<{ readonly type: CashMovementType | null; readonly amount: Cents | null }>({
    type: null,
    amount: null,
  });
  const [wasSent, setWasSent] = useState(false);
  const type = isRegisterOpen ? chosen : "OPEN";
  const faults = cashFaults({ type, amount, description });
  const shown = wasSent ? faults : {};
  const send = (of: CashMovementType, total: Cents, confirmed: boolean): void => {
    setSent({ type: of, amount: total });
    call.ask({
      kind: "CASH_MOVEMENT",
      request: { type: of, amount: total, description: description.trim(), confirmed },
    });
  };
  const isDoubted =
    call.pending === null && call.failure?.code === "REFUSED" && call.failure.error === "IMPLAUSIBLE_AMOUNT";
  const asked = isDoubted && sent.type === type && sent.amount === amount ? sent.amount : null;
  const wording = type === null ? unchosen : wordings[type];

  return (
    <Form
      onSubmit={() => {
        setWasSent(true);
        const isComplete = Object.keys(faults).length === 0;
        if (isComplete && type !== null && amount !== null && call.canAsk) send(type, amount, false);
      }}
    >
      {!isRegisterOpen && (
        <Box color="fg.muted">{`La caja está cerrada.${isNeeded ? " Ábrala para poder vender." : ""}`}</Box>
      )}
      {isRegisterOpen && <MovementTypes value={chosen} onChange={setChosen} error={shown.type} />}
      <MoneyInput label={wording.amount} value={amount} onChange={setAmount} hint={wording.hint} error={shown.amount} />
      {type === "CLOSE" && <DenominationCount onCount={setAmount} />}
      {(type === "IN" || type === "OUT") && (
        <TextField
          label="Descripción"
          maxLength={textLimits.name}
          value={description}
          onChange={setDescription}
          error={shown.description}
        />
      )}
      {asked !== null && <AmountQuestion amount={asked} onConfirm={() => type !== null && send(type, asked, true)} />}
      {!isDoubted && <MoneyDeskNotice call={call} />}
      <Button
        type="submit"
        busy={call.isSending}
        disabled={!call.canAsk}
        // While the question stands, its answer is the main action.
        {...(asked !== null && { variant: "outline", colorPalette: "gray" })}
      >
        {wording.submit}
      </Button>
    </Form>
  );
}
