import {
  type CardDraft,
  type CardEntry,
  type CardFaults,
  type ClientAccount,
  cardHolder,
  checkCardEntry,
} from "@cantina/domain/clients";
import type { ScannedCode } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { managedClientsQuery, useClientCalls } from "../../composition/desk/index.ts";
import { clientsQuery } from "../../composition/live-data/index.ts";
import { listenToScanner } from "../../composition/device/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { cardFaultTexts } from "../../texts/client-fault-texts.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as list from "../../texts/clients.ts";
import * as texts from "../../texts/client-forms.ts";
import * as words from "../../texts/words.ts";
import type { DinerView } from "../../ui/DinerCard.tsx";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PersonPickField } from "../../ui/PersonPickField.tsx";
import { notify } from "../../ui/notify.ts";
import { type Holder, holdersOf } from "./card-holders.ts";

type CardForm = FormOf<CardEntry<Holder>, CardDraft, CardFaults, ClientAccount>;

export function CardDialog({ onClose }: { readonly onClose: () => void }) {
  const calls = useClientCalls();
  const [odd, setOdd] = useState<string | null>(null);
  const edit = useEdit<CardForm>({
    former: { entry: { holder: null, cardCode: null } },
    check: checkCardEntry,
    save: ({ draft, key }) =>
      calls.associateCard(
        { params: { commensalId: draft.commensalId }, body: { cardCode: draft.cardCode } },
        { idempotencyKey: key },
      ),
    changes: ["client"],
    onSaved: () => {
      void notify({ kind: "success", title: texts.cardAssociated(edit.entry.holder?.name ?? "") });
      onClose();
    },
    onClose,
  });
  const take = useEffectEvent(({ kind, code }: ScannedCode): void => {
    setOdd(kind === "CARD" ? null : code);
    edit.type({ cardCode: kind === "CARD" ? code : null });
  });
  useEffect(() => listenToScanner((code) => take(code)), []);
  const { holder, cardCode } = edit.entry;
  return (
    <EditDialog edit={edit} title={list.associateCard} submitText={words.link} isBlocked={cardCode === null}>
      <HolderField
        holder={holder}
        error={toldFaults(edit.faults, cardFaultTexts).holder}
        onChange={(chosen) => edit.type({ holder: chosen })}
      />
      <Box>
        <Box textStyle="sm" fontWeight="semibold" mb="1.5">
          {words.card}
        </Box>
        <Box role="status" px="3" py="2.5" borderWidth="1px" borderRadius="14px" bg="bg.subtle">
          {cardCode === null ? texts.swipeCard : texts.cardRead(cardCode)}
        </Box>
      </Box>
      {odd !== null && <Notice kind="warning">{texts.noCard(odd)}</Notice>}
      {cardCode !== null && <KnownHolder cardCode={cardCode} />}
      {holder !== null && holder.cardCode !== null && (
        <Notice kind="info">{texts.hasCard(holder.name, holder.cardCode)}</Notice>
      )}
    </EditDialog>
  );
}

/** Whose card was read, before somebody gives it to another. */
function KnownHolder({ cardCode }: { readonly cardCode: string }) {
  const { sources } = useWorkplace();
  const { data: clients } = useQuery(clientsQuery(sources));
  if (clients === undefined) return null;
  const known = cardHolder(clients, cardCode);
  return known === null ? (
    <Notice kind="success">
      {texts.cardIsFree}
      <Box fontWeight="normal">{texts.noHolder}</Box>
    </Notice>
  ) : (
    <Notice kind="warning">{texts.cardOf(`${known.firstName} ${known.lastName}`)}</Notice>
  );
}

interface HolderFieldProps {
  readonly holder: Holder | null;
  readonly error: string | undefined;
  readonly onChange: (holder: Holder) => void;
}

/** Clients that are read at a time. */
const mostShown = 30;
const viewOf = ({ id, name, email }: Holder): DinerView => ({ id, name, detail: email, balance: null });

function HolderField({ holder, error, onChange }: HolderFieldProps) {
  const calls = useClientCalls();
  const [query, setQuery] = useState("");
  const { data, isPlaceholderData } = useQuery(managedClientsQuery(calls, { search: query.trim(), limit: mostShown }));
  const holders = holdersOf(data?.data ?? [], query);
  return (
    <PersonPickField
      label={words.diner}
      placeholder={texts.nameOrEmail}
      query={query}
      onQueryChange={setQuery}
      answered={data === undefined || isPlaceholderData ? null : query}
      person={holder && viewOf(holder)}
      matches={holders.map(viewOf)}
      hasMore={(data?.totalCount ?? 0) > mostShown}
      error={error}
      onPick={(id) => {
        const found = holders.find((one) => one.id === id);
        if (found !== undefined) onChange(found);
      }}
    />
  );
}
