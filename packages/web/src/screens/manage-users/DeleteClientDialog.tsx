import { type ManagedClient, isEmailConfirmed } from "@cantina/domain/clients";
import type { Cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useClientDesk } from "../../composition/client-desk.ts";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { AccountLine } from "../../ui/AccountLine.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FaultText } from "../../ui/FaultText.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { FormFrame } from "./parts/FormFrame.tsx";

export interface DeleteClientDialogProps {
  /** null: closed. */
  readonly client: ManagedClient | null;
  readonly onClose: () => void;
}

export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  return (
    <Dialog isOpen={client !== null} onClose={onClose} title="Eliminar usuario">
      {client !== null && <DeleteForm key={client.id} client={client} onDone={onClose} />}
    </Dialog>
  );
}

function DeleteForm({ client, onDone }: { readonly client: ManagedClient; readonly onDone: () => void }) {
  const desk = useClientDesk();
  const { live } = useWorkplace();
  const { email, balance } = client;
  const [typed, setTyped] = useState("");
  const [wasSent, setWasSent] = useState(false);
  // What was agreed to is that very amount: another one is asked for again.
  const [agreed, setAgreed] = useState<Cents | null>(null);
  const deletion = useMutation({
    mutationFn: (shown: Cents) => orReject(desk.deleteClient(client.id, shown)),
    onSuccess: () => {
      void notify({ kind: "success", title: `Se eliminó el cliente ${email}.` });
      onDone();
    },
    onSettled: () => live.takeClients(),
  });
  const isConfirmed = isEmailConfirmed(typed, email);
  const isAgreed = balance === 0 || agreed === balance;
  return (
    <FormFrame
      submitText="Eliminar"
      isDangerous
      isSending={deletion.isPending}
      onCancel={onDone}
      onSubmit={() => {
        setWasSent(true);
        if (isConfirmed && isAgreed) deletion.mutate(balance);
      }}
    >
      <Box>
        Se eliminan la cuenta y sus comensales. Su historial y su estado de cuenta se conservan, y si se vuelve a
        agregar el mismo email recupera su saldo.
      </Box>
      <AccountLine name={client.username} detail={email} label="Saldo" amount={balance} />
      {balance !== 0 && (
        <>
          <Notice kind="warning">
            {balance > 0
              ? "El cliente tiene dinero a favor, que queda sin devolver."
              : "El cliente tiene una deuda, que queda sin cobrar."}
          </Notice>
          <Switch
            label="Eliminar aunque el saldo no sea 0"
            checked={agreed === balance}
            onChange={(isOn) => setAgreed(isOn ? balance : null)}
          />
          <FaultText text={wasSent && !isAgreed ? "Confirme que se elimina con ese saldo" : undefined} />
        </>
      )}
      <TextField
        label={`Debe escribir ${email}`}
        value={typed}
        error={wasSent && !isConfirmed ? "El email no coincide" : undefined}
        onChange={setTyped}
      />
      {deletion.error instanceof QueryRefusal && <Notice kind="error">{sentenceOf(deletion.error.failure)}</Notice>}
    </FormFrame>
  );
}
