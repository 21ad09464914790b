import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import {
  type BoardFilter,
  type BoardSort,
  boardSortOptions,
  boardStatuses,
  originMedia,
  sortDirections,
} from "@cantina/domain/orders";
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";
import { IconButton } from "../../ui/IconButton.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { directionNames, originNames, sortNames } from "./order-texts.ts";
import { ClassFilter } from "./parts/ClassFilter.tsx";
import styles from "./BoardFilters.module.css";

export interface BoardFiltersProps {
  readonly filter: BoardFilter;
  readonly onFilter: (filter: BoardFilter) => void;
  readonly sort: BoardSort;
  readonly onSort: (sort: BoardSort) => void;
  readonly classes: readonly CafeteriaClass[];
  readonly hasSubscriptions: boolean;
}

const any = { value: "", label: "Todos" };
const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

const statusOptions = [any, ...named(boardStatuses, { STARTED: "Pendientes", CANCELLED: "Cancelados" })];
const originsFor = (hasSubscriptions: boolean) => [
  any,
  ...named(
    originMedia.filter((one) => hasSubscriptions || one !== "SUBSCRIPTION"),
    originNames,
  ),
];
const sortOptions = named(boardSortOptions, sortNames);

/** Everything that narrows or orders the board, but its text. */
export function BoardFilters({ filter, onFilter, sort, onSort, classes, hasSubscriptions }: BoardFiltersProps) {
  const isDescending = sort.direction === "DESCENDING";
  const [descending, ascending] = sortDirections;
  return (
    <div className={styles["filters"]}>
      <SelectField
        label="Estado"
        value={filter.status ?? ""}
        options={statusOptions}
        onChange={(value) => onFilter({ ...filter, status: boardStatuses.find((one) => one === value) ?? null })}
      />
      <SelectField
        label="Origen"
        value={filter.origin ?? ""}
        options={originsFor(hasSubscriptions)}
        onChange={(value) => onFilter({ ...filter, origin: originMedia.find((one) => one === value) ?? null })}
      />
      <ClassFilter
        classes={classes}
        selected={filter.classIds}
        onChange={(classIds) => onFilter({ ...filter, classIds })}
      />
      <div className={styles["sort"]}>
        <SelectField
          label="Ordenar por"
          value={sort.option}
          options={sortOptions}
          onChange={(value) =>
            onSort({ ...sort, option: boardSortOptions.find((one) => one === value) ?? sort.option })
          }
        />
        <IconButton
          label={`Orden: ${directionNames[sort.direction].toLowerCase()}. Cambiar`}
          icon={isDescending ? <ArrowDownWideNarrow /> : <ArrowUpNarrowWide />}
          variant="outline"
          borderRadius="14px"
          onClick={() => onSort({ ...sort, direction: isDescending ? ascending : descending })}
        />
      </div>
    </div>
  );
}
