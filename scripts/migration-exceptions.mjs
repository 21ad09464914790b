// What migrations do that scripts/judge-migration.mjs refuses, and why each of them may: those that were made before it
// judged, and those that somebody has thought about since. A new finding in a file that stands here fails all the same.
const early = "made before any canteen ran the product: there were no rows, and no release before it";
const young = "of the table's own release or the next: no canteen had more than a few hundred rows of it";
const wider = "the check that was there, with more values: what the release before writes passes as before";

export const migrationExceptions = {
  "0003-ledger-and-orders": { reason: early, findings: ["add-constraint stock_flow.unnamed"] },
  "0008-sign-in": { reason: early, findings: ["add-constraint profile.profile_visit"] },
  "0020-coupons": {
    reason: early,
    findings: [
      "add-constraint transaction.transaction_coupon",
      "add-constraint transaction.transaction_buys_coupon",
      "add-constraint transaction.transaction_paid_outright",
      "add-constraint transaction_item.transaction_item_redeemed",
    ],
  },
  "0025-order-lifecycle": {
    reason: early,
    findings: [
      "add-constraint transaction.transaction_delivery",
      "add-constraint transaction.unnamed",
      "index-large transaction.transaction_delivered",
      "index-large transaction.transaction_on_board",
      "add-constraint cafeteria.cafeteria_pickup_interval",
    ],
  },
  "0030-history": {
    reason: early,
    findings: [
      "add-constraint transaction.unnamed",
      "add-constraint transaction.transaction_cancellation",
      "add-unique posting.posting_reverted_once",
      "index-large transaction.transaction_pickup",
      "index-large transaction.transaction_seller",
      "index-large transaction.transaction_buyer",
      "index-large transaction.transaction_commensal",
      "index-large transaction.transaction_cancelled",
      "index-large transaction.transaction_register",
      "index-large transaction.transaction_revert_register",
      "index-large stock_flow.stock_flow_transaction",
    ],
  },
  "0085-places": { reason: wider, findings: ["replace-constraint single_use_token.single_use_token_purpose_check"] },
  "0105-promotions": { reason: early, findings: ["add-constraint product.promotion_without_stock"] },
  "0125-keys-have-owners": {
    reason:
      "a server of the release before can't write keys beside it: it has to be stopped first, as ADR 0028 says of releases before 0156",
    findings: ["touch-all-rows idempotency_record", "require-column idempotency_record.profile_id"],
  },
  "0145-category-names": {
    reason:
      "asks for what no release before it kept to: doubles are renamed in the same migration, and a former server that makes a new one is refused",
    findings: ["add-unique ${table}.${table}_name"],
  },
  "0179-stock-records": {
    reason:
      "a trigger fills the column for writers of the release before; the table is read whole once, since each record follows from the one before",
    findings: [
      "touch-all-rows stock_flow",
      "require-column stock_flow.resulting_stock",
      "index-large stock_flow.stock_flow_product",
      "index-large stock_flow.stock_flow_list",
    ],
  },
  "0180-consumption": {
    reason: "a column that the same migration adds and nobody has filled yet: there is nothing to check",
    findings: ["add-constraint subscription.unnamed"],
  },
  "0181-movement-reads": {
    reason: young,
    findings: [
      "index-large consumable_movement.consumable_movement_booked",
      "index-large consumable_movement.consumable_movement_paid",
    ],
  },
  "0182-counts": {
    reason:
      "checks of columns that the same migration adds, and wider ones; each reads stock_flow once, under its lock",
    findings: [
      "replace-constraint stock_flow.stock_flow_type_check",
      "replace-constraint stock_flow.stock_flow_check",
      "add-constraint stock_flow.stock_flow_count",
      "add-constraint stock_flow.stock_flow_compensation",
      "add-constraint stock_shortage.stock_shortage_cause",
      "add-constraint stock_shortage.stock_shortage_count",
      "add-constraint stock_shortage.unnamed",
      "index-large stock_flow.stock_flow_product",
      "index-large stock_flow.stock_flow_marks",
    ],
  },
  "0190-inventory-counts": {
    reason: young,
    findings: [
      "add-constraint consumable_movement.consumable_movement_count",
      "add-constraint consumable_movement.consumable_movement_compensation",
      "add-unique consumable_movement.consumable_movement_compensates",
    ],
  },
  "0191-inventory-since": {
    reason: "the column is added with that default two lines above, to date the rows that are there; it takes null",
    findings: ["require-column cafeteria.inventory_since"],
  },
  "0192-count-spans": { reason: young, findings: ["index-large consumable_movement.consumable_movement_counted"] },
  "0193-movement-batches": {
    reason: young,
    findings: [
      "replace-constraint upload_batch.upload_batch_kind",
      "add-constraint consumable_movement.consumable_movement_undoes",
      "replace-constraint consumable_movement.consumable_movement_sign",
      "index-large consumable_movement.consumable_movement_undone",
    ],
  },
  "0207-postings-by-time": {
    reason: "BRIN reads the table once and sorts nothing",
    findings: ["index-large posting.posting_at"],
  },
  "0233-told-topics": {
    reason: wider,
    findings: ["replace-constraint cafeteria_topic.cafeteria_topic_topic_check"],
  },
  "0272-payout-accounts": {
    reason: wider,
    findings: [
      "replace-constraint provider_fee.provider_fee_providers",
      "replace-constraint provider_fee.provider_fee_parts",
    ],
  },
  "0273-plexo": {
    reason: wider,
    findings: [
      "replace-constraint provider_link.provider_link_providers",
      "replace-constraint provider_fee.provider_fee_providers",
      "replace-constraint provider_fee.provider_fee_parts",
      "replace-constraint payment_intent.payment_intent_providers",
      "replace-constraint payment_event.payment_event_providers",
      "replace-constraint payment_difference.payment_difference_providers",
      "replace-constraint payment_comparison.payment_comparison_providers",
    ],
  },
  "0286-paid-by-mattilda": {
    reason: wider,
    findings: [
      "replace-constraint payment_intent.payment_intent_providers",
      "replace-constraint payment_event.payment_event_providers",
      "replace-constraint payment_difference.payment_difference_providers",
      "replace-constraint payment_comparison.payment_comparison_providers",
    ],
  },
  "0280-allergens": { reason: wider, findings: ["replace-constraint ignored_limit.ignored_limit_flag_check"] },
  "0282-school-rules": {
    reason: wider,
    findings: [
      "replace-constraint cafeteria_topic.cafeteria_topic_topic_check",
      "replace-constraint ignored_limit.ignored_limit_flag_check",
    ],
  },
  "0281-refunds": { reason: wider, findings: ["replace-constraint transaction_item.transaction_item_quantity_check"] },
  "0250-movement-levels": {
    reason: "writes the few rows that were booked after one of a later date; no sale waits for this table",
    findings: ["touch-all-rows consumable_movement"],
  },
  "0252-fewer-indexes": {
    reason:
      "no sale waits for this table; the keys are unique already, BRIN sorts nothing, and the third takes the place of the same in the other direction",
    findings: [
      "add-unique consumable_movement.consumable_movement_undoes",
      "index-large consumable_movement.consumable_movement_at",
      "index-large consumable_movement.consumable_movement_place",
    ],
  },
  "0267-top-ups-by-time": {
    reason: "each reads the table once and sorts what few top-ups it finds: 0.7 and 1 s for 3.5 million transactions",
    findings: ["index-large transaction.transaction_top_ups", "index-large transaction.transaction_top_ups_undone"],
  },
  "0287-wallets": {
    reason: wider,
    findings: [
      "replace-constraint payment_intent.payment_intent_providers",
      "replace-constraint payment_difference.payment_difference_providers",
      "replace-constraint payment_comparison.payment_comparison_providers",
    ],
  },
  "0288-sales-together": {
    reason:
      "only the triggers that this one replaces called them; the index reads the table once and sorts what few no longer count: 0.6 to 2.3 s for 3.5 million transactions",
    findings: [
      "drop-function apply_posting",
      "drop-function mark_late_sale",
      "index-large transaction.transaction_uncounted",
    ],
  },
};
