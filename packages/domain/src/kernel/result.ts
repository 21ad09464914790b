/** An expected outcome as a value. A thrown error is always a bug. */
export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: F };

export const accepted = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refused = <const F>(failure: F): { readonly ok: false; readonly failure: F } => ({ ok: false, failure });
