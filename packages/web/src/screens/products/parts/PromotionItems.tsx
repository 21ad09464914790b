import type { Product } from "@cantina/domain/catalog";
import { type ItemEntry, type ItemsFault, choosableProducts, promotionLimits } from "@cantina/domain/catalog-editing";
import { type ProductId, formatMoneyShort } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Trash2 } from "lucide-react";
import { productFaultTexts } from "../../../texts/product-fault-texts.ts";
import * as texts from "../../../texts/product-form.ts";
import * as list from "../../../texts/products.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { ProductPickField } from "../../../ui/ProductPickField.tsx";
import { Stepper } from "../../../ui/Stepper.tsx";

export interface PromotionItemsProps {
  /** The catalogue. */
  readonly products: readonly Product[];
  readonly items: readonly ItemEntry[];
  readonly fault: ItemsFault | undefined;
  readonly onChange: (items: readonly ItemEntry[]) => void;
}

/** What a promotion is made of: any product on sale, so many units of each. EDIT-12 */
export function PromotionItems({ products, items, fault, onChange }: PromotionItemsProps) {
  const free = choosableProducts(products, items);
  const change = (productId: ProductId, quantity: number): void =>
    onChange(items.map((item) => (item.productId === productId ? { ...item, quantity } : item)));
  return (
    <ProductPickField
      label={texts.productsOfPromotion}
      products={free.map(({ id, name, price }) => ({ id, name, detail: formatMoneyShort(price) }))}
      error={fault === undefined ? undefined : productFaultTexts.items[fault]}
      onPick={(productId) => onChange([...items, { productId, quantity: 1 }])}
    >
      {items.length > 0 && (
        <Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="lg" overflow="hidden">
          {items.map(({ productId, quantity }) => (
            <Item
              key={productId}
              product={products.find(({ id }) => id === productId)}
              quantity={quantity}
              onQuantity={(next) => change(productId, next)}
              onRemove={() => onChange(items.filter((item) => item.productId !== productId))}
            />
          ))}
        </Box>
      )}
    </ProductPickField>
  );
}

interface ItemProps {
  readonly product: Product | undefined;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

function Item({ product, quantity, onQuantity, onRemove }: ItemProps) {
  const name = product?.name ?? list.product;
  return (
    <Box
      as="li"
      display="flex"
      alignItems="center"
      gap="2"
      ps="3"
      pe="1"
      py="1.5"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: "0" }}
    >
      <Box flex="1" minW="0">
        <Box fontWeight="medium" lineClamp="2" overflowWrap="anywhere">
          {name}
        </Box>
        {product !== undefined && <AmountText amount={product.price} fontSize="13px" color="fg.muted" />}
      </Box>
      <Stepper
        name={name}
        quantity={quantity}
        canAdd={quantity < promotionLimits.quantity}
        canRemove={quantity > 1}
        onAdd={() => onQuantity(quantity + 1)}
        onRemove={() => onQuantity(quantity - 1)}
      />
      <IconButton label={texts.takeOut(name)} icon={<Trash2 />} onClick={onRemove} />
    </Box>
  );
}
