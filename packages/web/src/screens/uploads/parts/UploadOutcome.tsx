import { Box } from "@chakra-ui/react/box";
import type { UploadTexts } from "../../../texts/uploads.ts";
import { Notice } from "../../../ui/Notice.tsx";
import type { Undone } from "../upload-kind.ts";

export interface UploadOutcomeProps {
  readonly texts: Pick<UploadTexts, "undone" | "theseStay" | "stays">;
  readonly undone: Undone;
}

/** What an undone batch left behind. */
export function UploadOutcome({ texts, undone: { removed, stayed } }: UploadOutcomeProps) {
  return (
    <>
      <Notice kind={removed > 0 ? "success" : "warning"}>{texts.undone(removed)}</Notice>
      {stayed.length > 0 && (
        <Box>
          <Box fontWeight="semibold">{texts.theseStay}</Box>
          <Box as="ul" ps="5" maxH="200px" overflowY="auto" fontSize="14px">
            {[...stayed.entries()].map(([place, { name, reason }]) => (
              <li key={place}>{`${name}: ${texts.stays[reason] ?? reason}`}</li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
