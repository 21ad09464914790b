export { type ApiFailure, type ApiFailureCode } from "./api-failure.ts";
export { type AnswerOf, type Counted, type Paged, type WireAnswer, readAnswer } from "./read-answer.ts";
export { type WireRequest, wireRequest } from "./wire-request.ts";
export { serverTimeHeader } from "./server-time.ts";
