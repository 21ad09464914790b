import { Box } from "@chakra-ui/react/box";
import { Bell } from "lucide-react";
import * as texts from "../../../texts/layout.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { CountBadge } from "../../../ui/CountBadge.tsx";

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
        <CountBadge count={unresolved} bg={{ _light: "red.600", _dark: "red.500" }} color="red.contrast" />
      )}
    </Box>
  );
}
