import { Box } from "@chakra-ui/react/box";
import { Bell } from "lucide-react";
import * as texts from "../../../texts/layout.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

export interface ClaimsBellProps {
  readonly unresolved: number;
  readonly onOpen: () => void;
}

export function ClaimsBell({ unresolved, onOpen }: ClaimsBellProps) {
  const label = unresolved === 0 ? texts.claims : texts.unsolvedClaims(unresolved);
  return (
    <Box position="relative">
      <IconButton label={label} icon={<Bell />} onClick={onOpen} />
      {unresolved > 0 && (
        <Box
          aria-hidden
          position="absolute"
          top="3px"
          insetEnd="2px"
          display="grid"
          placeItems="center"
          minW="22px"
          h="22px"
          px="1"
          borderRadius="full"
          borderWidth="2px"
          borderColor="bg.panel"
          bg={{ _light: "red.600", _dark: "red.500" }}
          color="red.contrast"
          fontSize="11px"
          fontWeight="bold"
          lineHeight="1"
          pointerEvents="none"
        >
          {unresolved > 99 ? "99+" : unresolved}
        </Box>
      )}
    </Box>
  );
}
