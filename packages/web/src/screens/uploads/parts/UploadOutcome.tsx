import { Box } from "@chakra-ui/react/box";
import type { UndoneUpload } from "../../../composition/desk/index.ts";
import * as texts from "../../../texts/uploads.ts";
import { Notice } from "../../../ui/Notice.tsx";

/** What an undone batch left behind. */
export function UploadOutcome({ removed, stayed }: UndoneUpload) {
  return (
    <>
      <Notice kind="success">{texts.undone(removed)}</Notice>
      {stayed.length > 0 && (
        <Box>
          <Box fontWeight="semibold">{texts.productsStay}</Box>
          <Box as="ul" ps="5" maxH="200px" overflowY="auto" fontSize="14px">
            {stayed.map(({ productId, name, reason }) => (
              <li key={productId}>{`${name}: ${texts.stays[reason]}`}</li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
