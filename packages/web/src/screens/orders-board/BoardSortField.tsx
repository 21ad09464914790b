import { type BoardSort, boardSortOptions, sortDirections } from "@cantina/domain/orders";
import { Box } from "@chakra-ui/react/box";
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";
import * as texts from "../../texts/orders-board.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { SelectField } from "../../ui/SelectField.tsx";

export interface BoardSortFieldProps {
  readonly sort: BoardSort;
  readonly onSort: (sort: BoardSort) => void;
}

const options = boardSortOptions.map((value) => ({ value, label: texts.sortNames[value] }));
const [descending, ascending] = sortDirections;

export function BoardSortField({ sort, onSort }: BoardSortFieldProps) {
  const isDescending = sort.direction === descending;
  return (
    <Box display="grid" gridTemplateColumns="minmax(168px, 1fr) 44px" alignItems="end" gap="2">
      <SelectField
        label={texts.sortBy}
        value={sort.option}
        options={options}
        onChange={(value) => onSort({ ...sort, option: boardSortOptions.find((one) => one === value) ?? sort.option })}
      />
      <IconButton
        label={texts.turnOrder(texts.directionNames[sort.direction])}
        icon={isDescending ? <ArrowDownWideNarrow /> : <ArrowUpNarrowWide />}
        variant="outline"
        borderRadius="14px"
        onClick={() => onSort({ ...sort, direction: isDescending ? ascending : descending })}
      />
    </Box>
  );
}
