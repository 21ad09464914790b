import { Box } from "@chakra-ui/react/box";
import * as texts from "../../../texts/sale.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";

const places = Array.from({ length: 10 }, (_, place) => place);

export function CatalogSkeleton() {
  return (
    <Box
      role="status"
      aria-label={texts.loadingProducts}
      px={{ base: "14px", md: "5" }}
      pt="5"
      overflow="hidden"
      flex="1"
    >
      <Skeleton w="40" h="5" mb="5" />
      <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(152px, 1fr))" gap="3">
        {places.map((place) => (
          <Skeleton key={place} h="168px" borderRadius="xl" />
        ))}
      </Box>
    </Box>
  );
}
