import { bookPartsFunction } from "./book-parts.sql.ts";
import { bookPromotionItemsFunction } from "./book-promotion-items.sql.ts";
import { writeSalesFunction } from "./write-sales.sql.ts";
import { factsOfSalesFunction, namedCouponsFunction, soldTodayFunction } from "./facts-of-sales.sql.ts";
import { findShortagesFunction } from "./find-shortages.sql.ts";
import { lateSaleFactsFunction } from "./late-sale-facts.sql.ts";
import { noteLateSaleFunction } from "./note-late-sale.sql.ts";
import { saleFactsFunction } from "./sale-facts.sql.ts";
import { sharedFactsFunction } from "./shared-facts.sql.ts";

/** What the queries of this folder call, for who prepares the database. */
export const saleFunctions = [
  saleFactsFunction,
  factsOfSalesFunction,
  soldTodayFunction,
  namedCouponsFunction,
  sharedFactsFunction,
  writeSalesFunction,
  bookPromotionItemsFunction,
  bookPartsFunction,
  lateSaleFactsFunction,
  findShortagesFunction,
  noteLateSaleFunction,
] as const;
