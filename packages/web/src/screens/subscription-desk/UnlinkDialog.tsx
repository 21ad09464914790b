import type { CommensalId, SubscriptionId } from "@cantina/domain/kernel";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";

export type Leaving = {
  readonly subscriptionId: SubscriptionId;
  readonly subscriptionName: string;
  readonly commensalId: CommensalId;
  readonly commensalName: string;
};

export function UnlinkDialog({ leaving, onClose }: { readonly leaving: Leaving; readonly onClose: () => void }) {
  const { subscriptionId, subscriptionName, commensalId, commensalName } = leaving;
  const calls = useSubscriptionCalls();
  const unlinking = useConfirmation({
    save: ({ key }) => calls.unlinkCommensal({ params: { subscriptionId, commensalId } }, { idempotencyKey: key }),
    changes: ["subscription"],
    onSaved: () => {
      void notify({ kind: "success", title: `Se desvinculó a ${commensalName} de ${subscriptionName}.` });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={unlinking} title={`Desvincular a ${commensalName}`} confirmLabel="Desvincular">
      {`Ya no se le cobrará ni se le entregará ${subscriptionName}. Lo que pagó queda en el historial.`}
    </EditConfirm>
  );
}
