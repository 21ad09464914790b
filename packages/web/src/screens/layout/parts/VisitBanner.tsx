import { Box } from "@chakra-ui/react/box";
import { Eye } from "lucide-react";
import * as texts from "../../../texts/layout.ts";

interface VisitBannerProps {
  readonly cafeteriaName: string;
}

/** Whoever works in somebody else's cafeteria must never forget whose money it is. */
export function VisitBanner({ cafeteriaName }: VisitBannerProps) {
  return (
    <Box
      role="status"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      px="4"
      py="1.5"
      bg="bg.warning"
      color="fg.warning"
      borderBottomWidth="1px"
      borderColor="mango.border"
      textStyle="xs"
      fontWeight="medium"
    >
      <Eye aria-hidden size={16} />
      <span>{texts.visiting(cafeteriaName)}</span>
    </Box>
  );
}
