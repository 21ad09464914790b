import { Box } from "@chakra-ui/react/box";
import { UtensilsCrossed } from "lucide-react";

export function LogoMark() {
  return (
    <Box
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="34px"
      borderRadius="md"
      bg="brand.solid"
      color="brand.contrast"
    >
      <UtensilsCrossed size={19} />
    </Box>
  );
}
