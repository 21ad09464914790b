import { Box } from "@chakra-ui/react/box";
import { Download, FileSpreadsheet, FileText } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { ExportProgress } from "./use-history-export.ts";

export interface ExportMenuProps {
  readonly progress: ExportProgress | null;
  readonly onExport: (format: "csv" | "excel") => void;
  readonly onCancel: () => void;
}

const percentOf = ({ done, totalCount }: ExportProgress): number =>
  totalCount === 0 ? 0 : Math.round((100 * done) / totalCount);

/** While a file is made it shows how far it is, and stops it. */
export function ExportMenu({ progress, onExport, onCancel }: ExportMenuProps) {
  if (progress !== null) {
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
  return (
    <Menu
      label="Exportar"
      items={[
        { id: "csv", label: "CSV", icon: <FileText aria-hidden />, onSelect: () => onExport("csv") },
        { id: "excel", label: "Excel", icon: <FileSpreadsheet aria-hidden />, onSelect: () => onExport("excel") },
      ]}
      trigger={(trigger) => (
        <Button variant="outline" colorPalette="gray" {...trigger}>
          <Download aria-hidden />
          Exportar
        </Button>
      )}
    />
  );
}
