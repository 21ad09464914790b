import type { Clock } from "@cantina/domain/kernel";
import type { PaymentProvider, SellerLinks } from "@cantina/domain/payments";
import type { Sealer } from "../secrets/index.ts";
import type { PaymentTokens } from "./payment-token.ts";

/** What paying online needs beside the database; there is none where nobody configured a provider. ONLINE-04 */
export type OnlinePayments = {
  readonly provider: PaymentProvider;
  readonly links: SellerLinks;
  readonly sealer: Sealer;
  readonly tokens: PaymentTokens;
  readonly clock: Clock;
  readonly poke: () => void;
  /** Where providers tell of news; null: nowhere that they could reach. */
  readonly noticeUrl: (place: {
    readonly country: string;
    readonly hookToken: string;
    readonly isOwn: boolean;
  }) => string | null;
  readonly webhookSecret: (country: string) => string | undefined;
  /** To who looks after the server. */
  readonly report: (problem: unknown) => void;
};
