import { filterCatalog } from "@cantina/domain/catalog";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { deletedProductsQuery, useCatalogCalls } from "../../composition/desk/index.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { tileTintAt } from "../../ui/picture-view.ts";
import { CardList } from "./parts/CardList.tsx";

export interface DeletedProductsProps {
  readonly search: string;
  readonly onOpen: (productId: string) => void;
}

const nothing: ReadonlySet<string> = new Set();
const stay = (): void => undefined;

/** What the history still speaks of. EDIT-10 */
export function DeletedProducts({ search, onOpen }: DeletedProductsProps) {
  const calls = useCatalogCalls();
  const { data, failureReason, isFetching, refetch } = useQuery(deletedProductsQuery(calls));
  if (data === undefined) {
    if (failureReason === null) return <Skeleton height="84px" borderRadius="xl" />;
    return (
      <ErrorState
        failure={failureReason}
        title="No se pudieron cargar los productos eliminados"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const shown = filterCatalog(data, search);
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<Trash2 />}
        title={data.length === 0 ? "No hay productos eliminados" : "No se encontraron productos eliminados"}
      />
    );
  return (
    <CardList
      label="Productos eliminados"
      products={shown}
      tint={tileTintAt(1)}
      mode="still"
      selected={nothing}
      helpId=""
      onTouch={onOpen}
      onMove={stay}
      announce={stay}
    />
  );
}
