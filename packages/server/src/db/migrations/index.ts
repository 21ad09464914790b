import { migration } from "./migration.ts";
import { allergens } from "./0280-allergens.ts";
import { refunds } from "./0281-refunds.ts";
import { schoolRules } from "./0282-school-rules.ts";
import { paymentParts } from "./0284-payment-parts.ts";
import { pageChoices } from "./0285-page-choices.ts";
import { paidByMattilda } from "./0286-paid-by-mattilda.ts";
import { wallets } from "./0287-wallets.ts";
import { salesTogether } from "./0288-sales-together.ts";
import { namesInOrder } from "./0289-names-in-order.ts";
import { formerLinks } from "./0290-former-links.ts";
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
import { managedClients } from "./0080-managed-clients.ts";
import { places } from "./0085-places.ts";
import { subscriptionCharges } from "./0090-subscription-charges.ts";
import { uploadsAndPasses } from "./0095-uploads-and-passes.ts";
import { inventory } from "./0100-inventory.ts";
import { promotions } from "./0105-promotions.ts";
import { keysHaveOwners } from "./0125-keys-have-owners.ts";
import { lateSalesInTime } from "./0126-late-sales-in-time.ts";
import { categoryNames } from "./0145-category-names.ts";
import { unkeyedCalls } from "./0150-unkeyed-calls.ts";
import { clockJumps } from "./0156-clock-jumps.ts";
import { sqlFunctions } from "./0170-sql-functions.ts";
import { numberingBesideItsQuery } from "./0175-numbering-beside-its-query.ts";
import { stockRecords } from "./0179-stock-records.ts";
import { consumption } from "./0180-consumption.ts";
import { movementReads } from "./0181-movement-reads.ts";
import { counts } from "./0182-counts.ts";
import { stockBatches } from "./0184-stock-batches.ts";
import { compensationsFirst } from "./0186-compensations-first.ts";
import { inventoryCounts } from "./0190-inventory-counts.ts";
import { inventorySince } from "./0191-inventory-since.ts";
import { countSpans } from "./0192-count-spans.ts";
import { movementBatches } from "./0193-movement-batches.ts";
import { cheaperChecks } from "./0251-cheaper-checks.ts";
import { fewerIndexes } from "./0252-fewer-indexes.ts";
import { movementLevels } from "./0250-movement-levels.ts";
import { lowStockMails } from "./0194-low-stock-mails.ts";
import { resolvedShortages } from "./0196-resolved-shortages.ts";
import { reviews } from "./0201-reviews.ts";
import { postingsByTime } from "./0207-postings-by-time.ts";
import { premiumRequests } from "./0215-premium-requests.ts";
import { sealedDays } from "./0210-sealed-days.ts";
import { settings } from "./0228-settings.ts";
import { toldTogether } from "./0263-told-together.ts";
import { toldTopics } from "./0233-told-topics.ts";
import { sealedNarrowed } from "./0246-sealed-narrowed.ts";
import { hostedPayments } from "./0269-hosted-payments.ts";
import { payoutAccounts } from "./0272-payout-accounts.ts";
import { plexo } from "./0273-plexo.ts";
import { savedCards } from "./0275-saved-cards.ts";
import { paymentDifferenceMails } from "./0278-payment-difference-mails.ts";
import { invoices } from "./0258-invoices.ts";
import { sealedSpans } from "./0266-sealed-spans.ts";
import { topUpsByTime } from "./0267-top-ups-by-time.ts";
import { sealedStanding } from "./0235-sealed-standing.ts";
import { restrictions } from "./0236-restrictions.ts";
import { firstSteps } from "./0237-first-steps.ts";
import { onlinePayments } from "./0240-online-payments.ts";
import { paymentDifferences } from "./0241-payment-differences.ts";
import { readyOrders } from "./0242-ready-orders.ts";
import { unlockedParents } from "./0243-unlocked-parents.ts";
import { checkedAtOnce } from "./0244-checked-at-once.ts";

/** Whose functions have another name by now, made by ensureFunctions; the databases where it ran know its name. */
const onlyFunctions = migration("");

/** In the order of their names, which are never changed once released. A step of a few lines stands here. */
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
  "0070-catalog-editing": migration(`
-- Counts every edit of a product by a person, so that two who edit it at once can't overwrite each other unseen.
alter table product add column revision integer not null default 1 check (revision >= 1);
create index coupon_product_product on coupon_product (product_id);
`),
  "0080-managed-clients": managedClients,
  "0085-places": places,
  "0090-subscription-charges": subscriptionCharges,
  "0095-uploads-and-passes": uploadsAndPasses,
  "0100-inventory": inventory,
  "0105-promotions": promotions,
  "0110-recipes-are-kept": migration(`
-- As what a promotion holds: another recipe is another version.
create trigger product_ingredient_append_only before update or delete on product_ingredient
  for each row execute function refuse_change();
`),
  "0115-edit-versions": migration(`
-- Counts the edits; an edit that was made from another version is refused.
alter table category add column version integer not null default 1 check (version > 0);
alter table coupon add column version integer not null default 1 check (version > 0);
alter table subscription add column version integer not null default 1 check (version > 0);
alter table supplier add column version integer not null default 1 check (version > 0);
alter table consumable add column version integer not null default 1 check (version > 0);
`),
  "0125-keys-have-owners": keysHaveOwners,
  "0126-late-sales-in-time": lateSalesInTime,
  "0130-backup-runs": backupRuns,
  "0140-blind-close": migration(`
-- While an employee's own register is open, no sum tells them what it took in cash.
alter table cafeteria add column blind_close boolean not null default true;
`),
  "0145-category-names": categoryNames,
  "0150-unkeyed-calls": unkeyedCalls,
  "0155-cash-settings": migration(`
alter table cafeteria
  /* Beyond it an amount of cash is asked about once more; null: beyond what is plausible after what was moved of late. */
  add column cash_cap bigint check (cash_cap > 0),
  /* Counts the edits of the settings of cash. */
  add column cash_settings_version integer not null default 1;
`),
  "0156-clock-jumps": clockJumps,
  "0170-sql-functions": sqlFunctions,
  "0175-numbering-beside-its-query": numberingBesideItsQuery,
  // A link whose mail is still to be sent, in the name of that cafeteria. It is written with the account that it is for.
  "0176-unsent-links": migration(`
alter table single_use_token add column unsent_for uuid references cafeteria (id);
create index single_use_token_unsent on single_use_token (expires_at) where unsent_for is not null;
`),
  // From when a link whose mail is owed may be sent by whoever looks: the server that makes it sends it in that time.
  "0177-turns-to-send": migration(`
alter table single_use_token add column send_after timestamptz not null default clock_timestamp() + interval '2 minutes';
drop index single_use_token_unsent;
create index single_use_token_unsent on single_use_token (send_after) where unsent_for is not null;
`),
  "0178-place-versions": migration(`
-- Counts the edits, as 0115 does for what administrators sell.
alter table cafeteria add column version integer not null default 1 check (version > 0);
alter table cafeteria_class add column version integer not null default 1 check (version > 0);
`),
  "0179-stock-records": stockRecords,
  "0180-consumption": consumption,
  "0181-movement-reads": movementReads,
  "0182-counts": counts,
  "0184-stock-batches": stockBatches,
  "0186-compensations-first": compensationsFirst,
  "0190-inventory-counts": inventoryCounts,
  "0191-inventory-since": inventorySince,
  "0192-count-spans": countSpans,
  "0193-movement-batches": movementBatches,
  "0194-low-stock-mails": lowStockMails,
  "0196-resolved-shortages": resolvedShortages,
  "0201-reviews": reviews,
  "0207-postings-by-time": postingsByTime,
  "0210-sealed-days": sealedDays,
  "0215-premium-requests": premiumRequests,
  "0228-settings": settings,
  "0233-told-topics": toldTopics,
  "0235-sealed-standing": sealedStanding,
  "0236-restrictions": restrictions,
  "0237-first-steps": firstSteps,
  "0240-online-payments": onlinePayments,
  "0241-payment-differences": paymentDifferences,
  "0242-ready-orders": readyOrders,
  "0243-unlocked-parents": unlockedParents,
  "0244-checked-at-once": checkedAtOnce,
  "0246-sealed-narrowed": sealedNarrowed,
  "0250-movement-levels": movementLevels,
  "0251-cheaper-checks": cheaperChecks,
  "0252-fewer-indexes": fewerIndexes,
  "0258-invoices": invoices,
  "0263-told-together": toldTogether,
  "0266-sealed-spans": sealedSpans,
  "0267-top-ups-by-time": topUpsByTime,
  "0269-hosted-payments": hostedPayments,
  "0272-payout-accounts": payoutAccounts,
  "0273-plexo": plexo,
  "0275-saved-cards": savedCards,
  "0278-payment-difference-mails": paymentDifferenceMails,
  "0280-allergens": allergens,
  "0281-refunds": refunds,
  "0282-school-rules": schoolRules,
  "0284-payment-parts": paymentParts,
  "0285-page-choices": pageChoices,
  "0286-paid-by-mattilda": paidByMattilda,
  "0287-wallets": wallets,
  "0288-sales-together": salesTogether,
  "0289-names-in-order": namesInOrder,
  "0290-former-links": formerLinks,
} as const;
