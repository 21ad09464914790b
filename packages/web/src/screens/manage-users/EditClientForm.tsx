import {
  type ClientFaults,
  type CommensalRow,
  type ManagedClient,
  checkClientDraft,
  draftOf,
  dropRow,
} from "@cantina/domain/clients";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type ClientChange, useClientDesk } from "../../composition/client-desk.ts";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { notify } from "../../ui/notify.ts";
import { type ClientPlace, ClientFields } from "./parts/ClientFields.tsx";
import { FormFrame } from "./parts/FormFrame.tsx";
import { clientChangeOf } from "./client-change.ts";
import { usePhotos } from "./use-photos.ts";

export interface EditClientFormProps {
  /** As it is now, whoever changed it. */
  readonly client: ManagedClient;
  readonly place: ClientPlace;
  readonly onDone: () => void;
}

export function EditClientForm({ client, place, onDone }: EditClientFormProps) {
  const desk = useClientDesk();
  const { live } = useWorkplace();
  const [base, setBase] = useState(client);
  const [draft, setDraft] = useState(() => draftOf(client));
  const [faults, setFaults] = useState<ClientFaults>({});
  const { photos, take, forget } = usePhotos();
  const change = useMutation({
    mutationFn: (body: ClientChange) => orReject(desk.changeClient(client.id, body)),
    onSuccess: ({ email }) => {
      void notify({ kind: "success", title: `Se guardó el cliente ${email}.` });
      onDone();
    },
    onSettled: () => live.takeClients(),
  });
  const removal = useMutation({
    mutationFn: ({ id }: Pick<CommensalRow, "id">) =>
      id === null ? Promise.resolve(base) : orReject(desk.deleteCommensal(client.id, id)),
    onSuccess: setBase,
    onSettled: () => live.takeClients(),
  });
  const failed = change.error ?? removal.error;
  // Older than what was read before a commensal was deleted here is no news.
  const isOutdated = client.version > base.version;

  function reload(): void {
    setBase(client);
    setDraft(draftOf(client));
    forget();
    change.reset();
  }

  async function removeRow(row: CommensalRow): Promise<void> {
    await removal.mutateAsync(row);
    setDraft((now) => ({ ...now, rows: dropRow(now.rows, row.key) }));
  }

  function submit(): void {
    const checked = checkClientDraft(draft);
    setFaults(checked.ok ? {} : checked.failure.faults);
    if (!checked.ok) setDraft(checked.failure.draft);
    else change.mutate(clientChangeOf(checked.value, { version: base.version, photos, place }));
  }

  return (
    <FormFrame
      submitText="Guardar"
      isSending={change.isPending}
      isBlocked={isOutdated}
      notice={isOutdated ? <OutdatedNotice onReload={reload} /> : undefined}
      onSubmit={submit}
      onCancel={onDone}
    >
      <ClientFields
        draft={draft}
        faults={faults}
        place={place}
        onChange={setDraft}
        onRemove={removeRow}
        onPhoto={take}
      />
      {failed instanceof QueryRefusal && <Notice kind="error">{sentenceOf(failed.failure)}</Notice>}
    </FormFrame>
  );
}

function OutdatedNotice({ onReload }: { readonly onReload: () => void }) {
  return (
    <Notice
      kind="warning"
      action={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onReload}>
          Ver cómo está ahora
        </Button>
      }
    >
      Otra persona cambió este cliente. Lo que haya escrito aquí no se guardó.
    </Notice>
  );
}
