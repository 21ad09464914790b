import type { ManagedCategory } from "@cantina/domain/clients";
import { useQuery } from "@tanstack/react-query";
import { managedClientsQuery, useClientCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";

export interface DeleteCategoryDialogProps {
  readonly category: ManagedCategory;
  /** Of the category that its clients get. */
  readonly defaultName: string;
  readonly onClose: () => void;
}

function usersText(count: number): string {
  if (count === 0) return "Ningún cliente la usa.";
  return count === 1 ? "La usa 1 cliente." : `La usan ${count} clientes.`;
}

export function DeleteCategoryDialog({ category: { id, name }, defaultName, onClose }: DeleteCategoryDialogProps) {
  const calls = useClientCalls();
  const { data } = useQuery(managedClientsQuery(calls, { categoryId: id, limit: 1 }));
  const deletion = useConfirmation({
    save: ({ key }) => calls.deleteDiscountCategory({ params: { categoryId: id } }, { idempotencyKey: key }),
    changes: ["discountCategory", "client"],
    onSaved: () => {
      void notify({ kind: "success", title: `Se eliminó la categoría ${name}.` });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={deletion} title={`Eliminar ${name}`} confirmLabel="Eliminar categoría">
      {data !== undefined && `${usersText(data.totalCount)} `}
      {`Sus clientes y comensales pasan a ${defaultName}, con su descuento y su balance mínimo.`}
    </EditConfirm>
  );
}
