import type { ManagedCategory } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { managedCategoriesQuery, useClientCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { Button } from "../../ui/Button.tsx";
import { RenamedCategories } from "../../ui/RenamedCategories.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { CategoryDialog, DeleteCategoryDialog } from "./client-dialogs.ts";
import { CategoryCard } from "./parts/CategoryCard.tsx";

type Open =
  | { readonly action: "edit"; readonly category: ManagedCategory | null }
  | { readonly action: "delete"; readonly category: ManagedCategory }
  | null;

export function CategoriesTab() {
  const calls = useClientCalls();
  const { sources } = useWorkplace();
  const { data: categories, failureReason, refetch, isFetching } = useQuery(managedCategoriesQuery(calls));
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const byDefault = categories?.find(({ id }) => id === cafeteria?.defaultDiscountCategoryId);
  return (
    <>
      <Box>
        <Button onClick={() => setOpen({ action: "edit", category: null })}>
          <Plus aria-hidden />
          Crear categoría
        </Button>
      </Box>
      {categories === undefined && failureReason === null && <Skeleton height="240px" borderRadius="xl" />}
      {categories === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title="No se pudieron cargar las categorías"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      <RenamedCategories categories={categories ?? []} onEdit={(category) => setOpen({ action: "edit", category })} />
      <Box
        as="ul"
        aria-label="Categorías"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 260px), 1fr))"
        gap="3"
      >
        {(categories ?? []).map((category) => (
          <CategoryCard
            key={category.id}
            category={category}
            isDefault={category.id === byDefault?.id}
            onEdit={() => setOpen({ action: "edit", category })}
            onDelete={() => setOpen({ action: "delete", category })}
          />
        ))}
      </Box>
      <Suspense fallback={null}>
        {open?.action === "edit" && <CategoryDialog category={open.category} onClose={close} />}
        {open?.action === "delete" && (
          <DeleteCategoryDialog category={open.category} defaultName={byDefault?.name ?? ""} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
