import type { CommensalRow } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { Ban, Pencil, Trash2 } from "lucide-react";
import { allergenList } from "../../../texts/allergens.ts";
import * as texts from "../../../texts/client-forms.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { AllergyNote } from "../../../ui/AllergyNote.tsx";
import { Portrait } from "./Portrait.tsx";

export interface CommensalLineProps {
  readonly row: CommensalRow;
  readonly className: string;
  readonly hasPhoto: boolean;
  /** undefined: it can't be restricted here, or not yet. */
  readonly onRestrict: (() => void) | undefined;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function CommensalLine({
  row: { entry },
  className,
  hasPhoto,
  onRestrict,
  onEdit,
  onDelete,
}: CommensalLineProps) {
  const name = `${entry.firstName} ${entry.lastName}`;
  const notes = [entry.allergies, allergenList(entry.allergens)].filter((part) => part !== "").join(" · ");
  return (
    <Box display="flex" alignItems="center" gap="3">
      {hasPhoto && <Portrait name={name} imageUrl={entry.imageUrl} />}
      <Box flex="1" minW="0">
        <Box fontWeight="semibold" truncate>
          {name}
        </Box>
        <Box fontSize="13px" color="fg.muted">
          {className}
        </Box>
        {notes !== "" && <AllergyNote allergies={notes} />}
      </Box>
      {onRestrict !== undefined && <IconButton label={texts.restrictDiner(name)} icon={<Ban />} onClick={onRestrict} />}
      <IconButton label={texts.editDiner(name)} icon={<Pencil />} onClick={onEdit} />
      <IconButton label={texts.deleteDiner(name)} icon={<Trash2 />} onClick={onDelete} />
    </Box>
  );
}
