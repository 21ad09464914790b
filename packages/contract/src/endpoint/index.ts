export {
  type DataOf,
  type DecodedRequestOf,
  type Endpoint,
  type GivenDataOf,
  type RequestOf,
  type WireRequestOf,
  defineEndpoint,
  totalNameOf,
} from "./endpoint.ts";
export { type ErrorCode, anyCallCodes, bodyCodes, errorCodes, signedInCodes } from "./error-codes.ts";
export { statusOf } from "./status-of.ts";
export {
  type Failure,
  type FailureBody,
  type FailureOf,
  expiredSessionCode,
  failureBody,
  failureData,
  failureDataOf,
} from "./failure.wire.ts";
