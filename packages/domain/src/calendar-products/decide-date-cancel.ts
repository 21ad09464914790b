import { type Result, accepted, refused } from "../kernel/index.ts";

/** Whether an order that belongs to a sold pass may be reverted; null: it belongs to none. PASS-08 */
export const decideDateCancel = (
  sold: { readonly isOrderCancellable: boolean } | null,
): Result<null, { readonly code: "INVALID_REVERT_TRANSACTION" }> =>
  sold === null || sold.isOrderCancellable ? accepted(null) : refused({ code: "INVALID_REVERT_TRANSACTION" });
