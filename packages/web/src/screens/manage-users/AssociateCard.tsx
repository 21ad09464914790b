import { cardHolder } from "@cantina/domain/clients";
import type { ScannedCode } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { useMutation, useQuery } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { managedClientsQuery, useClientDesk } from "../../composition/client-desk.ts";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { clientsQuery } from "../../composition/queries.ts";
import { listenToScanner } from "../../composition/scanner.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PickField } from "../../ui/PickField.tsx";
import { notify } from "../../ui/notify.ts";
import { FormFrame } from "./parts/FormFrame.tsx";
import { type Holder, holdersOf } from "./card-holders.ts";

/** The floating button, and the dialog that it opens. */
export function AssociateCard() {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Box position="fixed" insetEnd={{ base: "14px", md: "5" }} bottom={{ base: "14px", md: "5" }} zIndex="docked">
        <Button
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          boxShadow="lg"
          borderRadius="full"
          onClick={() => setIsOpen(true)}
        >
          <CreditCard aria-hidden />
          Asociar tarjeta
        </Button>
      </Box>
      <Dialog isOpen={isOpen} onClose={close} title="Asociar tarjeta">
        {isOpen && <AssociateForm onDone={close} />}
      </Dialog>
    </>
  );
}

function AssociateForm({ onDone }: { readonly onDone: () => void }) {
  const desk = useClientDesk();
  const { live } = useWorkplace();
  const [holder, setHolder] = useState<Holder | null>(null);
  const [read, setRead] = useState<ScannedCode | null>(null);
  const cardCode = read?.kind === "CARD" ? read.code : null;
  const [wasSent, setWasSent] = useState(false);
  const take = useEffectEvent(setRead);
  useEffect(() => listenToScanner((code) => take(code)), []);
  const association = useMutation({
    mutationFn: (asked: { readonly holder: Holder; readonly cardCode: string }) =>
      orReject(desk.associateCard(asked.holder.id, asked.cardCode)),
    onSuccess: (_nothing, asked) => {
      void live.takeClients();
      void notify({ kind: "success", title: `Se asoció la tarjeta a ${asked.holder.name}.` });
      onDone();
    },
  });
  return (
    <FormFrame
      submitText="Asociar"
      isSending={association.isPending}
      isBlocked={cardCode === null}
      onCancel={onDone}
      onSubmit={() => {
        setWasSent(true);
        if (holder !== null && cardCode !== null) association.mutate({ holder, cardCode });
      }}
    >
      <HolderField
        holder={holder}
        error={wasSent && holder === null ? "Por favor seleccione un comensal" : undefined}
        onChange={setHolder}
      />
      <Box>
        <Box textStyle="sm" fontWeight="semibold" mb="1.5">
          Tarjeta
        </Box>
        <Box role="status" px="3" py="2.5" borderWidth="1px" borderRadius="14px" bg="bg.subtle">
          {cardCode === null ? "Pase la tarjeta por el lector…" : `Tarjeta leída: ${cardCode}`}
        </Box>
      </Box>
      {read?.kind === "BARCODE" && <Notice kind="warning">{`${read.code} no es una tarjeta.`}</Notice>}
      {cardCode !== null && <KnownHolder cardCode={cardCode} />}
      {holder !== null && holder.cardCode !== null && (
        <Notice kind="info">{`${holder.name} ya tiene la tarjeta ${holder.cardCode}, que dejará de servir.`}</Notice>
      )}
      {association.error instanceof QueryRefusal && (
        <Notice kind="error">{sentenceOf(association.error.failure)}</Notice>
      )}
    </FormFrame>
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
      La tarjeta está libre y se puede asociar.
      <Box fontWeight="normal">No se encontro ningun comensal asociado a la tarjeta.</Box>
    </Notice>
  ) : (
    <Notice kind="warning">{`Es la tarjeta de ${known.firstName} ${known.lastName}.`}</Notice>
  );
}

interface HolderFieldProps {
  readonly holder: Holder | null;
  readonly error: string | undefined;
  readonly onChange: (holder: Holder) => void;
}

const mostShown = 30;

function HolderField({ holder, error, onChange }: HolderFieldProps) {
  const desk = useClientDesk();
  const [query, setQuery] = useState("");
  const { data, isPlaceholderData } = useQuery(managedClientsQuery(desk, { search: query.trim(), limit: mostShown }));
  const holders = holdersOf(data?.data ?? [], query).slice(0, mostShown);
  return (
    <PickField
      label="Comensal"
      searchLabel="Buscar comensal"
      placeholder="Nombre o email"
      query={query}
      onQueryChange={setQuery}
      answered={data === undefined || isPlaceholderData ? null : query}
      options={holders.map(({ id, name, email }) => ({
        id,
        label: name,
        detail: (
          <Box fontSize="12px" color="fg.muted" truncate>
            {email}
          </Box>
        ),
      }))}
      hint={(data?.totalCount ?? 0) > mostShown ? "Hay más. Siga escribiendo." : undefined}
      emptyText="No se encontraron comensales"
      error={error}
      onPick={(id) => {
        const found = holders.find((one) => one.id === id);
        if (found !== undefined) onChange(found);
      }}
      opener={(opener) => (
        <Button variant="outline" colorPalette="gray" justifyContent="flex-start" {...opener}>
          {holder === null ? "Elegir comensal" : `${holder.name} · ${holder.email}`}
        </Button>
      )}
    />
  );
}
