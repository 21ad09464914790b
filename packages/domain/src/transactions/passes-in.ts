/** Whether orders that are dates of passes are left out, or nothing else is looked for. HISTORY-14 */
export const passChoices = ["WITHOUT", "ONLY"] as const;
export type PassChoice = (typeof passChoices)[number];
