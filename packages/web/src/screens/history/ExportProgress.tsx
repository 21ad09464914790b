import { Box } from "@chakra-ui/react/box";
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
        {`Exportando… ${percentOf(progress)} %`}
      </Box>
      <Button variant="outline" colorPalette="gray" onClick={onCancel}>
        Cancelar
      </Button>
    </Box>
  );
}
