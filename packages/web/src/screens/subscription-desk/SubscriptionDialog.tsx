import type { Subscription, SubscriptionDraft } from "@cantina/domain/subscriptions";
import { useId } from "react";
import { queryKeys } from "../../composition/queries.ts";
import { useSubscriptionDesk } from "../../composition/subscription-desk.ts";
import { useDeskCall } from "../../composition/use-desk-call.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { notify } from "../../ui/notify.ts";
import { SubscriptionForm } from "./SubscriptionForm.tsx";

export interface SubscriptionDialogProps {
  readonly isOpen: boolean;
  /** null: a new one. */
  readonly subscription: Subscription | null;
  readonly onClose: () => void;
}

export function SubscriptionDialog({ isOpen, subscription, onClose }: SubscriptionDialogProps) {
  const formId = useId();
  const desk = useSubscriptionDesk();
  const saving = useDeskCall({
    call: (draft: SubscriptionDraft) =>
      subscription === null ? desk.createSubscription(draft) : desk.updateSubscription(subscription.id, draft),
    rereads: [queryKeys.subscriptions, queryKeys.subscriptionPayments],
    onDone: ({ name }) => {
      const done = subscription === null ? "Se creó" : "Se guardó";
      void notify({ kind: "success", title: `${done} la mensualidad ${name}.` });
      onClose();
    },
  });
  function close(): void {
    saving.reset();
    onClose();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={subscription === null ? "Crear mensualidad" : "Editar mensualidad"}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={saving.isSending}>
            {subscription === null ? "Crear" : "Guardar"}
          </Button>
        </>
      }
    >
      <SubscriptionForm
        formId={formId}
        subscription={subscription}
        failure={saving.failure === null ? null : sentenceOf(saving.failure)}
        onSubmit={(draft) => {
          if (!saving.isSending) saving.send(draft);
        }}
      />
    </Dialog>
  );
}
