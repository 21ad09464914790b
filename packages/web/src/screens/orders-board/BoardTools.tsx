import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import { textLimits } from "@cantina/domain/kernel";
import { type BoardSort, boardStatuses, originMedia } from "@cantina/domain/orders";
import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { originNames } from "../../texts/origin-names.ts";
import * as texts from "../../texts/orders-board.ts";
import * as words from "../../texts/words.ts";
import { ClassChips } from "../../ui/ClassChips.tsx";
import type { FilterChip } from "../../ui/FilterChips.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { BoardSortField } from "./BoardSortField.tsx";
import { type BoardAsked, unfiltered } from "./board-address.ts";

export interface BoardToolsProps {
  readonly asked: BoardAsked;
  readonly onChange: (change: Partial<BoardAsked>) => void;
  readonly sort: BoardSort;
  readonly onSort: (sort: BoardSort) => void;
  readonly classes: readonly CafeteriaClass[];
  readonly hasSubscriptions: boolean;
  /** Of subscriptions, after the filters. */
  readonly meals: ReactNode;
}

const any = { value: "", label: words.all };

/** How the board is narrowed and sorted. */
export function BoardTools(props: BoardToolsProps) {
  const { asked, onChange, classes } = props;
  const origins = originMedia.filter((one) => props.hasSubscriptions || one !== "SUBSCRIPTION");
  return (
    <Box display="flex" flexDirection="column" gap="3" px={{ base: "14px", md: "5" }} pb="3">
      <Toolbar
        search={{
          label: texts.searchOrder,
          placeholder: texts.searchLabel,
          maxLength: textLimits.name,
          value: asked.search,
          onChange: (search) => onChange({ search }),
        }}
        fields={[
          <SelectField
            key="status"
            label={words.status}
            value={asked.status}
            options={[any, ...boardStatuses.map((value) => ({ value, label: texts.statusChoices[value] }))]}
            onChange={(value) => onChange({ status: boardStatuses.find((one) => one === value) ?? "" })}
          />,
          <SelectField
            key="origin"
            label={words.origin}
            value={asked.origin}
            options={[any, ...origins.map((value) => ({ value, label: originNames[value] }))]}
            onChange={(value) => onChange({ origin: originMedia.find((one) => one === value) ?? "" })}
          />,
          <BoardSortField key="sort" sort={props.sort} onSort={props.onSort} />,
        ]}
        filters={
          classes.length > 0 && (
            <ClassChips classes={classes} chosen={asked.classIds} onChange={(classIds) => onChange({ classIds })} />
          )
        }
        chips={chipsOf(props)}
        onClear={() => onChange(unfiltered)}
        aside={props.meals}
      />
    </Box>
  );
}

function chipsOf({ asked, onChange, classes }: BoardToolsProps): readonly FilterChip[] {
  const { status, origin, classIds } = asked;
  return [
    ...(status === ""
      ? []
      : [
          {
            label: words.narrowed(words.status, texts.statusChoices[status]),
            onRemove: () => onChange({ status: "" }),
          },
        ]),
    ...(origin === ""
      ? []
      : [{ label: words.narrowed(words.origin, originNames[origin]), onRemove: () => onChange({ origin: "" }) }]),
    ...classes
      .filter(({ id }) => classIds.includes(id))
      .map(({ id, name }) => ({
        label: words.narrowed(words.schoolClass, name),
        onRemove: () => onChange({ classIds: classIds.filter((one) => one !== id) }),
      })),
  ];
}
