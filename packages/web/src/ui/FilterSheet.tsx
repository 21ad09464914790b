import { Box } from "@chakra-ui/react/box";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import * as texts from "../texts/ui.ts";
import { Button } from "./Button.tsx";
import { IconButton } from "./IconButton.tsx";
import styles from "./Toolbar.module.css";

export interface FilterSheetProps {
  readonly canClear: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A phone's filters. They narrow while they are chosen; the button only leads back to the data. */
export function FilterSheet({ canClear, onClear, onClose, children }: FilterSheetProps) {
  return (
    <>
      <Box display="flex" alignItems="center" justifyContent="space-between" ps="14px" pe="1.5" py="1">
        <Box as="h2" fontSize="18px" fontWeight="bold">
          {texts.filters}
        </Box>
        <IconButton label={texts.closeFilters} icon={<X />} onClick={onClose} />
      </Box>
      <div className={styles["sheet"]}>{children}</div>
      <div className={styles["foot"]}>
        <Button variant="outline" colorPalette="gray" disabled={!canClear} onClick={onClear}>
          {texts.clearFilters}
        </Button>
        <Button onClick={onClose}>{texts.seeResults}</Button>
      </div>
    </>
  );
}
