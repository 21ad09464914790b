import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { CountPill } from "../../../ui/CountPill.tsx";

export interface BoardHeaderProps {
  /** null: not known yet. */
  readonly pendingToday: number | null;
  readonly children?: ReactNode;
}

export function BoardHeader({ pendingToday, children }: BoardHeaderProps) {
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="2.5"
      px={{ base: "14px", md: "5" }}
      pt={{ base: "3", md: "4" }}
      pb="3"
      minH="11"
    >
      <Box flex="1" minW="0" display="flex" alignItems="center" gap="2.5">
        <Box as="h1" fontSize={{ base: "20px", md: "24px" }} fontWeight="bold" letterSpacing="tight" lineHeight="1.25">
          Comandas
        </Box>
        {pendingToday !== null && <CountPill count={pendingToday} label="pendientes de hoy" />}
      </Box>
      {children}
    </Box>
  );
}
