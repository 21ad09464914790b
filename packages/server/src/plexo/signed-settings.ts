import type { SigningIdentity } from "./signed-message.ts";

/** What the law on paying by card has to be told of each charge. */
export type FinancialInclusion = {
  /** 0: no law applies. */
  readonly type: 0 | 1 | 6;
  /** Of the total, in hundredths of a percent. */
  readonly taxedShare: number;
};

/** The gateway whose messages are signed in both directions. */
export type SignedPlexoSettings = SigningIdentity & {
  readonly flavour: "signed";
  readonly apiUrl: string;
  /** As Plexo calls the platform. */
  readonly client: string;
  /** The only one whose answers are believed, in PEM. */
  readonly serverCertificate: string;
  readonly inclusion: FinancialInclusion;
  /** Where it stands, by the country's code. */
  readonly countries: readonly string[];
};

export const signedPlexoUrl = "https://pagos.plexo.com.uy:4043/SecurePaymentGateway.svc";
export const noInclusion: FinancialInclusion = { type: 0, taxedShare: 0 };
