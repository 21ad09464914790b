import { Box } from "@chakra-ui/react/box";
import * as files from "../../texts/exports.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import type { ExportProgress as Progress } from "./use-history-export.ts";

export interface ExportProgressProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

const percentOf = ({ done, totalCount }: Progress): number =>
  totalCount === 0 ? 0 : Math.round((100 * done) / totalCount);

/** How far a file is that is being made, and the way to stop it. */
export function ExportProgress({ progress, onCancel }: ExportProgressProps) {
  return (
    <Box display="flex" alignItems="center" gap="3">
      <Box role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {files.exportingPercent(percentOf(progress))}
      </Box>
      <Button variant="outline" colorPalette="gray" onClick={onCancel}>
        {words.cancel}
      </Button>
    </Box>
  );
}
