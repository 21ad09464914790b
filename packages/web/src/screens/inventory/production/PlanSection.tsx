import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";

export interface PlanSectionProps {
  /** Where the key figures lead. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export const PlanSection = ({ id, title, children }: PlanSectionProps) => (
  <Box
    as="section"
    id={id}
    aria-label={title}
    scrollMarginTop="4"
    display="flex"
    flexDirection="column"
    gap="2.5"
    mt="3"
  >
    <Box as="h2" fontSize="18px" fontWeight="semibold" lineHeight="1.3">
      {title}
    </Box>
    {children}
  </Box>
);
