export {
  type DataOf,
  type DecodedRequestOf,
  type Endpoint,
  type GivenDataOf,
  type RequestOf,
  type WireRequestOf,
  defineEndpoint,
} from "./endpoint.ts";
export { type ErrorCode, errorCodes } from "./error-codes.ts";
export {
  type Failure,
  type FailureBody,
  type FailureWithData,
  expiredSessionCode,
  failureBody,
  failureData,
  failureDataOf,
} from "./failure.wire.ts";
