import type { Subscription, SubscriptionDraft } from "@cantina/domain/subscriptions";
import { queryKeys } from "../../composition/queries.ts";
import { useSubscriptionDesk } from "../../composition/subscription-desk.ts";
import { useDeskCall } from "../../composition/use-desk-call.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { notify } from "../../ui/notify.ts";
import { SubscriptionForm } from "./SubscriptionForm.tsx";

export interface SubscriptionDialogProps {
  readonly isOpen: boolean;
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly subscription: Subscription | null;
  readonly onClose: () => void;
}

export function SubscriptionDialog({ isOpen, subscription, onClose }: SubscriptionDialogProps) {
  const desk = useSubscriptionDesk();
  const saving = useDeskCall({
    call: (draft: SubscriptionDraft) =>
      subscription === null ? desk.createSubscription(draft) : desk.updateSubscription(subscription, draft),
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
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={subscription === null ? "Crear mensualidad" : "Editar mensualidad"}
      submitText={subscription === null ? "Crear" : "Guardar"}
      isSending={saving.isSending}
    >
      {(formId) => (
        <SubscriptionForm
          formId={formId}
          subscription={subscription}
          failure={saving.failure === null ? null : sentenceOf(saving.failure)}
          onSubmit={(draft) => {
            if (!saving.isSending) saving.send(draft);
          }}
        />
      )}
    </FormDialog>
  );
}
