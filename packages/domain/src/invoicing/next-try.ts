const [first, longest] = [5_000, 1_800_000];

/** How long a series waits after so many failures in a row. INVOICE-10 */
export const nextTryMs = (failures: number): number => Math.min(longest, first * 2 ** Math.min(failures - 1, 20));
