import { Box } from "@chakra-ui/react/box";
import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import styles from "./DropZone.module.css";

export interface DropZoneProps {
  readonly label: string;
  readonly hint: string;
  readonly onFile: (file: File) => void;
}

/** The browser's own file field, over which a file can be dropped too. */
export function DropZone({ label, hint, onFile }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <label
      className={styles["zone"]}
      data-over={isOver || undefined}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={() => setIsOver(false)}
    >
      <input
        type="file"
        aria-label={label}
        accept=".xlsx,.xls"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file, once mended, can be chosen again.
          target.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
      <FileSpreadsheet aria-hidden size={32} />
      <Box fontWeight="semibold">{label}</Box>
      <Box fontSize="13px" color="fg.muted">
        {hint}
      </Box>
    </label>
  );
}
