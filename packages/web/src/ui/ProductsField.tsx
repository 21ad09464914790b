import type { ProductId } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { X } from "lucide-react";
import * as texts from "../texts/ui.ts";
import { IconButton } from "./IconButton.tsx";
import { ProductPickField } from "./ProductPickField.tsx";

export interface ProductsFieldProps {
  readonly label: string;
  /** By which the chosen ones are named, too. */
  readonly products: readonly { readonly id: ProductId; readonly name: string }[];
  readonly chosenIds: readonly ProductId[];
  readonly onChange: (productIds: readonly ProductId[]) => void;
  readonly error: string | undefined;
}

/** One after the other from the catalogue, each with its own way out. */
export function ProductsField({ label, products, chosenIds, onChange, error }: ProductsFieldProps) {
  const chosen = new Set(chosenIds);
  return (
    <ProductPickField
      label={label}
      products={products.filter(({ id }) => !chosen.has(id)).map(({ id, name }) => ({ id, name }))}
      error={error}
      onPick={(productId) => onChange([...chosenIds, productId])}
    >
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
    </ProductPickField>
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
        label={texts.removeNamed(name)}
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
