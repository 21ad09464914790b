import {
  type Surcharge,
  type SurchargeEntry,
  type SurchargeFaults,
  checkSurchargeEntry,
  surchargeEntryOf,
} from "@cantina/domain/provider-settings";
import type { IdempotencyKey, Result } from "@cantina/domain/kernel";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import * as texts from "../../texts/assigned-provider.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as words from "../../texts/words.ts";
import { EditForm } from "../../ui/EditForm.tsx";
import { TextField } from "../../ui/TextField.tsx";

type FeeForm<Account> = FormOf<SurchargeEntry, Surcharge, SurchargeFaults, Account>;

export interface SurchargeFeeProps<Account> {
  readonly account: Surcharge;
  readonly hint: string;
  readonly save: (fee: Surcharge, key: IdempotencyKey) => Promise<Result<Account, ApiFailure>>;
  readonly onSaved: (account: Account) => void;
}

/** Of the highest level alone. */
export function SurchargeFee<Account>({ account, hint, save, onSaved }: SurchargeFeeProps<Account>) {
  const edit = useEdit<FeeForm<Account>>({
    former: { entry: surchargeEntryOf(account) },
    check: checkSurchargeEntry,
    save: ({ draft, key }) => save(draft, key),
    changes: ["cafeteria"],
    onSaved,
    onClose: () => undefined,
  });
  return (
    <EditForm edit={edit} submit={words.save} within="topic">
      <TextField
        label={texts.surcharge}
        inputMode="decimal"
        maxLength={8}
        value={edit.entry.userSurchargeFee}
        hint={hint}
        error={toldFaults(edit.faults, texts.surchargeFaults).userSurchargeFee}
        onChange={(userSurchargeFee) => edit.type({ userSurchargeFee })}
      />
    </EditForm>
  );
}
