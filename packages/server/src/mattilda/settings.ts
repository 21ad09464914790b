export type MattildaSettings = {
  /** Where payouts are asked for: of its own contract, for no public page names it. */
  readonly apiUrl: string;
  readonly apiKey: string;
};

/** How long a call may take, in milliseconds, and how much it may answer, in bytes. */
export type MattildaLimits = {
  readonly listMs: number;
  readonly listBytes: number;
  readonly fileMs: number;
  readonly fileBytes: number;
};

export const mattildaLimits: MattildaLimits = {
  listMs: 10_000,
  listBytes: 262_144,
  fileMs: 25_000,
  fileBytes: 5_242_880,
};
