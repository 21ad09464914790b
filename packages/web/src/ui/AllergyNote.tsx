import { Box } from "@chakra-ui/react/box";
import { TriangleAlert } from "lucide-react";
import * as texts from "../texts/ui.ts";

/** Whatever else there is to see of a diner. */
export const AllergyNote = ({ allergies }: { readonly allergies: string }) => (
  <Box display="flex" gap="1.5" fontSize="13px" lineHeight="18px" fontWeight="semibold" color="fg.warning">
    <Box aria-hidden flexShrink="0" pt="2px">
      <TriangleAlert size={14} />
    </Box>
    <Box minW="0" overflowWrap="anywhere">
      {texts.allergy(allergies)}
    </Box>
  </Box>
);
