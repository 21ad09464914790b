import type { ManagedCategory } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { useMutation, useQuery } from "@tanstack/react-query";
import { managedClientsQuery, useClientDesk } from "../../composition/client-desk.ts";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { notify } from "../../ui/notify.ts";
import { FormFrame } from "./parts/FormFrame.tsx";

export interface DeleteCategoryDialogProps {
  /** null: closed. */
  readonly category: ManagedCategory | null;
  /** Of the category that its clients get. */
  readonly defaultName: string;
  readonly onClose: () => void;
}

export function DeleteCategoryDialog({ category, defaultName, onClose }: DeleteCategoryDialogProps) {
  return (
    <Dialog isOpen={category !== null} onClose={onClose} title="Eliminar categoría">
      {category !== null && <DeleteForm category={category} defaultName={defaultName} onDone={onClose} />}
    </Dialog>
  );
}

interface DeleteFormProps {
  readonly category: ManagedCategory;
  readonly defaultName: string;
  readonly onDone: () => void;
}

function usersText(count: number): string {
  if (count === 0) return "Ningún cliente la usa.";
  return count === 1 ? "La usa 1 cliente." : `La usan ${count} clientes.`;
}

function DeleteForm({ category, defaultName, onDone }: DeleteFormProps) {
  const desk = useClientDesk();
  const { live } = useWorkplace();
  const { data } = useQuery(managedClientsQuery(desk, { categoryId: category.id, limit: 1 }));
  const deletion = useMutation({
    mutationFn: () => orReject(desk.deleteCategory(category.id)),
    onSuccess: () => {
      void notify({ kind: "success", title: `Se eliminó la categoría ${category.name}.` });
      onDone();
    },
    onSettled: () => live.takeClients(),
  });
  return (
    <FormFrame
      submitText="Eliminar"
      isDangerous
      isSending={deletion.isPending}
      onCancel={onDone}
      onSubmit={() => deletion.mutate()}
    >
      <Box>
        {`¿Eliminar la categoría ${category.name}? `}
        {data !== undefined && `${usersText(data.totalCount)} `}
        {`Sus clientes y comensales pasan a ${defaultName}, con su descuento y su balance mínimo.`}
      </Box>
      {deletion.error instanceof QueryRefusal && <Notice kind="error">{sentenceOf(deletion.error.failure)}</Notice>}
    </FormFrame>
  );
}
