import type { Diner } from "@cantina/domain/clients";
import type { DinerView } from "./DinerCard.tsx";

export const dinerView = ({ commensal, client, className }: Diner): DinerView => ({
  id: commensal.id,
  name: `${commensal.firstName} ${commensal.lastName}`,
  detail: className === null ? client.username : `${className} · ${client.username}`,
  balance: client.balance,
});
