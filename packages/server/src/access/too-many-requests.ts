import { refused } from "@cantina/domain/kernel";

/** Says when to try again, and nothing of whom it was about. */
export const tooManyRequests = ({ retryAfterSeconds }: { readonly retryAfterSeconds: number }) =>
  refused({ code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds }, retryAfterSeconds });
