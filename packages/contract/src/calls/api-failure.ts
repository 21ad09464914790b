import { type ErrorCode, failureData } from "../endpoint/index.ts";
import * as v from "valibot";

/** Failures whose ExtraData means something, with it decoded. */
export const failureWithData = v.variant("code", [
  v.object({ code: v.literal("VALIDATION"), data: failureData.VALIDATION }),
  v.object({ code: v.literal("IMPLAUSIBLE_AMOUNT"), data: failureData.IMPLAUSIBLE_AMOUNT }),
  v.object({ code: v.literal("TOO_MANY_REQUESTS"), data: failureData.TOO_MANY_REQUESTS }),
  v.object({ code: v.literal("DAILY_LIMIT_EXCEEDED"), data: failureData.DAILY_LIMIT_EXCEEDED }),
  v.object({ code: v.literal("DAILY_STOCK_LIMIT_EXCEEDED"), data: failureData.DAILY_STOCK_LIMIT_EXCEEDED }),
  v.object({ code: v.literal("POSSIBLE_DUPLICATE"), data: failureData.POSSIBLE_DUPLICATE }),
  v.object({ code: v.literal("OUT_OF_STOCK"), data: failureData.OUT_OF_STOCK }),
  v.object({ code: v.literal("INSUFFICIENT_BALANCE"), data: failureData.INSUFFICIENT_BALANCE }),
  v.object({ code: v.literal("NEGATIVE_BALANCE"), data: failureData.NEGATIVE_BALANCE }),
  v.object({ code: v.literal("STALE_ORDER"), data: failureData.STALE_ORDER }),
  v.object({ code: v.literal("INVALID_LATE_SALE"), data: failureData.INVALID_LATE_SALE }),
  v.object({ code: v.literal("PICKUP_NOT_AVAILABLE"), data: failureData.PICKUP_NOT_AVAILABLE }),
  v.object({ code: v.literal("UNCONFIRMED_BALANCE"), data: failureData.UNCONFIRMED_BALANCE }),
  v.object({ code: v.literal("STALE_ENTRY"), data: failureData.STALE_ENTRY }),
  v.object({ code: v.literal("STALE_PRODUCT"), data: failureData.STALE_PRODUCT }),
  v.object({ code: v.literal("STALE_SORT"), data: failureData.STALE_SORT }),
  v.object({ code: v.literal("DELETE_PRODUCT_IN_USE"), data: failureData.DELETE_PRODUCT_IN_USE }),
  v.object({ code: v.literal("INVALID_UPLOAD"), data: failureData.INVALID_UPLOAD }),
  v.object({ code: v.literal("UPLOAD_FAULTS"), data: failureData.UPLOAD_FAULTS }),
  v.object({ code: v.literal("INVALID_CLASS_POSITIONS"), data: failureData.INVALID_CLASS_POSITIONS }),
  v.object({ code: v.literal("CLASS_IN_USE"), data: failureData.CLASS_IN_USE }),
  v.object({ code: v.literal("CONSUMABLE_IN_USE"), data: failureData.CONSUMABLE_IN_USE }),
  v.object({ code: v.literal("SUPPLIER_IN_USE"), data: failureData.SUPPLIER_IN_USE }),
  v.object({ code: v.literal("PRICE_CHANGED"), data: failureData.PRICE_CHANGED }),
]);
export type FailureWithData = v.InferOutput<typeof failureWithData>;

/** Why a call brought no data. */
export type ApiFailure =
  | FailureWithData
  | { readonly code: Exclude<ErrorCode, FailureWithData["code"]> }
  /** No answer came: whether the call had its effect is not known. */
  | { readonly code: "UNREACHABLE" }
  /** An answer came that does not fit the contract; `field` is where it first does not. */
  | {
      readonly code: "MALFORMED_ANSWER";
      readonly field: string;
      /** Of an answer that is no success. */
      readonly status?: number;
    };

export type ApiFailureCode = ApiFailure["code"];
