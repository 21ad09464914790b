/** A row as PostgreSQL reads it from JSON: its columns by name. */
export type Row = Readonly<Record<string, unknown>>;

/** Of facts that the database keeps by the same names: `validDays` in `valid_days`. */
export const rowOf = (facts: object): Row =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name.replaceAll(/[A-Z]/gu, (big) => `_${big.toLowerCase()}`), fact]),
  );

/** In the order in which they can be filled. */
export const demoTables = [
  "country",
  "cafeteria",
  "discount_category",
  "cafeteria_class",
  "pickup_time",
  "authentication_user",
  "profile",
  "commensal",
  "picture",
  "category",
  "supplier",
  "consumable",
  "consumable_ingredient",
  "product",
  "product_version",
  "product_class_price",
  "promotion_item",
  "product_ingredient",
  "calendar_product",
  "register_session",
  "cash_movement",
  "coupon",
  "coupon_product",
  "transaction",
  "transaction_item",
  "consumption",
  "inventory_count",
  "consumable_movement",
  "inventory_count_row",
  "low_stock_alert",
  "user_coupon",
  "user_coupon_product",
  "user_coupon_use",
  "stock_count",
  "stock_flow",
  "stock_count_row",
  "claim",
  "review",
  "feedback",
  "subscription",
  "subscription_price",
  "subscription_commensal",
  "subscription_use",
  "subscription_charge",
  "subscription_refusal",
  "local_day_job",
] as const;
export type DemoTable = (typeof demoTables)[number];

export type DemoRows = Partial<Record<DemoTable, readonly Row[]>>;
