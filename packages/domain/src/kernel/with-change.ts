type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What a change names, and for the rest what there was. */
export const withChange = <T extends object>(before: T, change: Change<T>): T => ({
  ...before,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});
