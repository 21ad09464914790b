import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";

export interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A row of a list of facts: what it is, and what is so. */
export const Fact = ({ label, children }: FactProps) => (
  <>
    <Box as="dt" color="fg.muted">
      {label}
    </Box>
    <Box as="dd" overflowWrap="anywhere">
      {children}
    </Box>
  </>
);
