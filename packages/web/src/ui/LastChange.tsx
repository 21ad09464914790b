import type { Instant, TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../texts/ui-desk.ts";
import { momentText } from "./local-moment.ts";

export interface LastChangeProps {
  /** Nothing while nobody changed it, or while it can't be read: the fields stand without it. */
  readonly change: { readonly at: Instant; readonly by: { readonly name: string } } | null | undefined;
  readonly zone: TimeZone;
}

/** Who changed the same last. */
export const LastChange = ({ change, zone }: LastChangeProps) =>
  change && (
    <Box mt="3" fontSize="13px" color="fg.muted">
      {texts.lastChange(change.by.name, momentText(change.at, zone))}
    </Box>
  );
