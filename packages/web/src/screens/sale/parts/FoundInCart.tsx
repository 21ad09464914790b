import { Box } from "@chakra-ui/react/box";

export interface FoundInCartProps {
  readonly found: readonly { readonly productId: string; readonly name: string; readonly detail: string }[];
}

/** What of the cart a question is about, and why. */
export const FoundInCart = ({ found }: FoundInCartProps) => (
  <Box as="ul" borderWidth="1px" borderRadius="lg" bg="bg.error" px="3.5" py="1.5" maxH="14rem" overflowY="auto">
    {found.map(({ productId, name, detail }) => (
      <Box as="li" key={productId} display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" py="1.5">
        <span>{name}</span>
        <Box as="span" color="fg.error" fontWeight="semibold">
          {detail}
        </Box>
      </Box>
    ))}
  </Box>
);
