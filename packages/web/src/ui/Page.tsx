import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";

export interface PageProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A back-office screen: its title, its main action, its content. */
export function Page({ title, action, children }: PageProps) {
  return (
    <Box
      as="main"
      maxW="1100px"
      mx="auto"
      px={{ base: "14px", md: "5" }}
      py="5"
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" minH="11">
        <Box as="h1" fontSize="24px" fontWeight="bold" letterSpacing="tight" lineHeight="1.25">
          {title}
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}
