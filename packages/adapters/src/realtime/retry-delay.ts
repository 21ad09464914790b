/** Milliseconds before the next try; specification §9. */
export const retryDelay = (failedTries: number): number => 1000 * 2 ** Math.min(failedTries, 6);
