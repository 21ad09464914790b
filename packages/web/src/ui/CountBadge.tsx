import { Box, type BoxProps } from "@chakra-ui/react/box";

export interface CountBadgeProps {
  readonly count: number;
  readonly bg: BoxProps["bg"];
  readonly color: BoxProps["color"];
}

/** How many, at the corner of a button whose label says it too. */
export const CountBadge = ({ count, bg, color }: CountBadgeProps) => (
  <Box
    aria-hidden
    position="absolute"
    top="3px"
    insetEnd="2px"
    display="grid"
    placeItems="center"
    minW="22px"
    h="22px"
    px="1"
    borderRadius="full"
    borderWidth="2px"
    borderColor="bg.panel"
    bg={bg}
    color={color}
    fontSize="11px"
    fontWeight="bold"
    lineHeight="1"
    pointerEvents="none"
  >
    {count > 99 ? "99+" : count}
  </Box>
);
