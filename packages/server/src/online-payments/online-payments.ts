import type { Clock } from "@cantina/domain/kernel";
import type {
  CardKeeper,
  HostedName,
  HostedProvider,
  PaymentProvider,
  SellerLinks,
  WalletConnect,
} from "@cantina/domain/payments";
import type { HeardNotice, NoticeNews } from "../provider-calls/index.ts";
import type { Sealer } from "../secrets/index.ts";
import type { PaymentTokens } from "./payment-token.ts";

/** What all providers share. */
export type PaymentsAround = {
  readonly tokens: PaymentTokens;
  readonly clock: Clock;
  readonly poke: () => void;
  /** To who looks after the server. */
  readonly report: (problem: unknown) => void;
};

/** A provider that is asked in the name of sellers who let us, by cards that are typed on our page. */
export type SellerPayments = PaymentsAround & {
  readonly provider: PaymentProvider;
  readonly links: SellerLinks;
  readonly cards: CardKeeper;
  /** null: nobody said with which platform's id wallets are linked. */
  readonly wallets: WalletConnect | null;
  /** Below our own address, where a buyer's way to the consent begins. */
  readonly walletUrl: (token: string) => string;
  readonly sealer: Sealer;
  /** Where it tells of news; null: nowhere that it could reach. */
  readonly noticeUrl: (place: {
    readonly country: string;
    readonly hookToken: string;
    readonly isOwn: boolean;
  }) => string | null;
  readonly webhookSecret: (country: string) => string | undefined;
};

/** A provider with a page of its own, which knows a canteen by an id that it gave to it. */
export type HostedPayments = PaymentsAround & {
  readonly name: HostedName;
  readonly provider: HostedProvider;
  /** Below our own address, where the buyer's page is opened. */
  readonly pageUrl: (token: string) => string;
  readonly hear: (notice: HeardNotice) => NoticeNews;
  /** Which payment's buyer came back by an address that ends so; null: nobody's. Left out: all come back by one. */
  readonly returned?: (proof: string) => string | null;
  /** Where it may tell of a seller's payments; left out: that goes with each payment, or it knows. */
  readonly noticeUrl?: (accountId: string) => string | null;
  /** Of what buyers choose on its page; null: its page takes the money. */
  readonly sealer: Sealer | null;
};

/** What paying online needs beside the database; there is none where nobody configured a provider. ONLINE-04 */
export type OnlinePayments = PaymentsAround & {
  readonly mercadoPago: SellerPayments | null;
  readonly hosted: Readonly<Record<HostedName, HostedPayments | null>>;
};
