import type { NamedPerson } from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../texts/history.ts";

export interface PersonNameProps {
  readonly person: NamedPerson;
  /** Stands for the name of somebody deleted, to who may not know it. */
  readonly deletedText: typeof texts.deletedUser | typeof texts.deletedDiner;
}

export function PersonName({ person: { name, isDeleted }, deletedText }: PersonNameProps) {
  if (!isDeleted) return <>{name}</>;
  if (name === null)
    return (
      <Box as="span" color="fg.muted">
        {deletedText}
      </Box>
    );
  return (
    <Box as="span" color="fg.error">
      {name}{" "}
      <Box as="span" fontSize="12px" fontWeight="semibold">
        {texts.deletedMark}
      </Box>
    </Box>
  );
}
