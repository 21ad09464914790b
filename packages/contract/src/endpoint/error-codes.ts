/** Codes of specification §8 that are in use, and those that the rulings add, by the HTTP status that they come with. */
export const codesByStatus = {
  /** A rule, or a request that does not fit. */
  400: [
    "VALIDATION",
    "INVALID_TOKEN",
    "INVALID_TIME_ZONE",
    "IMPLAUSIBLE_AMOUNT",
    "IDEMPOTENCY_KEY_REQUIRED",
    "CLOSED_CASH_FLOW",
    "INVALID_TRANSACTION_STATUS",
    "INVALID_REVERT_TRANSACTION",
    "INVALID_COMPLETE_TRANSACTION",
    "PICKUP_NOT_AVAILABLE",
    "TO_BEFORE_FROM",
    "WRONG_USER",
    "WRONG_COMMENSAL",
    "CLIENT_MISSING",
    "COMMENSAL_MISSING",
    "WRONG_PAYMENT_METHOD",
    "WRONG_PRODUCT",
    "DELETED_PRODUCT",
    "RESTRICTED_ORDER",
    "ALLERGENS_CONTAINED",
    "COUPONS_NOT_AVAILABLE",
    "INVALID_COUPON_AMOUNT",
    "INVALID_COUPON",
    "WRONG_PROFILE",
    "DAILY_STOCK_LIMIT_EXCEEDED",
    "DAILY_LIMIT_EXCEEDED",
    "INSUFFICIENT_BALANCE",
    "NEGATIVE_BALANCE",
    "INVALID_LATE_SALE",
    "WRONG_DAY_SUBSCRIPTION",
    "DELETE_SUBSCRIBED_COMMENSAL",
    "INVALID_DISCOUNT",
    "DELETE_DEFAULT_CATEGORY",
    "ONLY_PRODUCTS",
    "INVALID_UPLOAD",
    "UPLOAD_FAULTS",
    "RECIPE_CYCLE",
    "ORDER_NOT_COMPLETED",
    "PREMIUM_NOT_AVAILABLE",
    "MP_NOT_AVAILABLE",
    "D24_NOT_AVAILABLE",
    "PLEXO_NOT_AVAILABLE",
    "MATTILDA_NOT_AVAILABLE",
    "PAYOUTS_UNREADABLE",
    "ARCA_NOT_AVAILABLE",
  ],
  /** Not signed in. */
  401: ["UNAUTHORIZED_ANONYMOUS", "SESSION_EXPIRED", "WRONG_CREDENTIALS"],
  /** Not allowed. */
  403: ["WRONG_PERMISSIONS", "WRONG_CAFETERIA", "FEATURE_DISABLED", "DELETED_CAFETERIA", "SELLER_NOT_ALLOWED"],
  /** Unknown. */
  404: ["NOT_FOUND", "DELETE_OR_UPDATE_NOT_FOUND", "UNKNOWN_EMAIL", "USER_DOES_NOT_EXIST_ASSOCIATE"],
  /** Against what there is by now. */
  409: [
    "IDEMPOTENCY_CONFLICT",
    "POSSIBLE_DUPLICATE",
    "CART_ALREADY_SOLD",
    "STALE_ORDER",
    "OUT_OF_STOCK",
    "PRICE_CHANGED",
    "USED_SUBSCRIPTION",
    "UNIQUE_CAFETERIA_PROFILE_CONFLICT",
    "UNCONFIRMED_BALANCE",
    "STALE_ENTRY",
    "PASS_ALREADY_OWNED",
    "NAME_TAKEN",
    "INVALID_SUBSCRIPTION_STATUS",
    "STALE_PRODUCT",
    "STALE_SORT",
    "DELETE_PRODUCT_IN_USE",
    "UNIQUE_EMAIL_CONFLICT",
    "INVALID_CAFETERIA_ASSOCIATION",
    "USER_EXISTS_REGISTER",
    "INVALID_CLASS_POSITIONS",
    "CLASS_IN_USE",
    "ORDERS_TOUCHED",
    "CONSUMABLE_IN_USE",
    "SUPPLIER_IN_USE",
    "STOCK_EXCEEDED",
    "INVENTORY_EXCEEDED",
    "STOCK_NOT_ACTIVE",
    "STOCK_ALREADY_ACTIVE",
    "COUNT_REFUSED",
    "INVENTORY_COUNT_REFUSED",
    "ORDER_ALREADY_REVIEWED",
    "PLAN_REFUSED",
    "PREMIUM_ALREADY_ACTIVE",
    "ACCOUNT_OF_ANOTHER_CAFETERIA",
  ],
  413: ["BODY_TOO_LARGE"],
  415: ["UNSUPPORTED_MEDIA_TYPE"],
  /** Too often. */
  429: ["TOO_MANY_REQUESTS"],
  500: ["SERVER_ERROR"],
  503: ["UPLOAD_BUSY"],
  /** No room on the disk. */
  507: ["STORAGE_FULL"],
} as const;

/** Each names its failure on the wire. */
export const errorCodes = Object.values(codesByStatus).flat();
export type ErrorCode = (typeof errorCodes)[number];

/** Of every call: any can come with what can't be read. */
export const anyCallCodes = ["VALIDATION", "SERVER_ERROR"] as const;
/** Of every call that somebody must be signed in for. */
export const signedInCodes = [
  "UNAUTHORIZED_ANONYMOUS",
  "SESSION_EXPIRED",
  "WRONG_PERMISSIONS",
  "DELETED_CAFETERIA",
] as const;
/** Of every call that brings a body. */
export const bodyCodes = ["BODY_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] as const;
