import { placesAndPeople } from "./0001-places-and-people.ts";
import { catalogAndStock } from "./0002-catalog-and-stock.ts";
import { ledgerAndOrders } from "./0003-ledger-and-orders.ts";
import { changeEvents } from "./0004-change-events.ts";
import { accounts } from "./0005-accounts.ts";
import { saleFacts } from "./0006-sale-facts.ts";
import { bookSale } from "./0007-book-sale.ts";
import { signIn } from "./0008-sign-in.ts";
import { numberEvents } from "./0009-number-events.ts";

/** In the order of their names, which are never changed once released. */
export const migrations = {
  "0001-places-and-people": placesAndPeople,
  "0002-catalog-and-stock": catalogAndStock,
  "0003-ledger-and-orders": ledgerAndOrders,
  "0004-change-events": changeEvents,
  "0005-accounts": accounts,
  "0006-sale-facts": saleFacts,
  "0007-book-sale": bookSale,
  "0008-sign-in": signIn,
  "0009-number-events": numberEvents,
} as const;
