import { matchesSearch, searchText } from "@cantina/domain/kernel";
import { stockLevelOf } from "@cantina/domain/stock";
import type { DailyStock } from "../../composition/desk/index.ts";
import type { ShownIn } from "../../ui/address.ts";
import type { stockFields } from "./stock-address.ts";

type Sought = Pick<ShownIn<typeof stockFields>, "search" | "categoryId" | "level">;

export const findStocks = (
  stocks: readonly DailyStock[],
  { search, categoryId, level }: Sought,
): readonly DailyStock[] =>
  stocks.filter(
    (stock) =>
      matchesSearch(searchText(stock.productName), search) &&
      (categoryId === "" || stock.categoryId === categoryId) &&
      (level === "" || stockLevelOf(stock.currentStock) === level),
  );
