import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import * as texts from "../texts/ui.ts";
import * as desk from "../texts/ui-desk.ts";
import { Button, type ButtonProps } from "./Button.tsx";
import { Drawer } from "./Drawer.tsx";
import { type FilterChip, FilterChips } from "./FilterChips.tsx";
import { FilterSheet } from "./FilterSheet.tsx";
import { Popover } from "./Popover.tsx";
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
  /** What is no filter, at the end of the line. */
  readonly aside?: ReactNode;
}

/** How what a screen shows is narrowed. What opens lies over the data and moves none of it; on a phone it is a sheet. */
export function Toolbar({ search, fields = [], filters, chips, onClear, aside }: ToolbarProps) {
  const isPhone = useIsNarrow(768);
  const [isOpen, setIsOpen] = useState(false);
  const isBehind = filters !== undefined || (isPhone && fields.length > 0);
  return (
    <>
      <div
        className={styles["toolbar"]}
        data-labelled={(!isPhone && fields.length > 0) || undefined}
        data-alone={(search === undefined && fields.length === 0) || undefined}
      >
        {search !== undefined && <SearchField {...search} />}
        {!isPhone &&
          fields.map((field, index) => (
            <div key={index} className={styles["field"]}>
              {field}
            </div>
          ))}
        {isBehind && (
          <div className={styles["more"]}>
            {isPhone ? (
              <FiltersButton
                count={chips.length}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(true)}
              />
            ) : (
              <Popover
                label={texts.filters}
                isWide
                trigger={(trigger) => <FiltersButton count={chips.length} {...trigger} />}
              >
                {() => <div className={styles["panel"]}>{filters}</div>}
              </Popover>
            )}
          </div>
        )}
        {aside}
      </div>
      <FilterChips chips={chips} onClear={onClear} />
      {isPhone && (
        <Drawer side="bottom" isFitted label={texts.filters} isOpen={isOpen} onClose={() => setIsOpen(false)}>
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

function FiltersButton({ count, ...rest }: Omit<ButtonProps, "children"> & { readonly count: number }) {
  return (
    <Button variant="outline" colorPalette="gray" {...rest}>
      <SlidersHorizontal aria-hidden />
      <span className={styles["word"]}>{desk.filtersWith(count)}</span>
    </Button>
  );
}
