import * as screens from "../../texts/screens.ts";
import * as stock from "../../texts/stock-count.ts";
import type { CountKind } from "./count-kind.ts";

const wholes = new Intl.NumberFormat("es-AR");

export const stockCountKind: CountKind = {
  title: screens.stockCount,
  thing: stock.product,
  search: stock.search,
  nothingHint: stock.nothingHint,
  sheetTitle: stock.sheetTitle,
  notAmount: stock.notAmount,
  inputMode: "numeric",
  longest: 9,
  home: "/stock-control",
  amountText: (units) => wholes.format(units),
  hasCost: false,
  recordsOf: ({ id }) => ({ open: id }),
};
