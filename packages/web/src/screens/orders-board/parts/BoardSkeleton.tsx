import { Box } from "@chakra-ui/react/box";
import * as texts from "../../../texts/orders-board.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";

const places = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function BoardSkeleton() {
  return (
    <Box
      role="status"
      aria-label={texts.loading}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(300px, 1fr))"
      gap="3"
      px={{ base: "14px", md: "5" }}
    >
      {places.map((place) => (
        <Skeleton key={place} height="190px" borderRadius="18px" />
      ))}
    </Box>
  );
}
