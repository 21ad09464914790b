import type { Category, CategoryGroup, Product } from "@cantina/domain/catalog";
import type { CategoryId } from "@cantina/domain/kernel";
import { noSchoolRules } from "@cantina/domain/school-rules";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { FolderPlus } from "lucide-react";
import { useDeferredValue, useId, useState } from "react";
import { subscriptionsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/products.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { CategorySection } from "./parts/CategorySection.tsx";
import { SubscriptionCards } from "./parts/SubscriptionCards.tsx";
import { useDrawn } from "./use-drawn.ts";
import type { Products } from "./use-products.ts";

export interface CatalogSectionsProps {
  readonly catalog: Products;
  readonly shown: readonly CategoryGroup[];
  /** What they were filtered by; "": by nothing. */
  readonly filter: string;
  readonly isSelecting: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onTouch: (productId: string) => void;
  readonly onSelectAll: (products: readonly Product[]) => void;
  readonly onAdd: (categoryId: CategoryId) => void;
  /** A category. */
  readonly onCreate: () => void;
  readonly onEdit: (category: Category) => void;
  readonly onDelete: (category: Category, products: readonly Product[]) => void;
  readonly onClear: () => void;
}

export function CatalogSections(props: CatalogSectionsProps) {
  "use memo";
  const { catalog, shown, filter, selected } = props;
  // The pressed button is painted first, the cards in sight next, and behind them all others.
  const isSelecting = useDeferredValue(props.isSelecting);
  const isFiltered = filter !== "";
  const helpId = useId();
  const drawn = useDrawn(filter, shown);
  const mode = isSelecting ? "select" : isFiltered ? "still" : "sort";
  // Two thousand cards that turn into something else would stop the page.
  const laterMode = useDeferredValue(mode);
  const [spoken, setSpoken] = useState("");
  if (shown.length === 0)
    return isFiltered ? (
      <NoResult title={words.noProductsFound} onClear={props.onClear} />
    ) : (
      <EmptyState
        icon={<FolderPlus />}
        title={texts.noCategories}
        detail={texts.noCategoriesHint}
        action={<Button onClick={props.onCreate}>{words.createCategory}</Button>}
      />
    );
  return (
    <Box display="flex" flexDirection="column" gap="5" css={{ containerType: "inline-size" }}>
      <Box id={helpId} srOnly>
        {texts.moveHelp}
      </Box>
      <Box role="status" aria-live="assertive" srOnly>
        {spoken}
      </Box>
      {shown.map((group, index) => (
        <CategorySection
          key={group.category.id}
          group={group}
          first={drawn.first[index] ?? 0}
          drawn={drawn.all[index] ?? 0}
          mode={mode}
          laterMode={laterMode}
          selected={selected}
          rules={catalog.cafeteria ?? noSchoolRules}
          helpId={helpId}
          isFirst={index === 0 || isFiltered}
          isLast={index === shown.length - 1 || isFiltered}
          onTouch={props.onTouch}
          announce={setSpoken}
          onMoveCard={(productId, to) => catalog.moveProduct(group, productId, to)}
          onMoveCategory={(by) => catalog.moveCategory(group.category.id, by)}
          onAdd={() => props.onAdd(group.category.id)}
          onEdit={() => props.onEdit(group.category)}
          // All of it goes, whatever a search leaves to be seen.
          onDelete={() => props.onDelete(group.category, allOf(catalog, group))}
          onSelectAll={() => props.onSelectAll(group.products)}
        />
      ))}
      {!isFiltered && !isSelecting && <Subscriptions catalog={catalog} />}
    </Box>
  );
}

const allOf = ({ sections }: Products, { category, products }: CategoryGroup): readonly Product[] =>
  sections.find((section) => section.category.id === category.id)?.products ?? products;

function Subscriptions({ catalog }: Pick<CatalogSectionsProps, "catalog">) {
  const { sources } = useWorkplace();
  const has = catalog.cafeteria?.features.includes("subscriptions") ?? false;
  const { data: subscriptions = [] } = useQuery(subscriptionsQuery(sources, has));
  const navigate = useNavigate();
  if (!has || subscriptions.length === 0) return null;
  return <SubscriptionCards subscriptions={subscriptions} onOpen={() => void navigate({ to: "/subscriptions" })} />;
}
