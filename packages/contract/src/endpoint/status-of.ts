import { type ErrorCode, codesByStatus } from "./error-codes.ts";

const statuses: ReadonlyMap<ErrorCode, number> = new Map(
  Object.entries(codesByStatus).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)] as const)),
);

/** The HTTP status of an answer that says this failure. */
export const statusOf = (code: ErrorCode): number => statuses.get(code) ?? 500;
