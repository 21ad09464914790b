import type { Subscription } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { CalendarClock } from "lucide-react";
import { Suspense, useState } from "react";
import { queryKeys } from "../../composition/queries.ts";
import { useSubscriptionDesk } from "../../composition/subscription-desk.ts";
import { useDeskCall } from "../../composition/use-desk-call.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { notify } from "../../ui/notify.ts";
import { SubscriptionCard } from "./parts/SubscriptionCard.tsx";
import { DeleteSubscriptionDialog, SubscriptionDialog } from "./subscription-dialogs.ts";
import { dinersText } from "./subscription-texts.ts";

export interface SubscriptionListProps {
  readonly subscriptions: readonly Subscription[];
  readonly onCreate: () => void;
}

type Asked = { readonly what: "edit" | "disable" | "delete"; readonly subscription: Subscription };

const rereads = [queryKeys.subscriptions, queryKeys.subscriptionPayments];
const isActive = ({ status }: Subscription): boolean => status === "ENABLED";

export function SubscriptionList({ subscriptions, onCreate }: SubscriptionListProps) {
  const desk = useSubscriptionDesk();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const switching = useDeskCall({
    call: ({ id, status }: Subscription) => desk.setStatus(id, status === "ENABLED" ? "DISABLED" : "ENABLED"),
    rereads,
    onDone: ({ name, status }) => {
      const done = status === "ENABLED" ? "Se activó" : "Se desactivó";
      void notify({ kind: "success", title: `${done} la mensualidad ${name}.` });
      close();
    },
  });
  function ask(what: Asked["what"], subscription: Subscription): void {
    setAsked({ what, subscription });
    setIsAsking(true);
  }
  function close(): void {
    setIsAsking(false);
    switching.reset();
  }
  const isAsked = (what: Asked["what"]): boolean => isAsking && asked?.what === what;
  const name = asked?.subscription.name ?? "";

  if (subscriptions.length === 0)
    return (
      <EmptyState
        icon={<CalendarClock />}
        title="No hay mensualidades"
        detail="Una mensualidad se crea para un producto asociado que se entrega todos los meses, como el almuerzo: póngale el nombre del producto, su precio según el día de cobro y los días en que se entrega. Después asocie a los comensales y se les cobra solo."
        action={<Button onClick={onCreate}>Crear la primera</Button>}
      />
    );
  return (
    <>
      <Box
        as="ul"
        aria-label="Mensualidades"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 310px), 1fr))"
        gap="3"
      >
        {subscriptions
          .toSorted((a, b) => Number(isActive(b)) - Number(isActive(a)))
          .map((subscription) => (
            <SubscriptionCard
              key={subscription.id}
              subscription={subscription}
              onEdit={() => ask("edit", subscription)}
              onDelete={() => ask("delete", subscription)}
              onToggle={() => {
                if (isActive(subscription)) ask("disable", subscription);
                else if (!switching.isSending) switching.send(subscription);
              }}
            />
          ))}
      </Box>
      <Suspense fallback={null}>
        {asked !== null && isAsked("edit") && <SubscriptionDialog subscription={asked.subscription} onClose={close} />}
        {asked !== null && isAsked("delete") && (
          <DeleteSubscriptionDialog subscription={asked.subscription} onClose={close} />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={isAsked("disable")}
        title={`Desactivar ${name}`}
        confirmLabel="Desactivar"
        isSending={switching.isSending}
        failure={switching.failure === null ? undefined : sentenceOf(switching.failure)}
        onConfirm={() => {
          if (asked !== null) switching.send(asked.subscription);
        }}
        onClose={close}
      >
        {`Ya no se cobrará a ${dinersText(asked?.subscription.commensalIds.length ?? 0)} ni se entregará, hasta que la vuelva a activar.`}
      </ConfirmDialog>
    </>
  );
}
