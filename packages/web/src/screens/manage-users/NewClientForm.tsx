import { checkClientDraft, type ClientFaults, emptyClientDraft } from "@cantina/domain/clients";
import { useState } from "react";
import { useClientDesk } from "../../composition/client-desk.ts";
import { useMoneyCall } from "../../composition/use-money-call.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { MoneyCallNotice } from "../../ui/MoneyCallNotice.tsx";
import { notify } from "../../ui/notify.ts";
import { type ClientPlace, ClientFields } from "./parts/ClientFields.tsx";
import { FormFrame } from "./parts/FormFrame.tsx";
import { newClientOf } from "./client-change.ts";
import { usePhotos } from "./use-photos.ts";

export function NewClientForm({ place, onDone }: { readonly place: ClientPlace; readonly onDone: () => void }) {
  const desk = useClientDesk();
  const { live } = useWorkplace();
  const [draft, setDraft] = useState(emptyClientDraft);
  const { photos, take } = usePhotos();
  const [faults, setFaults] = useState<ClientFaults>({});
  const { isSending, failure, resend, send } = useMoneyCall({
    call: desk.addClient,
    onBooked: ({ email }) => {
      void live.takeClients();
      void notify({ kind: "success", title: `Se agregó el cliente ${email}.` });
      onDone();
    },
  });

  function submit(): void {
    const checked = checkClientDraft(draft);
    setFaults(checked.ok ? {} : checked.failure.faults);
    if (!checked.ok) setDraft(checked.failure.draft);
    else send(newClientOf(checked.value, photos));
  }

  return (
    <FormFrame submitText="Agregar" isSending={isSending} onSubmit={submit} onCancel={onDone}>
      <ClientFields isNew draft={draft} faults={faults} place={place} onChange={setDraft} onPhoto={take} />
      {failure !== null && <MoneyCallNotice text={sentenceOf(failure)} onResend={resend} />}
    </FormFrame>
  );
}
