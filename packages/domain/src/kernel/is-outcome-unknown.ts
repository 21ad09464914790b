const codes: ReadonlySet<string> = new Set(["UNREACHABLE", "SERVER_ERROR", "MALFORMED_ANSWER"]);

/** Whether a call that failed so may have been carried out: no answer came, or none that can be read. */
export const isOutcomeUnknown = ({ code }: { readonly code: string }): boolean => codes.has(code);
