import type { Failure } from "../endpoint/index.ts";

/** Why a call brought no data. */
export type ApiFailure =
  | Failure
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
