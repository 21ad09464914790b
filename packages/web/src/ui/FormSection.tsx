import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";

export interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields of a long form that belong together. */
export const FormSection = ({ title, children }: FormSectionProps) => (
  <Box as="section" display="flex" flexDirection="column" gap="4" _notFirst={{ pt: "4", borderTopWidth: "1px" }}>
    <Box as="h3" fontSize="15px" fontWeight="bold">
      {title}
    </Box>
    {children}
  </Box>
);
