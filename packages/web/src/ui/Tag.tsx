import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";

const looks = {
  success: { bg: "bg.success", color: "fg.success" },
  warning: { bg: "bg.warning", color: "fg.warning" },
  error: { bg: "bg.error", color: "fg.error" },
  neutral: { bg: "bg.muted", color: "fg.muted" },
} as const;

export interface TagProps {
  readonly tone: keyof typeof looks;
  /** Colour is never the only sign. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Tag({ tone, icon, children }: TagProps) {
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      flexShrink="0"
      gap="1.5"
      px="2.5"
      py="1"
      borderRadius="full"
      fontSize="12px"
      fontWeight="semibold"
      lineHeight="1.3"
      // A phone's half column is narrower than the longest state in some language.
      whiteSpace={{ base: "normal", md: "nowrap" }}
      css={{ "& svg": { boxSize: "14px", flexShrink: 0 } }}
      {...looks[tone]}
    >
      {icon !== undefined && (
        <Box as="span" aria-hidden display="inline-flex">
          {icon}
        </Box>
      )}
      {children}
    </Box>
  );
}
