import type { ClientAccount } from "@cantina/domain/clients";
import { formatMoney } from "@cantina/domain/kernel";
import { useId } from "react";
import { useMoneyCall } from "../../composition/use-money-call.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { notify } from "../../ui/notify.ts";
import { useRegisterNeed } from "../../composition/use-register-need.ts";
import { BalanceChargeForm } from "./BalanceChargeForm.tsx";

export interface BalanceChargeDialogProps {
  readonly client: ClientAccount;
  readonly onClose: () => void;
}

export function BalanceChargeDialog({ client, onClose }: BalanceChargeDialogProps) {
  const { sources, live, printing } = useWorkplace();
  const formId = useId();
  const isRegisterMissing = useRegisterNeed();
  const call = useMoneyCall({
    call: sources.balanceCharges.charge,
    onBooked: ({ transaction, balanceAfter }) => {
      // The family takes a receipt with it, where there is a printer.
      if (printing.view.get().isReady) {
        void printing.printTopUp({
          clientName: client.username,
          dinerNames: client.commensals.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
          amount: transaction.totalPrice,
          paymentMethod: transaction.paymentMethod,
          balanceAfter,
        });
      }
      void live.takePayment(client.id);
      void notify({
        kind: "success",
        title: "Se recargó el saldo correctamente.",
        detail: `Saldo: ${formatMoney(balanceAfter)}`,
      });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Recargar saldo"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={call.isSending}
            disabled={isRegisterMissing || call.resend !== null}
          >
            Recargar
          </Button>
        </>
      }
    >
      <BalanceChargeForm formId={formId} client={client} call={call} isRegisterMissing={isRegisterMissing} />
    </Dialog>
  );
}
