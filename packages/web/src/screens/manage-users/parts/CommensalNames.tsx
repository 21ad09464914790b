import type { Commensal } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import * as words from "../../../texts/words.ts";

const nameOf = ({ firstName, lastName }: Commensal): string => `${firstName} ${lastName}`;

/** Deleted ones stand apart, under a red tag. */
export function CommensalNames({ commensals }: { readonly commensals: readonly Commensal[] }) {
  const enabled = commensals.filter(({ status }) => status === "ENABLED");
  const deleted = commensals.filter(({ status }) => status === "DELETED");
  return (
    <>
      <Box as="span" overflowWrap="anywhere">
        {enabled.length === 0 && deleted.length === 0 ? words.noDiners : enabled.map(nameOf).join(", ")}
      </Box>
      {deleted.length > 0 && (
        <Box as="span" display="block" fontSize="13px" color="fg.muted" overflowWrap="anywhere">
          <Box as="span" px="1.5" me="1.5" borderRadius="full" bg="bg.error" color="fg.error" fontSize="12px">
            {words.deletedOnes}
          </Box>
          {deleted.map(nameOf).join(", ")}
        </Box>
      )}
    </>
  );
}
