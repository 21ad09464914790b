import {
  type DeletionEntry,
  type DeletionFaults,
  type ManagedClient,
  checkDeletionEntry,
  deletionEntryOf,
} from "@cantina/domain/clients";
import type { Cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useClientCalls } from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import { deletionFaultTexts } from "../../texts/client-fault-texts.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as texts from "../../texts/client-forms.ts";
import * as words from "../../texts/words.ts";
import { AccountLine } from "../../ui/AccountLine.tsx";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { FaultText } from "../../ui/FaultText.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";

type DeletionForm = FormOf<DeletionEntry, Cents, DeletionFaults, ManagedClient>;

export interface DeleteClientDialogProps {
  /** As it is now: its balance may move while it is looked at. */
  readonly client: ManagedClient;
  readonly onClose: () => void;
}

export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  const calls = useClientCalls();
  const { id, email, username, balance } = client;
  const edit = useEdit<DeletionForm>({
    former: { entry: deletionEntryOf(balance) },
    check: (entry) => checkDeletionEntry(entry, email),
    save: ({ draft, key }) =>
      calls.deleteClient({ params: { profileId: id }, body: { balance: draft } }, { idempotencyKey: key }),
    changes: ["client"],
    onSaved: () => {
      void notify({ kind: "success", title: texts.clientDeleted(email) });
      onClose();
    },
    onClose,
  });
  const { entry } = edit;
  const faults = toldFaults(edit.faults, deletionFaultTexts);
  return (
    <EditDialog edit={edit} title={words.deleteNamed(username)} submitText={words.deleteIt} isDangerous>
      <Box>{texts.clientDeletion}</Box>
      <AccountLine name={username} detail={email} label={words.balance} amount={balance} />
      {balance !== 0 && (
        <>
          <Notice kind="warning">{balance > 0 ? texts.creditIsLost : texts.debtIsLost}</Notice>
          <Switch
            label={texts.deleteWithBalance}
            // What was agreed to is that very amount: another one is asked for again.
            checked={entry.agreed === balance}
            onChange={(isOn) => edit.type({ agreed: isOn ? balance : null })}
          />
          <FaultText text={faults.agreed} />
        </>
      )}
      <TextField
        label={texts.mustType(email)}
        value={entry.email}
        error={faults.email}
        onChange={(typed) => edit.type({ email: typed })}
      />
    </EditDialog>
  );
}
