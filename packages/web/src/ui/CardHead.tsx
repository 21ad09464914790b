import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import styles from "./CardHead.module.css";
import { ProductPicture } from "./ProductPicture.tsx";

export interface CardHeadProps {
  readonly title: string;
  readonly detail: ReactNode;
  /** Where there is no picture. */
  readonly icon: ReactNode;
  readonly imageUrl?: string | null;
  /** What is not sold now is grey. */
  readonly isActive?: boolean;
}

/** What a card of the office is about. */
export function CardHead({ title, detail, icon, imageUrl = null, isActive = true }: CardHeadProps) {
  return (
    <Box display="flex" alignItems="flex-start" gap="3" minW="0">
      {imageUrl === null ? (
        <Box
          aria-hidden
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize="52px"
          borderRadius="13px"
          bg={isActive ? "brand.muted" : "bg.muted"}
          color={isActive ? "brand.fg" : "fg.muted"}
          css={{ "& svg": { boxSize: "24px" } }}
        >
          {icon}
        </Box>
      ) : (
        <Box filter={isActive ? undefined : "grayscale(1)"} opacity={isActive ? undefined : 0.7}>
          <ProductPicture picture={{ url: imageUrl, tint: "crust" }} className={styles["picture"]} />
        </Box>
      )}
      <Box flex="1" minW="0" pt="0.5">
        <Box as="h2" fontSize="16px" fontWeight="semibold" lineHeight="1.3" lineClamp="2" overflowWrap="anywhere">
          {title}
        </Box>
        <Box fontSize="13px" color="fg.muted" lineHeight="1.4" overflowWrap="anywhere">
          {detail}
        </Box>
      </Box>
    </Box>
  );
}
