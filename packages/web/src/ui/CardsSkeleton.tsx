import { Box } from "@chakra-ui/react/box";
import { Skeleton } from "./Skeleton.tsx";

export interface CardsSkeletonProps {
  readonly cards: number;
  /** Of one card. */
  readonly height: string;
  readonly columns: string;
}

/** Has the shape of the cards that are coming. */
export const CardsSkeleton = ({ cards, height, columns }: CardsSkeletonProps) => (
  <Box aria-hidden display="grid" gridTemplateColumns={columns} gap="3">
    {Array.from({ length: cards }, (_, card) => (
      <Skeleton key={card} height={height} borderRadius="18px" />
    ))}
  </Box>
);
