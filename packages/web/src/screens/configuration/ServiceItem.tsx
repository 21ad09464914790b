import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";

/** Companies outside, one below the other. */
export const ServiceList = ({ children }: { readonly children: ReactNode }) => (
  <Box as="ul" listStyleType="none" display="flex" flexDirection="column">
    {children}
  </Box>
);

export const ServiceItem = ({ children }: { readonly children: ReactNode }) => (
  <Box as="li" py="4" _first={{ pt: "0" }} _last={{ pb: "0" }} _notFirst={{ borderTopWidth: "1px" }}>
    {children}
  </Box>
);
