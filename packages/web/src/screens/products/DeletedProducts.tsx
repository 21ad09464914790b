import { filterCatalog } from "@cantina/domain/catalog";
import { noSchoolRules } from "@cantina/domain/school-rules";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { deletedProductsQuery, useCatalogCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/product-dialogs.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FoundList } from "../../ui/FoundList.tsx";
import { tileTintAt } from "../../ui/picture-view.ts";
import { ProductsSkeleton } from "./ProductsSkeleton.tsx";
import { CardList } from "./parts/CardList.tsx";

export interface DeletedProductsProps {
  readonly search: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
  readonly onOpen: (productId: string) => void;
}

const nothing: ReadonlySet<string> = new Set();
const stay = (): void => undefined;

/** What the history still speaks of. EDIT-10 */
export function DeletedProducts({ search, page, onPage, onClear, onOpen }: DeletedProductsProps) {
  const calls = useCatalogCalls();
  const read = useQuery(deletedProductsQuery(calls));
  return (
    <FoundList
      read={read}
      errorTitle={texts.deletedUnreadable}
      skeleton={<ProductsSkeleton />}
      empty={<EmptyState icon={<Trash2 />} title={texts.noDeleted} detail={texts.noDeletedHint} />}
      found={filterCatalog(read.data ?? [], search)}
      noResultTitle={texts.noDeletedFound}
      onClear={onClear}
      page={page}
      onPage={onPage}
    >
      {(products) => (
        <CardList
          label={texts.deletedProducts}
          products={products}
          first={products.length}
          drawn={products.length}
          tint={tileTintAt(1)}
          mode="still"
          laterMode="still"
          selected={nothing}
          rules={noSchoolRules}
          helpId=""
          onTouch={onOpen}
          onMove={stay}
          announce={stay}
        />
      )}
    </FoundList>
  );
}
