import { Box } from "@chakra-ui/react/box";
import type { UndoneUpload } from "../../../composition/desk/index.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { stayTexts, undoneText } from "../upload-texts.ts";

/** What an undone batch left behind. */
export function UploadOutcome({ removed, stayed }: UndoneUpload) {
  return (
    <>
      <Notice kind="success">{undoneText(removed)}</Notice>
      {stayed.length > 0 && (
        <Box>
          <Box fontWeight="semibold">Estos productos quedan:</Box>
          <Box as="ul" ps="5" maxH="200px" overflowY="auto" fontSize="14px">
            {stayed.map(({ productId, name, reason }) => (
              <li key={productId}>{`${name}: ${stayTexts[reason]}`}</li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
