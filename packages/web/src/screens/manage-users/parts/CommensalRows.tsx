import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import { type CommensalRow, addRow, cancelRow, changeRow, dropRow, editRow, keepRow } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useWorkplace } from "../../../composition/workplace/index.ts";
import * as texts from "../../../texts/client-forms.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";
import type { TakePhoto } from "../use-photos.ts";
import { CommensalEditor } from "./CommensalEditor.tsx";
import { CommensalLine } from "./CommensalLine.tsx";
import { RemovalQuestion, type RemovalQuestionProps } from "./RemovalQuestion.tsx";
import { FaultText } from "../../../ui/FaultText.tsx";

export interface CommensalRowsProps {
  readonly rows: readonly CommensalRow[];
  readonly classes: readonly CafeteriaClass[];
  readonly error: string | undefined;
  readonly onChange: (rows: readonly CommensalRow[]) => void;
  /** undefined: the server knows none of them. */
  readonly removal: Pick<RemovalQuestionProps, "remove" | "onRemoved"> | undefined;
  /** undefined: the cafeteria restricts nobody, or the client is a new one. */
  readonly onRestrict: ((row: CommensalRow) => void) | undefined;
  readonly hasDailyLimit: boolean;
  /** undefined: the cafeteria keeps no photos. */
  readonly onPhoto: TakePhoto | undefined;
}

/** The commensals of a client, each a line that opens to a small form. */
export function CommensalRows(props: CommensalRowsProps) {
  const { rows, classes, error, onChange, removal, onRestrict, hasDailyLimit, onPhoto } = props;
  const { newId } = useWorkplace();
  const [leaving, setLeaving] = useState<CommensalRow | null>(null);
  const remove = (row: CommensalRow): void => {
    if (row.id === null || removal === undefined) onChange(dropRow(rows, row.key));
    else setLeaving(row);
  };
  return (
    <Box role="group" aria-label={words.diners} display="flex" flexDirection="column" gap="2">
      {rows.length === 0 && <Box color="fg.muted">{texts.noDinersYet}</Box>}
      {rows.map((row) => (
        <Box key={row.key} borderWidth="1px" borderRadius="14px" px="3" py="2">
          {row.isEditing ? (
            <CommensalEditor
              row={row}
              classes={classes}
              hasDailyLimit={hasDailyLimit}
              onChange={(part) => onChange(changeRow(rows, row.key, part))}
              onKeep={() => onChange(keepRow(rows, row.key))}
              onCancel={() => onChange(cancelRow(rows, row.key))}
              onPhoto={onPhoto === undefined ? undefined : (file) => onPhoto(row.key, file)}
            />
          ) : (
            <CommensalLine
              row={row}
              className={classes.find(({ id }) => id === row.entry.classId)?.name ?? words.noClass}
              hasPhoto={onPhoto !== undefined}
              onRestrict={row.id === null || onRestrict === undefined ? undefined : () => onRestrict(row)}
              onEdit={() => onChange(editRow(rows, row.key))}
              onDelete={() => remove(row)}
            />
          )}
          {leaving?.key === row.key && row.id !== null && removal !== undefined && (
            <RemovalQuestion
              commensalId={row.id}
              name={`${row.entry.firstName} ${row.entry.lastName}`}
              remove={removal.remove}
              onRemoved={removal.onRemoved}
              onClose={() => setLeaving(null)}
            />
          )}
        </Box>
      ))}
      <FaultText text={error} />
      <Button variant="outline" colorPalette="gray" alignSelf="start" onClick={() => onChange(addRow(rows, newId()))}>
        <UserPlus aria-hidden />
        {texts.addDiner}
      </Button>
    </Box>
  );
}
