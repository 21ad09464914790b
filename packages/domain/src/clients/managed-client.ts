import type { ClientAccount, DiscountCategory } from "./client.ts";

/** A client as administrators see it. `version` counts its changes: who changes it names the one that was shown. CLIENTS-15 */
export type ManagedClient = ClientAccount & {
  readonly status: "ENABLED" | "DELETED";
  readonly version: number;
};

/** The same for a discount category. */
export type ManagedCategory = DiscountCategory & {
  readonly version: number;
  /** What it was called before it lost its name to another one, until somebody saves it. CLIENTS-18 */
  readonly formerName?: string;
};
