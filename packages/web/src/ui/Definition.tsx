import { Box } from "@chakra-ui/react/box";
import { CircleHelp } from "lucide-react";
import * as desk from "../texts/ui-desk.ts";
import { IconButton } from "./IconButton.tsx";
import { Popover } from "./Popover.tsx";

export interface DefinitionProps {
  /** The figure, as it is labelled. */
  readonly of: string;
  readonly text: string;
}

/** What a figure counts, behind '?'. */
export const Definition = ({ of, text }: DefinitionProps) => (
  <Popover
    label={of}
    trigger={(trigger) => (
      <IconButton label={desk.whatCounts(of)} icon={<CircleHelp />} color="fg.muted" {...trigger} />
    )}
  >
    {() => (
      <Box p="4" lineHeight="1.45">
        {text}
      </Box>
    )}
  </Popover>
);
