import { Box } from "@chakra-ui/react/box";

const initialsOf = (name: string): string =>
  name
    .split(/[\s._-]+/u)
    .filter((word) => word !== "")
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase("es"))
    .join("");

export interface AvatarProps {
  readonly name: string;
  /** In pixels. */
  readonly size?: number;
}

/** The name itself stands beside it, so the initials are hidden from readers. */
export function Avatar({ name, size = 34 }: AvatarProps) {
  return (
    <Box
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize={`${size}px`}
      borderRadius="full"
      bg="brand.muted"
      color="brand.fg"
      fontSize={size < 38 ? "13px" : "14px"}
      fontWeight="semibold"
      lineHeight="1"
    >
      {initialsOf(name)}
    </Box>
  );
}
