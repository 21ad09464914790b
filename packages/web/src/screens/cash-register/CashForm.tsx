import {
  type CashMovementType,
  type RegisterStatus,
  checkCashEntry,
  emptyMovement,
  isExplained,
} from "@cantina/domain/cash-register";
import type { BookedMovement } from "@cantina/domain/money-calls";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useMoneyForm } from "../../composition/forms/index.ts";
import { useRegisterNeed } from "../../composition/workplace/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { cashFaultTexts } from "../../texts/money-fault-texts.ts";
import * as texts from "../../texts/cash-register.ts";
import * as words from "../../texts/words.ts";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { AmountQuestion, DenominationCount } from "../cash-count/index.ts";
import { MoneyDialog, type MoneyDialogProps } from "../money-calls/index.ts";
import { MovementTypes } from "./MovementTypes.tsx";

interface Wording {
  readonly amount: string;
  readonly hint?: string;
  readonly submit: string;
}

const wordings: Readonly<Record<CashMovementType, Wording>> = {
  OPEN: { amount: texts.openingAmount, hint: texts.openingHint, submit: words.openRegister },
  IN: { amount: words.amount, submit: texts.bookIncome },
  OUT: { amount: words.amount, submit: texts.bookOutgo },
  CLOSE: {
    amount: texts.countedAmount,
    hint: texts.countedHint,
    submit: texts.closeRegister,
  },
};

const unchosen: Wording = { amount: words.amount, submit: texts.book };

export interface CashFormProps extends Pick<MoneyDialogProps, "comesByItself" | "openedFrom"> {
  /** Closed: all that can be done is to open it. */
  readonly status: RegisterStatus;
  readonly onMoved: (movement: BookedMovement) => void;
  readonly onClose: () => void;
}

export function CashForm({ status, onMoved, onClose, ...place }: CashFormProps) {
  const form = useMoneyForm({
    entry: emptyMovement(status),
    check: checkCashEntry,
    callOf: (request) => ({ kind: "CASH_MOVEMENT", request }),
    onBooked: (booked) => {
      if (booked.kind === "CASH_MOVEMENT") onMoved(booked.movement);
    },
    onClose,
  });
  // An administrator sells without one, and is not told otherwise. CASH-09
  const isNeeded = useRegisterNeed();
  const { type, amount, description } = form.entry;
  const faults = toldFaults(form.faults, cashFaultTexts);
  const isDoubted = form.failure?.code === "REFUSED" && form.failure.error === "IMPLAUSIBLE_AMOUNT";
  const doubted = isDoubted && type !== null && amount !== null ? { type, amount } : null;
  const wording = type === null ? unchosen : wordings[type];

  return (
    <MoneyDialog
      {...place}
      title={words.cashMovements}
      submitText={wording.submit}
      form={form}
      question={
        doubted && (
          <AmountQuestion
            amount={doubted.amount}
            onConfirm={() => {
              form.type({ confirmed: doubted });
              form.submit();
            }}
          />
        )
      }
    >
      {status === "CLOSED" && <Box color="fg.muted">{isNeeded ? texts.closedOpenIt : texts.closed}</Box>}
      {status === "OPEN" && (
        <MovementTypes value={type} onChange={(chosen) => form.type({ type: chosen })} error={faults.type} />
      )}
      <MoneyInput
        label={wording.amount}
        value={amount}
        onChange={(typed) => form.type({ amount: typed })}
        hint={wording.hint}
        error={faults.amount}
      />
      {type === "CLOSE" && <DenominationCount onCount={(counted) => form.type({ amount: counted })} />}
      {type !== null && isExplained(type) && (
        <TextField
          label={words.description}
          maxLength={textLimits.name}
          value={description}
          onChange={(typed) => form.type({ description: typed })}
          error={faults.description}
        />
      )}
    </MoneyDialog>
  );
}
