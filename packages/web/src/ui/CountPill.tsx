import { Box } from "@chakra-ui/react/box";

/** How many; the label says of what, to those who can't see where it stands. */
export function CountPill({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <Box
      as="span"
      display="inline-grid"
      placeItems="center"
      minW="6"
      h="6"
      px="1.5"
      borderRadius="full"
      bg="brand.muted"
      color="brand.fg"
      fontSize="13px"
      fontWeight="bold"
      lineHeight="1"
      fontVariantNumeric="tabular-nums"
    >
      <span aria-hidden>{count}</span>
      <Box as="span" srOnly>
        {`${count} ${label}`}
      </Box>
    </Box>
  );
}
