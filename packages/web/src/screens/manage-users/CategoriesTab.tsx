import type { ManagedCategory } from "@cantina/domain/clients";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { managedCategoriesQuery, useClientCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/clients.ts";
import * as words from "../../texts/words.ts";
import { CardGrid, CardsSkeleton } from "../../ui/CardGrid.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { RenamedCategories } from "../../ui/RenamedCategories.tsx";
import { CategoryDialog, DeleteCategoryDialog } from "./client-dialogs.ts";
import { CategoryCard } from "./parts/CategoryCard.tsx";
import { useOpened } from "../../ui/use-opened.ts";

export interface CategoriesTabProps {
  readonly isAdding: boolean;
  readonly onAdded: () => void;
  /** "": none. */
  readonly editId: string;
  readonly onEdit: (categoryId: string) => void;
}

export function CategoriesTab({ isAdding, onAdded, editId, onEdit }: CategoriesTabProps) {
  const calls = useClientCalls();
  const { sources } = useWorkplace();
  const { data: categories, failureReason, refetch, isFetching } = useQuery(managedCategoriesQuery(calls));
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [leaving, setLeaving] = useState<ManagedCategory | null>(null);
  const edited = useOpened(categories, editId);
  const byDefault = categories?.find(({ id }) => id === cafeteria?.defaultDiscountCategoryId);
  return (
    <>
      {categories === undefined && failureReason === null && <CardsSkeleton />}
      {categories === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={words.categoriesUnreadable}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      <RenamedCategories categories={categories ?? []} onEdit={({ id }) => onEdit(id)} />
      <CardGrid label={texts.categories}>
        {(categories ?? []).map((category) => (
          <CategoryCard
            key={category.id}
            category={category}
            isDefault={category.id === byDefault?.id}
            onEdit={() => onEdit(category.id)}
            onDelete={() => setLeaving(category)}
          />
        ))}
      </CardGrid>
      <Suspense fallback={null}>
        {isAdding && <CategoryDialog category={null} onClose={onAdded} />}
        {edited !== null && <CategoryDialog key={edited.id} category={edited} onClose={() => onEdit("")} />}
        {leaving !== null && (
          <DeleteCategoryDialog
            category={leaving}
            defaultName={byDefault?.name ?? ""}
            onClose={() => setLeaving(null)}
          />
        )}
      </Suspense>
    </>
  );
}
