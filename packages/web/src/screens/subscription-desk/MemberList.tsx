import { type PaymentState, type Subscription, memberGroups } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { SearchX, Users } from "lucide-react";
import { Suspense, useDeferredValue, useMemo, useState } from "react";
import { useDiners } from "../../composition/workplace/index.ts";
import { Chip } from "../../ui/Chip.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { Leaving } from "./UnlinkDialog.tsx";
import { MemberGroupCard } from "./parts/MemberGroupCard.tsx";
import { ChargeDialog, UnlinkDialog } from "./subscription-dialogs.ts";

export interface MemberListProps {
  readonly subscriptions: readonly Subscription[];
  /** undefined: not known yet. */
  readonly payments: readonly PaymentState[] | undefined;
  readonly isUnpaidOnly: boolean;
  readonly onUnpaidOnly: (isUnpaidOnly: boolean) => void;
}

export function MemberList({ subscriptions, payments, isUnpaidOnly, onUnpaidOnly }: MemberListProps) {
  const diners = useDiners();
  const [text, setText] = useState("");
  const sought = useDeferredValue(text);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [charging, setCharging] = useState<Subscription | null>(null);
  const groups = useMemo(
    () => memberGroups({ subscriptions, payments: payments ?? [], diners, text: sought, isUnpaidOnly }),
    [subscriptions, payments, diners, sought, isUnpaidOnly],
  );
  const isNarrowed = text.trim() !== "" || isUnpaidOnly;

  if (payments === undefined) return <Skeleton height="240px" borderRadius="18px" />;
  const unpaid = payments.filter(({ isPaid, price }) => !isPaid && price !== null).length;
  if (subscriptions.length === 0)
    return (
      <EmptyState
        icon={<Users />}
        title="No hay mensualidades"
        detail="Cree una en la pestaña Mensualidades y después asocie aquí a los comensales."
      />
    );
  return (
    <>
      <Box as="search" display="flex" flexDirection="column" gap="3">
        <TextField
          label="Buscar comensal"
          type="search"
          placeholder="Nombre, clase o familia"
          value={text}
          onChange={setText}
        />
        <Box role="group" aria-label="Pago" display="flex" gap="2" flexWrap="wrap">
          <Chip aria-pressed={!isUnpaidOnly} onClick={() => onUnpaidOnly(false)}>
            Todos
          </Chip>
          <Chip aria-pressed={isUnpaidOnly} onClick={() => onUnpaidOnly(true)}>
            {`Sin pagar (${unpaid})`}
          </Chip>
        </Box>
      </Box>
      {groups.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={isUnpaidOnly && text.trim() === "" ? "Todos pagaron este mes" : "No se encontraron comensales"}
          detail="Pruebe con otra búsqueda o cambie el filtro."
        />
      )}
      {groups.map((group) => (
        <MemberGroupCard
          key={`${group.subscription.id} ${isNarrowed}`}
          group={group}
          isOpenAtFirst={isNarrowed || groups.length === 1}
          onCharge={() => setCharging(group.subscription)}
          onUnlink={({ diner, payment }) =>
            setLeaving({
              subscriptionId: payment.subscriptionId,
              subscriptionName: group.subscription.name,
              commensalId: payment.commensalId,
              commensalName: `${diner.commensal.firstName} ${diner.commensal.lastName}`,
            })
          }
        />
      ))}
      <Suspense fallback={null}>
        {leaving !== null && <UnlinkDialog leaving={leaving} onClose={() => setLeaving(null)} />}
        {charging !== null && (
          <ChargeDialog
            subscription={charging}
            payments={payments.filter(({ subscriptionId }) => subscriptionId === charging.id)}
            onClose={() => setCharging(null)}
          />
        )}
      </Suspense>
    </>
  );
}
