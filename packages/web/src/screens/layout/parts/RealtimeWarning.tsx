import { Box } from "@chakra-ui/react/box";
import { WifiOff } from "lucide-react";
import * as texts from "../../../texts/layout.ts";

const text = texts.realtimeDown;

export function RealtimeWarning() {
  return (
    <Box role="status" display="grid" placeItems="center" boxSize="11" color="fg.warning" title={text}>
      <WifiOff aria-hidden size={20} />
      <Box as="span" srOnly>
        {text}
      </Box>
    </Box>
  );
}
