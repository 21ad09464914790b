import type { Product } from "@cantina/domain/catalog";
import { type ProductId, matchesSearch, searchText } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Plus, X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Combobox } from "../../../ui/Combobox.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";

export interface ProductsFieldProps {
  readonly products: readonly Product[];
  readonly chosenIds: readonly ProductId[];
  readonly onChange: (productIds: readonly ProductId[]) => void;
  readonly error: string | undefined;
}

const mostShown = 30;

/** One after the other from the catalogue, each with its own way out. */
export function ProductsField({ products, chosenIds, onChange, error }: ProductsFieldProps) {
  const [isSearching, setIsSearching] = useState(false);
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const chosen = new Set(chosenIds);
  const found = products.filter(({ id, name }) => !chosen.has(id) && matchesSearch(searchText(name), sought));
  function close(): void {
    setIsSearching(false);
    setQuery("");
  }
  return (
    <Box role="group" aria-label="Productos asociados" display="flex" flexDirection="column" gap="1.5">
      <Box textStyle="sm" fontWeight="semibold">
        Productos asociados
      </Box>
      {chosenIds.length > 0 && (
        <Box as="ul" display="flex" flexWrap="wrap" gap="2">
          {chosenIds.map((productId) => (
            <ChosenProduct
              key={productId}
              name={products.find(({ id }) => id === productId)?.name ?? ""}
              onRemove={() => onChange(chosenIds.filter((id) => id !== productId))}
            />
          ))}
        </Box>
      )}
      {isSearching ? (
        <Combobox
          label="Buscar producto"
          placeholder="Buscar producto"
          query={query}
          onQueryChange={setQuery}
          options={found.slice(0, mostShown).map(({ id, name }) => ({ id, label: name }))}
          hint={found.length > mostShown ? `Se muestran ${mostShown} de ${found.length}. Siga escribiendo.` : undefined}
          emptyText="No se encontraron productos"
          onClose={close}
          onSelect={(productId) => {
            const product = found.find(({ id }) => id === productId);
            if (product !== undefined) onChange([...chosenIds, product.id]);
            close();
          }}
        />
      ) : (
        <Button variant="outline" colorPalette="gray" onClick={() => setIsSearching(true)}>
          <Plus aria-hidden />
          Agregar producto
        </Button>
      )}
      {error !== undefined && (
        <Box role="alert" fontSize="13px" fontWeight="medium" color="fg.error">
          {error}
        </Box>
      )}
    </Box>
  );
}

function ChosenProduct({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <Box
      as="li"
      display="inline-flex"
      alignItems="center"
      maxW="100%"
      ps="3"
      borderWidth="1px"
      borderRadius="full"
      bg="bg.subtle"
      fontSize="14px"
      fontWeight="medium"
    >
      <Box as="span" truncate>
        {name}
      </Box>
      <IconButton
        label={`Quitar ${name}`}
        icon={<X />}
        h="10"
        w="10"
        minW="10"
        borderRadius="full"
        onClick={onRemove}
      />
    </Box>
  );
}
