import { type ProductId, matchesSearch, searchText } from "@cantina/domain/kernel";
import { Plus } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import * as texts from "../texts/ui.ts";
import * as words from "../texts/words.ts";
import { Button } from "./Button.tsx";
import { PickField } from "./PickField.tsx";

interface Pickable {
  readonly id: ProductId;
  readonly name: string;
  readonly detail?: ReactNode;
}

export interface ProductPickFieldProps {
  readonly label: string;
  /** Those that can still be chosen. */
  readonly products: readonly Pickable[];
  readonly onPick: (productId: ProductId) => void;
  readonly error: string | undefined;
  /** What is chosen already. */
  readonly children?: ReactNode;
}

const mostShown = 30;

/** Products of the catalogue, found by name, one after the other. */
export function ProductPickField({ label, products, onPick, error, children }: ProductPickFieldProps) {
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const found = products.filter(({ name }) => matchesSearch(searchText(name), sought));
  return (
    <PickField
      label={label}
      searchLabel={words.findProduct}
      placeholder={words.findProduct}
      query={query}
      onQueryChange={setQuery}
      answered={sought}
      options={found.slice(0, mostShown).map(({ id, name, detail }) => ({ id, label: name, detail }))}
      hint={found.length > mostShown ? texts.someShown(mostShown, found.length) : undefined}
      emptyText={words.noProductsFound}
      error={error}
      onPick={(productId) => {
        const product = found.find(({ id }) => id === productId);
        if (product !== undefined) onPick(product.id);
      }}
      opener={(opener) => (
        <Button variant="outline" colorPalette="gray" size="sm" alignSelf="flex-start" mt="1" {...opener}>
          <Plus aria-hidden />
          {words.addProduct}
        </Button>
      )}
    >
      {children}
    </PickField>
  );
}
