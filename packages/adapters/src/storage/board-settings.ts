import { type BoardSort, boardSortOptions, firstBoardSort, sortDirections } from "@cantina/domain/orders";
import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";
import { storedIfRoom } from "./stored-value.ts";

const stored = v.object({
  orderSortOption: v.picklist(boardSortOptions),
  orderSortOrder: v.picklist(sortDirections),
});

export type BoardSortStore = { readonly load: () => BoardSort; readonly save: (sort: BoardSort) => void };

/** How this device's board is sorted. */
export function localBoardSort(storage: DeviceStorage): BoardSortStore {
  const value = storedIfRoom(storage, "cantina.board-sort", stored);
  return {
    load: () => {
      const known = value.load();
      return known === null ? firstBoardSort : { option: known.orderSortOption, direction: known.orderSortOrder };
    },
    save: ({ option, direction }) => value.save({ orderSortOption: option, orderSortOrder: direction }),
  };
}
