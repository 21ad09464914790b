import type { Instant, Result } from "../kernel/index.ts";
import type { ProviderFailure } from "./provider-payment.ts";
import type { SavedCard } from "./saved-card.ts";

type Answer<T> = Promise<Result<T, ProviderFailure>>;

/** Who keeps a buyer's cards for a seller. `token` is the seller's, and so are the customers and their cards. CARD-09 */
export type CardKeeper = {
  /** Who the buyer is to the seller: made, or found where the seller knows that e-mail already. */
  readonly customerOf: (token: string, email: string) => Answer<string>;
  readonly add: (
    token: string,
    card: {
      readonly customerId: string;
      /** Has paid for nothing, and is good for this once. */
      readonly cardToken: string;
      /** Where the answer is lost, it is looked for among what was added from then on. */
      readonly since: Instant;
    },
  ) => Answer<SavedCard>;
  /** One that is not there is gone. */
  readonly remove: (token: string, card: Pick<SavedCard, "customerId" | "cardId">) => Answer<null>;
  /** Whether that is how it says that it has no such card. */
  readonly isUnknown: (failure: ProviderFailure) => boolean;
};
