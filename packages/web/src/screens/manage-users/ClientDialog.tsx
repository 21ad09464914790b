import type { ClientEntry, ClientFaults, CommensalRow, ManagedClient } from "@cantina/domain/clients";
import { checkClientEntry, clientEntryOf, emptyClient, keepAllRows } from "@cantina/domain/clients";
import { useState } from "react";
import { useClientCalls } from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import * as list from "../../texts/clients.ts";
import * as texts from "../../texts/client-forms.ts";
import { editWords } from "../../texts/edit-words.ts";
import { Button } from "../../ui/Button.tsx";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { notify } from "../../ui/notify.ts";
import { clientChangeOf, newClientOf } from "./client-change.ts";
import { RestrictionsDrawer } from "./RestrictionsDrawer.tsx";
import { ClientFields, type ClientPlace } from "./parts/ClientFields.tsx";
import { usePhotos } from "./use-photos.ts";

type ClientForm = FormOf<ClientEntry, ClientEntry, ClientFaults, ManagedClient>;

export interface ClientDialogProps {
  /** As it is now, whoever changed it; null: a new one. */
  readonly client: ManagedClient | null;
  readonly place: ClientPlace;
  readonly onClose: () => void;
}

const formerOf = (client: ManagedClient) => ({ entry: clientEntryOf(client), version: client.version });

export function ClientDialog({ client, place, onClose }: ClientDialogProps) {
  const calls = useClientCalls();
  const { photos, take } = usePhotos();
  const [restricted, setRestricted] = useState<CommensalRow | null>(null);
  const edit = useEdit<ClientForm>({
    former: client === null ? { entry: emptyClient } : formerOf(client),
    check: checkClientEntry,
    save: ({ draft, version = 0, key }) => {
      if (client === null) {
        const { body, files } = newClientOf(draft, photos);
        return calls.createClient({ body }, { idempotencyKey: key, files });
      }
      const { body, files } = clientChangeOf(draft, { version, photos, place });
      return calls.updateClient({ params: { profileId: client.id }, body }, { idempotencyKey: key, files });
    },
    changes: ["client"],
    onSaved: ({ email }) => {
      void notify({ kind: "success", title: client === null ? texts.clientCreated(email) : texts.clientSaved(email) });
      onClose();
    },
    onClose,
  });
  // Older than what was read before a commensal was deleted here is no news, and neither is what this form saves itself.
  const isOutdated =
    edit.isStale || (client !== null && edit.canSend && edit.isChanged && client.version > (edit.version ?? 0));
  return (
    <>
      <EditDrawer
        edit={{
          ...edit,
          failure: edit.isStale ? null : edit.failure,
          submit: () => {
            // An open row is finished by it, or tells what it lacks.
            edit.type({ rows: keepAllRows(edit.entry.rows) });
            edit.submit();
          },
        }}
        {...editWords(client && { name: client.username }, list.createClient)}
        isBlocked={isOutdated}
      >
        <ClientFields
          edit={edit}
          place={place}
          onPhoto={take}
          removal={
            client === null
              ? undefined
              : {
                  remove: (commensalId, key) =>
                    calls.deleteCommensal({ params: { profileId: client.id, commensalId } }, { idempotencyKey: key }),
                  onRemoved: (saved) => {
                    // What was typed stays, over the client without that commensal.
                    const { entry } = edit;
                    const left = new Set(clientEntryOf(saved).rows.map(({ key }) => key));
                    edit.reread(formerOf(saved));
                    edit.type({ ...entry, rows: entry.rows.filter(({ id, key }) => id === null || left.has(key)) });
                  },
                }
          }
          onRestrict={client === null ? undefined : setRestricted}
          isNew={client === null}
        />
        {isOutdated && client !== null && <OutdatedNotice onReload={() => edit.reread(formerOf(client))} />}
      </EditDrawer>
      {/* Beside the form, which would take its submit for its own. */}
      {client !== null && restricted !== null && restricted.id !== null && place.cafeteria !== undefined && (
        <RestrictionsDrawer
          profileId={client.id}
          commensalId={restricted.id}
          name={`${restricted.entry.firstName} ${restricted.entry.lastName}`}
          zone={place.cafeteria.timeZone}
          onClose={() => setRestricted(null)}
        />
      )}
    </>
  );
}

function OutdatedNotice({ onReload }: { readonly onReload: () => void }) {
  return (
    <Notice
      kind="warning"
      comesIntoSight
      action={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onReload}>
          {texts.seeItNow}
        </Button>
      }
    >
      {texts.clientOutdated}
    </Notice>
  );
}
