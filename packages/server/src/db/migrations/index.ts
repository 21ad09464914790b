import { migration } from "./migration.ts";
import { backupRuns } from "./0130-backup-runs.ts";
import { placesAndPeople } from "./0001-places-and-people.ts";
import { catalogAndStock } from "./0002-catalog-and-stock.ts";
import { ledgerAndOrders } from "./0003-ledger-and-orders.ts";
import { changeEvents } from "./0004-change-events.ts";
import { accounts } from "./0005-accounts.ts";
import { signIn } from "./0008-sign-in.ts";
import { coupons } from "./0020-coupons.ts";
import { orderLifecycle } from "./0025-order-lifecycle.ts";
import { history } from "./0030-history.ts";
import { printClaims } from "./0040-print-claims.ts";
import { lateSales } from "./0045-late-sales.ts";
import { claimsAndSubscriptions } from "./0050-claims-and-subscriptions.ts";
import { auditLog } from "./0060-audit-log.ts";
import { catalogEditing } from "./0070-catalog-editing.ts";
import { managedClients } from "./0080-managed-clients.ts";
import { places } from "./0085-places.ts";
import { subscriptionCharges } from "./0090-subscription-charges.ts";
import { uploadsAndPasses } from "./0095-uploads-and-passes.ts";
import { inventory } from "./0100-inventory.ts";
import { promotions } from "./0105-promotions.ts";
import { recipesAreKept } from "./0110-recipes-are-kept.ts";
import { editVersions } from "./0115-edit-versions.ts";
import { keysHaveOwners } from "./0125-keys-have-owners.ts";
import { lateSalesInTime } from "./0126-late-sales-in-time.ts";
import { blindClose } from "./0140-blind-close.ts";
import { categoryNames } from "./0145-category-names.ts";
import { unkeyedCalls } from "./0150-unkeyed-calls.ts";
import { cashSettings } from "./0155-cash-settings.ts";
import { clockJumps } from "./0156-clock-jumps.ts";
import { sqlFunctions } from "./0170-sql-functions.ts";
import { unsentLinks } from "./0176-unsent-links.ts";
import { turnsToSend } from "./0177-turns-to-send.ts";
import { placeVersions } from "./0178-place-versions.ts";
import { numberingBesideItsQuery } from "./0175-numbering-beside-its-query.ts";

/** Whose functions have another name by now, made by ensureFunctions; the databases where it ran know its name. */
const onlyFunctions = migration("");

/** In the order of their names, which are never changed once released. */
export const migrations = {
  "0001-places-and-people": placesAndPeople,
  "0002-catalog-and-stock": catalogAndStock,
  "0003-ledger-and-orders": ledgerAndOrders,
  "0004-change-events": changeEvents,
  "0005-accounts": accounts,
  "0006-sale-facts": onlyFunctions,
  "0007-book-sale": onlyFunctions,
  "0008-sign-in": signIn,
  "0009-number-events": onlyFunctions,
  "0020-coupons": coupons,
  "0021-sales-with-coupons": onlyFunctions,
  "0025-order-lifecycle": orderLifecycle,
  "0030-history": history,
  "0040-print-claims": printClaims,
  "0045-late-sales": lateSales,
  "0050-claims-and-subscriptions": claimsAndSubscriptions,
  "0060-audit-log": auditLog,
  "0065-faster-sales": onlyFunctions,
  "0070-catalog-editing": catalogEditing,
  "0080-managed-clients": managedClients,
  "0085-places": places,
  "0090-subscription-charges": subscriptionCharges,
  "0095-uploads-and-passes": uploadsAndPasses,
  "0100-inventory": inventory,
  "0105-promotions": promotions,
  "0110-recipes-are-kept": recipesAreKept,
  "0115-edit-versions": editVersions,
  "0125-keys-have-owners": keysHaveOwners,
  "0126-late-sales-in-time": lateSalesInTime,
  "0130-backup-runs": backupRuns,
  "0140-blind-close": blindClose,
  "0145-category-names": categoryNames,
  "0150-unkeyed-calls": unkeyedCalls,
  "0155-cash-settings": cashSettings,
  "0156-clock-jumps": clockJumps,
  "0170-sql-functions": sqlFunctions,
  "0175-numbering-beside-its-query": numberingBesideItsQuery,
  "0176-unsent-links": unsentLinks,
  "0177-turns-to-send": turnsToSend,
  "0178-place-versions": placeVersions,
} as const;
