import type { ManagedCategory } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { managedCategoriesQuery, useClientCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { CardsSkeleton } from "../../ui/CardsSkeleton.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { RenamedCategories } from "../../ui/RenamedCategories.tsx";
import { CategoryDialog, DeleteCategoryDialog } from "./client-dialogs.ts";
import { CategoryCard } from "./parts/CategoryCard.tsx";
import { useLastKnown } from "../../ui/use-last-known.ts";

export interface CategoriesTabProps {
  readonly isAdding: boolean;
  readonly onAdded: () => void;
  /** "": none. */
  readonly editId: string;
  readonly onEdit: (categoryId: string) => void;
}

const columns = "repeat(auto-fill, minmax(min(100%, 300px), 1fr))";

export function CategoriesTab({ isAdding, onAdded, editId, onEdit }: CategoriesTabProps) {
  const calls = useClientCalls();
  const { sources } = useWorkplace();
  const { data: categories, failureReason, refetch, isFetching } = useQuery(managedCategoriesQuery(calls));
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [leaving, setLeaving] = useState<ManagedCategory | null>(null);
  const edited = useLastKnown(categories, editId);
  const byDefault = categories?.find(({ id }) => id === cafeteria?.defaultDiscountCategoryId);
  return (
    <>
      {categories === undefined && failureReason === null && (
        <CardsSkeleton cards={6} height="150px" columns={columns} />
      )}
      {categories === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title="No se pudieron cargar las categorías"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      <RenamedCategories categories={categories ?? []} onEdit={({ id }) => onEdit(id)} />
      <Box as="ul" aria-label="Categorías" display="grid" gridTemplateColumns={columns} gap="3">
        {(categories ?? []).map((category) => (
          <CategoryCard
            key={category.id}
            category={category}
            isDefault={category.id === byDefault?.id}
            onEdit={() => onEdit(category.id)}
            onDelete={() => setLeaving(category)}
          />
        ))}
      </Box>
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
