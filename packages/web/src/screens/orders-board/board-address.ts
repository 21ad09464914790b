import { id, textLimits } from "@cantina/domain/kernel";
import {
  type BoardFilter,
  type BoardSort,
  type BoardSortOption,
  type BoardStatus,
  type OriginMedium,
  type SortDirection,
  boardSortOptions,
  boardStatuses,
  originMedia,
  sortDirections,
} from "@cantina/domain/orders";
import { choiceField, idsField, textField } from "../../ui/address-field.ts";

/** What the board shows; "" and nothing: anything, and how this device last sorted. */
export type BoardAsked = {
  readonly search: string;
  readonly status: BoardStatus | "";
  readonly origin: OriginMedium | "";
  readonly classIds: readonly string[];
  readonly sort: BoardSortOption | "";
  readonly direction: SortDirection | "";
};

export const boardFields = {
  search: textField(textLimits.name),
  status: choiceField<BoardStatus | "">(["", ...boardStatuses], ""),
  origin: choiceField<OriginMedium | "">(["", ...originMedia], ""),
  classIds: idsField,
  sort: choiceField<BoardSortOption | "">(["", ...boardSortOptions], ""),
  direction: choiceField<SortDirection | "">(["", ...sortDirections], ""),
};

/** 'Quitar filtros', the search left out. */
export const unfiltered = { status: "", origin: "", classIds: [] } as const;

export const filterOf = ({ search, status, origin, classIds }: BoardAsked): BoardFilter => ({
  text: search,
  status: status === "" ? null : status,
  origin: origin === "" ? null : origin,
  classIds: classIds.map((classId) => id<"class">(classId)),
});

/** A link says how its sender sorted; else it is as this device keeps it. */
export const sortOf = ({ sort, direction }: BoardAsked, kept: BoardSort): BoardSort => ({
  option: sort === "" ? kept.option : sort,
  direction: direction === "" ? kept.direction : direction,
});
