import type { ClientAccount } from "@cantina/domain/clients";
import { Dialog } from "../../ui/Dialog.tsx";
import { ClientCouponList } from "./ClientCouponList.tsx";

export interface ClientCouponsDialogProps {
  readonly client: ClientAccount;
  readonly onClose: () => void;
}

export function ClientCouponsDialog({ client, onClose }: ClientCouponsDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={`Cuponeras de ${client.username}`}>
      <ClientCouponList client={client} emptyDetail="Venda una desde las acciones del comensal." />
    </Dialog>
  );
}
