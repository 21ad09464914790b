import { Skeleton as ChakraSkeleton, type SkeletonProps } from "@chakra-ui/react/skeleton";

export function Skeleton(props: SkeletonProps) {
  return <ChakraSkeleton aria-hidden {...props} />;
}
