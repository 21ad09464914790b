import type { Cents } from "../kernel/index.ts";
import type { ClientAccount, Commensal, DiscountCategory } from "./client.ts";

/** A commensal with everything that a sale to it depends on. */
export type Diner = {
  readonly commensal: Commensal;
  readonly client: ClientAccount;
  readonly className: string | null;
  readonly category: DiscountCategory;
  /** Below this an account sale is refused. */
  readonly minimumBalance: Cents;
};
