/** A row as PostgreSQL reads it from JSON: its columns by name. */
export type Row = Readonly<Record<string, unknown>>;

/** In the order in which they can be filled. */
export const demoTables = [
  "country",
  "cafeteria",
  "discount_category",
  "cafeteria_class",
  "authentication_user",
  "profile",
  "commensal",
  "picture",
  "category",
  "product",
  "product_version",
  "product_class_price",
  "register_session",
  "cash_movement",
  "transaction",
  "transaction_item",
  "stock_flow",
] as const;
export type DemoTable = (typeof demoTables)[number];

export type DemoRows = Partial<Record<DemoTable, readonly Row[]>>;
