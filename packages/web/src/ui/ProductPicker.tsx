import { type ProductId, matchesSearch, searchText } from "@cantina/domain/kernel";
import { Plus } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { Button } from "./Button.tsx";
import { Combobox } from "./Combobox.tsx";

interface Pickable {
  readonly id: ProductId;
  readonly name: string;
  readonly detail?: ReactNode;
}

export interface ProductPickerProps {
  /** Those that can still be chosen. */
  readonly products: readonly Pickable[];
  readonly onPick: (productId: ProductId) => void;
}

const mostShown = 30;

/** A button that becomes a search, and a button again once a product is found. */
export function ProductPicker({ products, onPick }: ProductPickerProps) {
  const [isSearching, setIsSearching] = useState(false);
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  function close(): void {
    setIsSearching(false);
    setQuery("");
  }
  if (!isSearching)
    return (
      <Button variant="outline" colorPalette="gray" onClick={() => setIsSearching(true)}>
        <Plus aria-hidden />
        Agregar producto
      </Button>
    );
  const found = products.filter(({ name }) => matchesSearch(searchText(name), sought));
  return (
    <Combobox
      label="Buscar producto"
      placeholder="Buscar producto"
      query={query}
      onQueryChange={setQuery}
      options={found.slice(0, mostShown).map(({ id, name, detail }) => ({ id, label: name, detail }))}
      hint={found.length > mostShown ? `Se muestran ${mostShown} de ${found.length}. Siga escribiendo.` : undefined}
      emptyText="No se encontraron productos"
      onClose={close}
      onSelect={(productId) => {
        const product = found.find(({ id }) => id === productId);
        if (product !== undefined) onPick(product.id);
        close();
      }}
    />
  );
}
