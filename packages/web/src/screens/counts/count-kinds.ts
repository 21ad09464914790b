import { quantity, quantityText } from "@cantina/domain/inventory";
import * as inventory from "../../texts/inventory-count.ts";
import * as screens from "../../texts/screens.ts";
import * as stock from "../../texts/stock-count.ts";
import type { CountKind } from "./count-kind.ts";
import { locale } from "../../texts/locale.ts";

const wholes = new Intl.NumberFormat(locale);

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

export const inventoryCountKind: CountKind = {
  title: screens.inventoryCount,
  thing: inventory.thing,
  search: inventory.search,
  nothingHint: inventory.nothingHint,
  sheetTitle: inventory.sheetTitle,
  notAmount: inventory.notAmount,
  inputMode: "decimal",
  longest: 14,
  home: "/inventory",
  amountText: (hundredths) => quantityText(quantity(hundredths)),
  hasCost: true,
  recordsOf: ({ id }) => ({ tab: "movements", consumable: id }),
};
