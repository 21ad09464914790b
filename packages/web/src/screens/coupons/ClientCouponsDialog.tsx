import type { ClientAccount } from "@cantina/domain/clients";
import * as texts from "../../texts/coupons.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { ClientCouponList } from "./ClientCouponList.tsx";

export interface ClientCouponsDialogProps {
  readonly client: ClientAccount;
  readonly onClose: () => void;
}

export function ClientCouponsDialog({ client, onClose }: ClientCouponsDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.couponsOfClient(client.username)}>
      <ClientCouponList client={client} emptyDetail={texts.sellOne} />
    </Dialog>
  );
}
