import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { PageHeader, type PageHeaderProps } from "./PageHeader.tsx";

export interface PageProps extends PageHeaderProps {
  readonly children: ReactNode;
}

/** A back-office screen: its header, and below it tabs, toolbar and data in one column. */
export function Page({ children, ...header }: PageProps) {
  return (
    <Box
      as="main"
      maxW="1100px"
      mx="auto"
      px={{ base: "14px", md: "5" }}
      py="5"
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <PageHeader {...header} />
      {children}
    </Box>
  );
}
