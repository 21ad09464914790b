import type { ManagedCategory } from "@cantina/domain/clients";
import { useQuery } from "@tanstack/react-query";
import { managedClientsQuery, useClientCalls } from "../../composition/desk/index.ts";
import * as words from "../../texts/words.ts";
import * as texts from "../../texts/client-forms.ts";
import { Confirmation } from "../forms/index.ts";

export interface DeleteCategoryDialogProps {
  readonly category: ManagedCategory;
  /** Of the category that its clients get. */
  readonly defaultName: string;
  readonly onClose: () => void;
}

export function DeleteCategoryDialog({ category: { id, name }, defaultName, onClose }: DeleteCategoryDialogProps) {
  const calls = useClientCalls();
  const { data } = useQuery(managedClientsQuery(calls, { categoryId: id, limit: 1 }));
  return (
    <Confirmation
      title={words.deleteNamed(name)}
      confirmLabel={words.deleteCategory}
      save={({ key }) => calls.deleteDiscountCategory({ params: { categoryId: id } }, { idempotencyKey: key })}
      changes={["discountCategory", "client"]}
      told={() => ({ kind: "success", title: words.categoryDeleted(name) })}
      onClose={onClose}
    >
      {data !== undefined && `${texts.categoryUsers(data.totalCount)} `}
      {texts.usersMove(defaultName)}
    </Confirmation>
  );
}
