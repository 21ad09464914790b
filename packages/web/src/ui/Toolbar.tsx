import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "./Button.tsx";
import { Drawer } from "./Drawer.tsx";
import { type FilterChip, FilterChips } from "./FilterChips.tsx";
import { FilterSheet } from "./FilterSheet.tsx";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";
import styles from "./Toolbar.module.css";
import { useIsNarrow } from "./use-is-narrow.ts";

export interface ToolbarProps {
  readonly search?: SearchFieldProps;
  /** At most three, beside the search; each narrows by a press. */
  readonly fields?: readonly ReactNode[];
  /** The rest, behind 'Filtros'. */
  readonly filters?: ReactNode;
  /** What narrows now, the search left out. */
  readonly chips: readonly FilterChip[];
  /** 'Quitar filtros', the search left out. */
  readonly onClear: () => void;
}

/** How what a screen shows is narrowed. On a phone all but the search stands in a sheet, which hides no data when it is closed. */
export function Toolbar({ search, fields = [], filters, chips, onClear }: ToolbarProps) {
  const isPhone = useIsNarrow(768);
  const [isOpen, setIsOpen] = useState(false);
  const isBehind = isPhone ? fields.length > 0 || filters !== undefined : filters !== undefined;
  return (
    <>
      <div className={styles["toolbar"]} data-labelled={(!isPhone && fields.length > 0) || undefined}>
        {search !== undefined && <SearchField {...search} />}
        {!isPhone &&
          fields.map((field, index) => (
            <div key={index} className={styles["field"]}>
              {field}
            </div>
          ))}
        {isBehind && (
          <div className={styles["more"]}>
            <Button
              variant="outline"
              colorPalette="gray"
              aria-expanded={isOpen}
              {...(isPhone && { "aria-haspopup": "dialog" })}
              onClick={() => setIsOpen(!isOpen)}
            >
              <SlidersHorizontal aria-hidden />
              {chips.length === 0 ? "Filtros" : `Filtros (${chips.length})`}
            </Button>
          </div>
        )}
      </div>
      {!isPhone && isOpen && filters !== undefined && (
        <div role="group" aria-label="Filtros" className={styles["panel"]}>
          {filters}
        </div>
      )}
      <FilterChips chips={chips} onClear={onClear} />
      {isPhone && (
        <Drawer side="bottom" label="Filtros" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <FilterSheet canClear={chips.length > 0} onClear={onClear} onClose={() => setIsOpen(false)}>
            {fields.map((field, index) => (
              <div key={index}>{field}</div>
            ))}
            {filters}
          </FilterSheet>
        </Drawer>
      )}
    </>
  );
}
