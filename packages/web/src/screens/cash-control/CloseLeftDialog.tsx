import {
  type CashEntry,
  type CashFaults,
  type CashMovement,
  checkCashEntry,
  emptyMovement,
} from "@cantina/domain/cash-register";
import { id } from "@cantina/domain/kernel";
import { useLeftRegisterCalls } from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import type { CashInterval } from "../../composition/live-data/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import * as texts from "../../texts/cash-control.ts";
import * as registerTexts from "../../texts/cash-register.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { cashFaultTexts } from "../../texts/money-fault-texts.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { notify } from "../../ui/notify.ts";
import { AmountQuestion, DenominationCount } from "../cash-count/index.ts";

type CloseForm = FormOf<CashEntry, CashMovement, CashFaults, { readonly sessionNumber: number }>;

const counting: CashEntry = { ...emptyMovement("OPEN"), type: "CLOSE" };

const isDoubted = (failure: ApiFailure | null): boolean => failure?.code === "IMPLAUSIBLE_AMOUNT";

export interface CloseLeftDialogProps {
  readonly interval: CashInterval;
  readonly onClose: () => void;
}

/** Counts what somebody who works here no more has left in their drawer. ACCESS-20 */
export function CloseLeftDialog({ interval, onClose }: CloseLeftDialogProps) {
  const { sessionId, sessionNumber, sellerName } = interval;
  const { closeLeftRegister } = useLeftRegisterCalls();
  const edit = useEdit<CloseForm>({
    former: { entry: counting },
    check: checkCashEntry,
    save: ({ draft: { amount, confirmed }, key }) =>
      closeLeftRegister({ params: { sessionId: id(sessionId) }, body: { amount, confirmed } }, { idempotencyKey: key }),
    changes: ["register", "cashMovement"],
    onSaved: () => {
      void notify({ kind: "success", title: registerTexts.closedSession(sessionNumber) });
      onClose();
    },
    onClose,
  });
  const { amount } = edit.entry;
  return (
    <EditDialog
      edit={edit}
      title={texts.closeDrawer(sessionNumber)}
      submitText={registerTexts.closeRegister}
      question={
        isDoubted(edit.failure) && amount !== null ? (
          <AmountQuestion
            amount={amount}
            onConfirm={() => {
              edit.type({ confirmed: { type: "CLOSE", amount } });
              edit.submit();
            }}
          />
        ) : null
      }
    >
      <MoneyInput
        label={registerTexts.countedAmount}
        value={amount}
        onChange={(typed) => edit.type({ amount: typed })}
        hint={texts.countLeft(sellerName)}
        error={toldFaults(edit.faults, cashFaultTexts).amount}
      />
      <DenominationCount onCount={(counted) => edit.type({ amount: counted })} />
    </EditDialog>
  );
}
