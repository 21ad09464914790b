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
export { type FailureBody, expiredSessionCode, failureBody, failureData } from "./failure.wire.ts";
